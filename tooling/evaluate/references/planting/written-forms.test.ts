import { citationsIn } from "@clausewise/proofreading";
import { builtInSuccessions } from "@clausewise/static-data";
import { expect, test } from "vitest";
import { writtenForms } from "./written-forms.ts";

const clauses = [
  "21 CFR 807.92(a)(3)",
  "21 CFR 812.150(b)(1)",
  "21 CFR 801.1",
  "21 CFR 870.1415(b)(1)(i)(B)",
  "EU MDR Article 10(9)",
  "EU MDR Article 52(4)",
  "EU MDR Article 120(3c)",
  "EU MDR Article 10a",
  "EU MDR Article 13(2)(b)",
  "EU MDR Annex I 10.4.1",
  "EU MDR Annex XIV",
  "EU IVDR Article 78(4)",
  "EU IVDR Annex VII 3.1.3",
  "FD&C Act 510(k)",
  "FD&C Act 513(f)(2)(A)(iii)",
  "FD&C Act 524B(b)(3)",
  "SOR/98-282 s. 32(2)(c)",
  "SOR/98-282 s. 61.2(1)",
  "C.R.C., c. 870 C.05.006(1)(a)",
];
const former = builtInSuccessions().flatMap(({ clause }) => (/^21 CFR \d+\.\d+/.test(clause) ? [clause] : []));

test.each([...clauses, ...former])("%s is read in every form in which documents write it", (clause) => {
  const written = writtenForms(clause);
  const missed = (written?.forms ?? []).filter((form) => {
    const text = `${written?.opening ?? ""}\n\nThe procedure was written to meet ${form} where it applies.`;
    return !citationsIn(text).some(({ normal }) => normal === clause);
  });
  expect(written?.forms.length).toBeGreaterThan(3);
  expect(missed).toEqual([]);
});

test.each(["21 CFR 807.92(a)(3)", "EU MDR Article 10(9)", "FD&C Act 510(k)"])(
  "%s is read however its lines are broken and its spaces set",
  (clause) => {
    const { opening, forms } = writtenForms(clause) ?? { opening: "", forms: [] };
    const missed = forms.flatMap((form) =>
      ["\n", "\u00a0", "\u202f"].flatMap((space) => {
        const set = form.replaceAll(" ", space);
        return citationsIn(`${opening}\n\nThe procedure follows ${set} where it applies.`).some(({ normal }) => normal === clause)
          ? []
          : [set];
      }),
    );
    expect(missed).toEqual([]);
  },
);
