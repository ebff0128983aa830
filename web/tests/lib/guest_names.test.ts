import { expect, it } from "vitest";
import { MAX_NAME } from "../../src/constants";
import { guestName } from "../../src/lib/guest_names";

it("guests get one of many Roman names", () => {
  const names = Array.from({ length: 60 }, (_, at) => guestName(() => at / 60));
  expect(new Set(names).size).toBeGreaterThan(40);
  for (const name of names) expect(name).toMatch(new RegExp(`^[A-Z][a-z]{2,${MAX_NAME - 1}}$`));
});
