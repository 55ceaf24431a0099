import { ProductType } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { productTypes, toProductType } from "./product-types.ts";

test("a question can be narrowed to the contract's kinds of product", () => {
  expect(productTypes).toEqual(ProductType.options);
});

test("an unknown kind of product in an address narrows nothing", () => {
  expect([toProductType("ivd"), toProductType("toy"), toProductType(null)]).toEqual(["ivd", null, null]);
});
