import type { Clause } from "@clausewise/contracts";
import { builtInLibrary } from "@clausewise/static-data";
import { describe, expect, test } from "vitest";
import { allRoutes } from "./routes/routes.ts";
import { ruleSets } from "./classification/rule-sets.ts";

const held = new Map(builtInLibrary().map(({ identifier, passages }) => [identifier, passages.map(({ citation }) => citation)]));
const holds = (known: string, clause: string): boolean =>
  known === clause || known.startsWith(`${clause}(`) || (clause.startsWith(known) && "(. ,".includes(clause.charAt(known.length)));
const isHeld = ({ source, clause }: Clause): boolean => (held.get(source) ?? []).some((known) => holds(known, clause));

describe.each(ruleSets)("$id", ({ questions, rules, remarks, strictest }) => {
  test("rests on clauses that the library holds", () => {
    const clauses = [...questions, ...rules, ...rules.flatMap(({ indents }) => indents), ...remarks, strictest].flatMap(
      (one) => one.clauses,
    );
    const lost = clauses.filter((clause) => !isHeld(clause)).map(({ source, clause }) => `${source} | ${clause}`);
    expect([...new Set(lost)]).toEqual([]);
  });

  test("has a clause at every question, rule and sentence", () => {
    const all = [...questions, ...rules, ...rules.flatMap(({ indents }) => indents)];
    expect(all.filter(({ clauses }) => clauses.length === 0)).toEqual([]);
  });

  test("asks each thing once, under a name of its own, and never about a rule", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questions.filter(({ text }) => /\brule\b/i.test(text)).map(({ id }) => id)).toEqual([]);
  });
});

describe("the routes", () => {
  test("rest on clauses that the library holds", () => {
    const clauses = allRoutes.flatMap(({ set, steps }) => steps.flatMap((step) => step.clauses.map((clause) => ({ set, clause }))));
    expect(clauses.filter(({ clause }) => !isHeld(clause)).map(({ set, clause }) => `${set}: ${clause.clause}`)).toEqual([]);
  });

  test("lead on from every outcome of every questionnaire", () => {
    const dead = ruleSets.flatMap(({ id, outcomes }) =>
      outcomes
        .filter((outcome) => !allRoutes.some(({ set, steps }) => set === id && steps.some(({ of }) => of.includes(outcome))))
        .map((outcome) => `${id}: ${outcome}`),
    );
    expect(dead).toEqual(["us-lead-center: not_combined"]);
  });
});
