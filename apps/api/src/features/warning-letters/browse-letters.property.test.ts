import { LetterFamily, LetterKind, WarningLetterFilter, type WarningLetter } from "@clausewise/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { generated, holdAgainstEveryRow } from "../../testing/brute-force.ts";
import { browseLetters } from "./browse-letters.ts";
import { partOf } from "./cited-parts.ts";
import { builtInLetter } from "./letter.fixture.ts";
import { mergeLetters } from "./merge-letters.ts";

const firms = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"];
const offices = ["Center for Devices and Radiological Health", "Division of Pharmaceutical Quality Operations II", "Office of Biologics"];
const clauses = ["21 CFR 820.30(a)", "21 CFR 820.100", "21 CFR 211.192", "21 CFR 803.17", "FD&C Act 501(a)(2)(B)"];

const said = fc.record({
  company: fc.subarray(firms, { minLength: 1 }).map((some) => `${some.join(" ")} Inc.`),
  letter_date: fc
    .record({ year: fc.integer({ min: 2019, max: 2026 }), month: fc.integer({ min: 1, max: 12 }) })
    .map(({ year, month }) => `${year}-${String(month).padStart(2, "0")}-04`),
  issuing_office: fc.constantFrom(...offices),
  subject_family: fc.constantFrom(...LetterFamily.options),
  product_kind: fc.subarray([...LetterKind.options], { minLength: 1 }),
});

/** What is known of a letter from elsewhere. */
const known = fc.record({
  violations: fc.option(fc.subarray(clauses, { minLength: 1 })),
  response: fc.option(fc.constant("https://www.fda.gov/response")),
  close_out: fc.option(fc.constant("https://www.fda.gov/close-out")),
  follow_up_known: fc.boolean(),
});

const facts = generated(fc.record({ said, known }), 5000);

const rows: WarningLetter[] = mergeLetters(
  facts.map((one, nth) => builtInLetter(one.said.company, { ...one.said, marcs_cms: String(600_000 + nth) })),
  [],
).map((letter) => ({ ...letter, ...facts[Number(letter.marcs_cms) - 600_000]?.known, relevance: "", concern: null }));

const years = [...new Set(rows.flatMap(({ date }) => date?.slice(0, 4) ?? []))];
const isFollowUp: Record<string, (row: WarningLetter) => boolean> = {
  unknown: ({ follow_up_known }) => !follow_up_known,
  response: ({ follow_up_known, response }) => follow_up_known && response !== null,
  close_out: ({ follow_up_known, close_out }) => follow_up_known && close_out !== null,
  none: ({ follow_up_known, response, close_out }) => follow_up_known && response === null && close_out === null,
};
const cited = ["unknown", "21 CFR 820", "21 CFR 211", "21 CFR 803", "FD&C Act 501(a)(2)(B)"];

test.each([{}, { from: "2021-03-04" }, { from: "2020-01-01", to: "2024-06-30" }])(
  "every combination of filters leaves of 5,000 letters what a look at each of them leaves (%o)",
  async ({ from, to }: { from?: string; to?: string }) => {
    const within = rows.filter(({ date }) => date !== null && (from ?? "") <= date && date <= (to ?? "9"));
    expect(within.length).toBeGreaterThan(1000);
    await holdAgainstEveryRow(
      {
        rows: within,
        filters: {
          family: { values: LetterFamily.options, holds: (row, value) => row.subject_family === value },
          kind: { values: LetterKind.options, holds: (row, value) => row.product_kind.some((one) => one === value) },
          office: { values: offices, holds: (row, value) => row.issuing_office === value },
          year: { values: years, holds: (row, value) => row.date?.startsWith(value) === true },
          cited: {
            values: cited,
            holds: ({ violations }, value) =>
              violations === null ? value === "unknown" : violations.some((clause) => partOf(clause) === value),
          },
          follow_up: { values: Object.keys(isFollowUp), holds: (row, value) => isFollowUp[value]?.(row) === true },
        },
        words: { values: [...firms, "Division"], said: ({ company, issuing_office }) => `${company} ${issuing_office}` },
        orders: {
          newest: (a, b) => (b.date ?? "").localeCompare(a.date ?? ""),
          oldest: (a, b) => (a.date ?? "").localeCompare(b.date ?? ""),
          firm: () => 0,
        },
        list: async ({ search, chosen, ...part }) => {
          const single = Object.fromEntries(Object.entries(chosen).map(([name, [value]]) => [name, value]));
          return browseLetters(rows, WarningLetterFilter.parse({ search, ...single, ...part, from, to }));
        },
      },
      150,
    );
  },
);
