import { describe, expect, test } from "vitest";
import { fitModel, updated } from "./fit-model.ts";
import { randomFrom } from "./folds.ts";
import type { Case, FoundSection } from "./gather.ts";
import { type ModelFile, modelText } from "./model-file.ts";
import { reportOf } from "./report.ts";
import { sectionRanker } from "./sections.ts";
import { answerConfidence, sureFrom } from "./confidence.ts";

/** Made cases in which the section that covers most is right, whether or not it is on the place the question names. */
function cases(count: number): Case[] {
  const random = randomFrom(11);
  return Array.from({ length: count }, (_, nth): Case => {
    const sections = Array.from({ length: 8 }, (): FoundSection => {
      const known = { covered: random(), titles: random(), place: random() < 0.5 ? 1 : 0 };
      return { features: known as FoundSection["features"], gain: 0, isRight: false };
    });
    const best = sections.toSorted((one, other) => other.features.covered - one.features.covered)[0];
    if (best) best.isRight = true;
    const first = random();
    return {
      library: nth % 2 === 0 ? "built-in" : "texts",
      set: "made",
      takesPart: true,
      question: {
        id: `${nth}`,
        question: `Question ${nth}?`,
        authority: "FDA",
        gold_citations: ["21 CFR 803.50"],
        expected: "answer",
        first: [],
        forbid: [],
        parts: [],
        not_searched: [],
      },
      sections,
      passages: [],
      premises: { figures: [], beliefs: [] },
      answer: {
        outcome: "answered",
        isNamed: false,
        features: { first, three: first, coverage: random() } as Case["answer"]["features"],
        isRight: random() < first,
      },
    };
  });
}

const ranker = (weights: Record<string, number>): ModelFile => ({
  about: "Made",
  fitted_on: "2026-01-01",
  fitted_to: ["made before"],
  weights,
  set_by_rule: ["place"],
  score_of_no_answer: 0,
  gain_of_named_clause: 20,
});
const sets = [{ name: "made", title: "made questions", takesPart: true, questions: [] }];
const settings = { ridge: 0.3, folds: 5, seed: 1 };
const provenance = { day: "2026-11-22", sets, force: false };
const fitted = (file: ModelFile, made = cases(120)) => fitModel(sectionRanker, file, { cases: made, sets, settings });

describe("fitting the ranker of sections", () => {
  const poor = ranker({ covered: 0, titles: 3, place: 2 });

  test("finds what tells the right section, and what does not", () => {
    const { weights } = updated(poor, fitted(poor), provenance);
    expect(weights["covered"]).toBeGreaterThan(5);
    expect(Math.abs(weights["titles"] ?? 9)).toBeLessThan(1.5);
  });

  test("leaves what is set by rule, and everything else of the file", () => {
    const file = updated(poor, fitted(poor), provenance);
    expect(file.weights["place"]).toBe(2);
    expect(file).toMatchObject({ gain_of_named_clause: 20, fitted_on: "2026-11-22", fitted_to: ["made questions"] });
  });

  test("fits a feature that the file does not know yet", () => {
    const unaware = ranker({ titles: 3, place: 2 });
    expect(updated(unaware, fitted(unaware), provenance).weights["covered"]).toBeGreaterThan(5);
  });

  test("keeps weights that a new fit does not better, and says so in the file", () => {
    const better = updated(poor, fitted(poor), provenance);
    const good = { ...better, weights: { ...better.weights, covered: 40, titles: 0 }, score_of_no_answer: -9 };
    const comparison = fitted(good);
    const kept = updated(good, comparison, { ...provenance, day: "2026-12-01" });
    expect(kept).toMatchObject({ weights: good.weights, fitted_on: "2026-11-22" });
    expect(kept.last_fit).toMatchObject({ on: "2026-12-01", outcome: expect.stringContaining("kept: its log loss out of fold") });
    expect(reportOf(comparison)).toContain("Today's weights are kept");
    expect(updated(good, comparison, { ...provenance, force: true }).weights).not.toEqual(good.weights);
  });

  test("gives the same file for the same seed", () => {
    const file = () => modelText(updated(poor, fitted(poor), provenance));
    expect(file()).toBe(file());
  });

  test("does not learn from questions that take no part", () => {
    const misleading = cases(120).map((one) => ({
      ...one,
      takesPart: false,
      question: { ...one.question, question: `Apart: ${one.question.question}` },
      sections: one.sections.map((section, nth) => ({ ...section, isRight: nth === 0 })),
    }));
    const [without, beside] = [fitted(poor), fitted(poor, [...cases(120), ...misleading])];
    expect(beside.refitted.weights).toEqual(without.refitted.weights);
    expect(beside.refitted.measures.apart).toBeGreaterThan(1);
  });
});

describe("fitting the confidence", () => {
  const file: ModelFile = { ...ranker({ first: 0, three: 0, coverage: 0 }), set_by_rule: [], bias: 0 };
  const comparison = fitModel(answerConfidence, file, { cases: cases(400), sets, settings });

  test("finds that answers are the surer the more clearly the best stands out", () => {
    const { weights } = updated(file, comparison, provenance);
    expect((weights["first"] ?? 0) + (weights["three"] ?? 0)).toBeGreaterThan(3);
    expect(Math.abs(weights["coverage"] ?? 9)).toBeLessThan(1);
  });

  test("leaves what is sure from where that is set by rule", () => {
    const byRule = { ...file, set_by_rule: ["sure_from"], sure_from: 0.5 };
    expect(updated(byRule, comparison, provenance)).toMatchObject({ sure_from: 0.5 });
    expect(updated(file, comparison, provenance)).not.toMatchObject({ sure_from: 0.5 });
  });

  test("prints how often answers were right beside how sure they were", () => {
    expect(reportOf(comparison)).toMatch(/0\.9–1\.0 {3}mean 0\.9\d {3}right \d+ of \d+/);
  });

  test("is told as sure from where nine in ten are right", () => {
    const chances = (right: number, of: number, confidence: number) =>
      Array.from({ length: of }, (_, nth) => ({ confidence, right: nth < right }));
    expect(sureFrom(chances(95, 100, 0.85))).toBe(0.8);
    expect(sureFrom([...chances(60, 100, 0.85), ...chances(95, 100, 0.95)])).toBe(0.86);
    expect(sureFrom(chances(50, 100, 0.995))).toBe(0.99);
  });

  test("takes no account of answers of which nobody knows what they must say, or that were not shown", () => {
    const left = cases(2).map((one, nth) => ({
      ...one,
      answer: { ...one.answer, ...(nth === 0 ? { isRight: null } : { outcome: "nothing_found" }) },
    }));
    const all = fitModel(answerConfidence, file, { cases: [...cases(400), ...left], sets, settings });
    expect(all.samples).toBe(400);
  });
});

test("a model's file is written as the formatter does, short lists in one line", () => {
  expect(modelText({ list: ["a", "b"], deep: { one: 1 } })).toBe('{\n  "list": ["a", "b"],\n  "deep": {\n    "one": 1\n  }\n}\n');
});
