import type { Requirement } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { factMap, requirementApplies } from "./applicability.ts";
import { questionsOn } from "./questions.ts";

type Facts = NonNullable<Requirement["applies"]>["facts"];
const open = (when: string, facts: Facts = []) => requirementApplies({ applies: { when, facts, words: [] } }, factMap([]));
const asksSoftware: Facts = [{ fact: "software", is: true }];
const ofClassC: Facts = [...asksSoftware, { fact: "software_class", is: "C" }];

test("that on which most requirements hang is asked first, and what is told by words after what is told by facts", () => {
  const all = [
    open("product is reworked"),
    open("the device is software", asksSoftware),
    open("it measures", [{ fact: "measuring", is: true }]),
  ];
  expect(questionsOn([...all, open("the device is software", asksSoftware)]).questions).toMatchObject([
    { fact: "software", condition: null, options: null, requirements: 2 },
    { fact: "measuring", requirements: 1 },
    { fact: null, condition: "product is reworked", asks: "Is it so? Product is reworked.", requirements: 1 },
  ]);
});

test("of several facts the first is asked for, since it may settle the matter; what it leaves open is not counted as decided", () => {
  const { questions, first } = questionsOn([open("the software is of class C", ofClassC), open("the device is software", asksSoftware)]);
  expect(questions).toMatchObject([{ fact: "software", requirements: 2 }]);
  expect(first).toEqual({ questions: 1, requirements: 1 });
});

test("a fact with values is asked with what may be answered", () => {
  expect(questionsOn([open("of class C", [{ fact: "software_class", is: "C" }])]).questions[0]?.options).toEqual([
    { value: "A", label: "A" },
    { value: "B", label: "B" },
    { value: "C", label: "C" },
  ]);
});

test("nothing is asked where everything is decided", () => {
  expect(questionsOn([requirementApplies({ applies: null }, factMap([]))])).toEqual({
    questions: [],
    first: { questions: 0, requirements: 0 },
  });
});
