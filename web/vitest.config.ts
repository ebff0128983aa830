import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Modules without a screen are tested here; what people see and do is tested in a real browser (`tests/browser`).
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom", restoreMocks: true },
});
