import { expect, test } from "vitest";
import { toAuthority } from "./authorities.ts";

test("an unknown authority in an address falls back to FDA", () => {
  expect(toAuthority("EU_MDR")).toBe("EU_MDR");
  expect(toAuthority("MARS")).toBe("FDA");
  expect(toAuthority(null)).toBe("FDA");
});
