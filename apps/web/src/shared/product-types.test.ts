import { expect, test } from "vitest";
import { toProductType } from "./product-types.ts";

test("an unknown kind of product in an address narrows nothing", () => {
  expect([toProductType("ivd"), toProductType("toy"), toProductType(null)]).toEqual(["ivd", null, null]);
});
