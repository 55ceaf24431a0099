import { expect, test } from "vitest";
import { actSectionOf } from "./statute-sections.ts";

test.each([
  ["360j", "520"],
  ["360e-1", "515A"],
  ["355-1", "505-1"],
  ["360bbb-3", "564"],
  ["360AA", "525"],
])("21 USC %s is section %s of the FD&C Act", (usc, act) => {
  expect(actSectionOf(usc)).toBe(act);
});

test.each(["9999", "360zz", "", "toString"])("of “%s” no section is claimed", (usc) => {
  expect(actSectionOf(usc)).toBeNull();
});
