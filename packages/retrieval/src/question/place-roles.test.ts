import { expect, test } from "vitest";
import { rules } from "./built-in-rules.fixture.ts";
import { createGazetteer } from "./gazetteer.ts";
import { createPlaceRoles } from "./place-roles.ts";

const roles = createPlaceRoles(rules.places, createGazetteer(rules.places));

test.each([
  ["Do we register in Canada?", ["CA"], []],
  ["Do we register pumps made in Vietnam in Canada?", ["CA"], ["VN"]],
  ["Do we register pumps made in Vietnam?", [], ["VN"]],
])("“%s” asks for the law of %j, and names %j as where something comes from", (question, asked, origins) => {
  expect([roles.askedIn(question), roles.originsIn(question)]).toEqual([asked, origins]);
});

test("a place that is named twice, once as where its law is asked, is asked for", () => {
  const question = "Pumps made in Canada: do we register them in Canada?";
  expect([roles.askedIn(question), roles.originsIn(question)]).toEqual([["CA"], []]);
});

test("words that belong to one law tell whose it is, and not within other words", () => {
  const own = createPlaceRoles({ beside: [], ownWords: { US: ["510(k)"] } }, createGazetteer(rules.places));
  expect([own.lawsSpokenOf("Is a 510(K) due?"), own.lawsSpokenOf("Is X-510(k) due?"), own.lawsSpokenOf("")]).toEqual([["US"], [], []]);
});

test("a question without places asks for none", () => {
  expect([roles.askedIn("How long are records kept?"), roles.originsIn("")]).toEqual([[], []]);
});
