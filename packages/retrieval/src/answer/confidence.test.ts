import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import type { Candidate } from "../evidence/candidate.ts";
import { composeAnswer } from "./answer-composer.ts";
import { confidenceOf } from "./confidence.ts";

const rule = candidate({ key: 1, text: "A sponsor shall report unanticipated adverse device effects within 10 working days." });
const others = [46, 43, 25].map((section, nth) => candidate({ ...rule, key: nth + 2, citation: `21 CFR 812.${section}` }));
const question = "When shall a sponsor report unanticipated adverse device effects?";
const sure = (ask: string, candidates: Candidate[]) => composeAnswer(evidenceFor(ask, candidates)).confidence;

describe("how sure an answer is", () => {
  test("is 0.95 where the question names its clause", () => {
    expect(sure("When does a sponsor report adverse device effects under 21 CFR 812.150?", [rule, ...others])).toBe(0.95);
  });

  test("is less where what is named speaks of little else that is asked", () => {
    const ask = "Which fee and which penalty for late payment does 21 CFR 812.150 set for sponsors?";
    expect(sure(ask, [rule, ...others])).toBeLessThan(0.8);
  });

  test("is less where it does not", () => {
    expect(sure(question, [rule, ...others])).toBeLessThan(0.95);
  });

  test("rises with how clearly the best stands out among all that was found", () => {
    const evidence = evidenceFor(question, [rule, ...others]);
    const withBest = (share: number) =>
      composeAnswer({
        ...evidence,
        sections: evidence.sections.map((one, nth) => ({ ...one, share: nth === 0 ? share : (1 - share) / 3 })),
      }).confidence;
    fc.assert(
      fc.property(fc.double({ min: 0.25, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.5, noNaN: true }), (share, more) => {
        expect(withBest(Math.min(1, share + more))).toBeGreaterThanOrEqual(withBest(share));
      }),
    );
    expect(withBest(1)).toBeGreaterThan(withBest(0.25));
  });

  test("is less with five sections alike than with one alone", () => {
    expect(sure(question, [rule])).toBeGreaterThan(sure(question, [rule, ...others]));
  });

  test("is 0.55 at most where the answer is inconclusive, even on a named clause", () => {
    const composed = composeAnswer(evidenceFor("What do 21 CFR 812.150 and 21 CFR 812.199 say of adverse device effects?", [rule]));
    expect(composed).toMatchObject({ outcome: "inconclusive", confidence: 0.55 });
  });

  test("is told of what stands out clearly, however few of the question's words it has", () => {
    const [clear] = evidenceFor("When is it done, in plain terms and for a beginner, with hints on how to remember it?", [rule]).sections;
    if (!clear) throw new Error("no section");
    const evidence = evidenceFor("When is it done, in plain terms and for a beginner, with hints on how to remember it?", [rule]);
    const outcome = (share: number) => composeAnswer({ ...evidence, sections: [{ ...clear, share }] }).outcome;
    expect(outcome(0.1)).toBe("nothing_found");
    expect(outcome(0.9)).not.toBe("nothing_found");
  });

  test("is nothing where nothing was found", () => {
    expect(sure("How are homeopathic pacemaker electrodes priced?", [rule])).toBe(0);
  });
});

describe("what is told of a chance", () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });

  test("is the chance itself as long as nobody would rely on it alone", () => {
    expect(confidenceOf(0.4, 0.9)).toBe(0.4);
    expect(confidenceOf(0.75, 0.9)).toBe(0.75);
  });

  test("counts as sure only from where nine answers in ten are right", () => {
    fc.assert(
      fc.property(chance, (one) => {
        expect(confidenceOf(one, 0.9) >= 0.8).toBe(one >= 0.9);
      }),
    );
  });

  test("is never less for what is likelier", () => {
    fc.assert(
      fc.property(chance, chance, (one, other) => {
        expect(confidenceOf(Math.max(one, other), 0.9)).toBeGreaterThanOrEqual(confidenceOf(Math.min(one, other), 0.9));
      }),
    );
  });
});
