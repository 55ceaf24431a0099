import { builtInLetters } from "@clausewise/static-data";
import { expect, test } from "vitest";
import { classifyLetter } from "./classify-letter.ts";

test("the rules say of every built-in letter what it was found to be", () => {
  const different = builtInLetters()
    .map((letter) => ({ letter, ...classifyLetter(letter) }))
    .filter(
      ({ letter, subject_family, product_kind }) =>
        subject_family !== letter.subject_family || product_kind.join() !== letter.product_kind.join(),
    )
    .map(
      ({ letter, subject_family, product_kind }) =>
        `${letter.subject} | ${letter.issuing_office}: ${subject_family} ${product_kind.join()}`,
    );
  expect(different).toEqual([]);
});

test.each([
  ["Family Smoking Prevention and Tobacco Control Act/Adulterated/Misbranded", "Center for Tobacco Products"],
  ["CGMP/Food/Adulterated", "Division of Pharmaceutical Quality Operations I"],
  ["CGMP/Finished Pharmaceuticals/Adulterated", "Center for Veterinary Medicine"],
  ["CGMP", "An office that nobody knows"],
])("a letter on %s of %s is of something else", (subject, issuing_office) => {
  expect(classifyLetter({ subject, issuing_office })).toEqual({ subject_family: "outside", product_kind: [] });
});
