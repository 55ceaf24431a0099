import { jurisdictions } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { builtInLibrary } from "./library.ts";

test("the register of jurisdictions says of whose law the library holds notes", () => {
  const noted = new Set(builtInLibrary().map(({ jurisdiction }) => jurisdiction));
  const held = jurisdictions.filter(({ holdsLaw }) => holdsLaw).map(({ code }) => code);
  expect(held.toSorted()).toEqual([...noted].toSorted());
});
