import { expect, test } from "vitest";
import { builtInLibrary } from "./library.ts";
import { builtInStandards, builtInSuccessions } from "./references.ts";

const library = builtInLibrary();
const retired = library.filter(({ status }) => status === "superseded");

test("each provision is said once to have gone, and each standard is named once", () => {
  const clauses = builtInSuccessions().map(({ clause }) => clause);
  const numbers = builtInStandards().map(({ number }) => number);
  expect(new Set(clauses).size).toBe(clauses.length);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("editions stand in the order of their years, and none is taken over before it appeared", () => {
  for (const { editions } of builtInStandards()) {
    const years = editions.map(({ year }) => year);
    expect(years).toEqual(years.toSorted());
    for (const { year, adopted } of editions) expect(adopted.every((one) => one >= year)).toBe(true);
  }
});

test("the clauses of a standard stand in their order, each once", () => {
  const known = builtInStandards().flatMap(({ clauses }) => (clauses ? [clauses.map(([number]) => number)] : []));
  expect(known).not.toEqual([]);
  for (const numbers of known) {
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })));
  }
});

test("the table of editions and the notes on standards say the same of each edition that both know", () => {
  for (const { number, editions } of builtInStandards()) {
    const [latest] = editions.toReversed();
    const notes = library.filter(({ kind, identifier }) => kind === "standard" && identifier.startsWith(`${number}:`));
    for (const { identifier, status } of notes)
      expect([identifier, status === "superseded"]).toEqual([
        identifier,
        identifier.slice(number.length + 1, number.length + 5) !== latest?.year,
      ]);
  }
});

test("every section that our notes tell of the former quality system regulation has its successor", () => {
  const known = builtInSuccessions().map(({ clause }) => clause);
  const former = retired.find(({ identifier }) => identifier === "21 CFR 820");
  const cited = new Set(former?.passages.map(({ citation }) => citation));
  expect(cited.size).toBeGreaterThan(30);
  expect([...cited].filter((clause) => !known.some((one) => clause === one || clause.startsWith(`${one}(`)))).toEqual([]);
});

test("each successor in the law is held, and each act that is over has one", () => {
  const held = new Set(library.map(({ identifier }) => identifier));
  const sourceOf = (clause: string) => clause.replace(/^(21 CFR \d+|EU MDR|EU IVDR|ISO \d+:\d{4}).*$/, "$1");
  const successors = new Set(builtInSuccessions().flatMap((one) => one.successors.map(sourceOf)));
  expect([...successors].filter((name) => !held.has(name))).toEqual(["ISO 9000:2015"]);
  const acts = retired.filter(({ kind }) => kind === "directive").map(({ identifier }) => identifier);
  expect(acts.filter((act) => !builtInSuccessions().some(({ clause }) => clause === act))).toEqual([]);
});
