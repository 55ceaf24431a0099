import { expect, test } from "vitest";
import { webAddress } from "./web-address.ts";

test("a link leads to the web and nowhere else", () => {
  expect(webAddress("https://www.ecfr.gov/current/title-21")).toBe("https://www.ecfr.gov/current/title-21");
  expect(webAddress("javascript:alert(1)")).toBeUndefined();
  expect(webAddress("not an address")).toBeUndefined();
  expect(webAddress(null)).toBeUndefined();
});
