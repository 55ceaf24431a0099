import { productFacts, type FactName } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { asksFor, saidOf, statedOf } from "./fact-words.ts";
import { optionsOf } from "./fact-values.ts";

const facts = Object.keys(productFacts) as FactName[];

test("every fact is asked for by one question", () => {
  expect(facts.filter((fact) => !/^[A-Z].*\?$/.test(asksFor(fact)))).toEqual([]);
  expect(new Set(facts.map(asksFor)).size).toBe(facts.length);
});

test("what is so and what is not are told apart", () => {
  const alike = facts.filter((fact) => optionsOf(fact) === null && saidOf(fact, true) === saidOf(fact, false));
  expect(alike).toEqual([]);
  expect([saidOf("sterile", true), saidOf("sterile", false)]).toEqual(["it is sterile", "it is not sterile"]);
});

test("a value is said behind its fact's words", () => {
  expect(saidOf("class_eu", "IIa")).toBe("in the European Union it is in class IIa");
  expect(saidOf("us_application", "anda")).toBe("the application to FDA is an ANDA");
});

test("a statement is a sentence of its own, without its full stop", () => {
  expect(statedOf("class_eu", "IIa")).toBe("In the European Union it is in class IIa");
  expect(facts.filter((fact) => optionsOf(fact) === null && !/^[A-Z].*[^.]$/.test(statedOf(fact, true)))).toEqual([]);
});
