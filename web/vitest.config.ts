import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Modules that need no screen are tested here; what people see and do is tested in a real browser (`tests/browser`).
// A file that needs a document says so in its first line.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: {
    pool: "threads",
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000, // a busy machine takes its time
  },
});
