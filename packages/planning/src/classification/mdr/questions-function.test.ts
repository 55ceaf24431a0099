import type { Answers } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { askedQuestions } from "../../rules/asked.ts";
import { mdrClassification } from "./mdr.ts";
import * as questions from "./questions-function.ts";

const asked = (answers: Answers) => askedQuestions(mdrClassification, answers).map(({ id }) => id);
const touched: Answers = { kind: "device", active_implant: ["none"] };

describe("what a device does is asked", () => {
  test("of one that stays outside the body, and of wounds only where skin is injured", () => {
    expect(asked({ ...touched, contact: ["none"] })).toEqual(expect.arrayContaining(["stores", "modifies", "in_vitro"]));
    expect(asked({ ...touched, contact: ["none"] })).not.toContain("wound_use");
    expect(asked({ ...touched, contact: ["injured"] })).toContain("wound_use");
  });

  test("of software by what it supplies, and by how grave a wrong decision is only where it supplies one", () => {
    const software: Answers = { kind: "software", software_role: "independent", active_implant: ["none"], active_purpose: ["diagnosis"] };
    expect(asked(software)).toContain("software_use");
    expect(asked(software)).not.toContain("stores");
    expect(asked({ ...software, software_use: ["none"] })).not.toContain("decision_impact");
    expect(asked({ ...software, software_use: ["decisions"] })).toContain("decision_impact");
  });

  test("of energy only where it is an active device", () => {
    const outside: Answers = { ...touched, contact: ["intact_skin"], stores: ["none"], modifies: "no", in_vitro: "no" };
    expect(asked({ ...outside, active: "no" })).not.toContain("active_purpose");
    expect(asked({ ...outside, active: "yes" })).toContain("active_purpose");
    expect(asked({ ...outside, active: "yes", active_purpose: ["therapy"] })).toContain("energy");
  });
});

test("each question cites what it rests on, and none of its options stands twice", () => {
  const all = Object.values(questions).flat();
  expect(all.filter(({ clauses }) => clauses.length === 0).map(({ id }) => id)).toEqual([]);
  expect(all.filter(({ options }) => new Set(options.map(({ value }) => value)).size < options.length).map(({ id }) => id)).toEqual([]);
});

test("the answer that none of them fits stands alone", () => {
  const denials = Object.values(questions)
    .flat()
    .flatMap(({ options }) => options.filter(({ value }) => value === "none"));
  expect(denials.length).toBeGreaterThan(0);
  expect(denials.every(({ alone }) => alone)).toBe(true);
});
