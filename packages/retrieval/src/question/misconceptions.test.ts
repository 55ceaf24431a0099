import { describe, expect, it, test } from "vitest";
import { understand } from "./built-in-rules.fixture.ts";
import { createMisconceptionFinder, type Misconception } from "./misconceptions.ts";

const known = (when: readonly (readonly string[])[], more: Partial<Misconception> = {}): Misconception => ({
  text: "It is otherwise.",
  when,
  where: [],
  unless: [],
  clauses: ["21 CFR 807.20"],
  ...more,
});
const kinds = (question: string, one: Misconception, setting?: string) =>
  createMisconceptionFinder([one])
    .find(understand(question), setting)
    .map(({ kind }) => kind);
const registers = known([
  ["importer", "importers"],
  ["not register", "no registration"],
]);
const everyYear = known([
  ["register", "registration"],
  ["every 2 years", "biennial"],
]);

describe("what a question takes for granted", () => {
  it("is corrected where one clause says a phrase of every group", () => {
    expect(kinds("Since registration is due every 2 years, when is the next?", everyYear)).toEqual(["corrected"]);
    expect(kinds("When is registration due?", everyYear)).toEqual([]);
  });

  it("is not held where it is denied", () => {
    expect(kinds("Registration is not due every 2 years, so when is it?", everyYear)).toEqual([]);
  });

  it("is confirmed to be otherwise where somebody wants that", () => {
    expect(kinds("Registration is not due every 2 years, right?", everyYear)).toEqual(["confirmed"]);
  });

  it("may itself be a denial", () => {
    expect(kinds("Importers need not register, so what else must they do?", registers)).toEqual(["corrected"]);
    expect(kinds("Importers must register, so what else must they do?", registers)).toEqual([]);
  });
});

test("where it is said, or in what setting, must be said too, anywhere in the question", () => {
  const inCanada = known(everyYear.when, { where: [["Canada"]] });
  expect(kinds("In Canada registration is due every 2 years, so when?", inCanada)).toEqual(["corrected"]);
  expect(kinds("Registration is due every 2 years, so when?", inCanada)).toEqual([]);
  expect(kinds("Registration is due every 2 years, so when?", inCanada, "Canada")).toEqual(["corrected"]);
});

test("a period of those who report is not held where somebody tells what the authority does in another", () => {
  const recalls = known([["recall"], ["30 days", "15 days"]], { text: "A recall is reported within 10 working days." });
  expect(kinds("We report a recall within 30 days. To whom?", recalls)).toEqual(["corrected"]);
  expect(kinds("FDA answers a request to end a recall within 30 days. In writing?", recalls)).toEqual([]);
});

test("a phrase that shows that something else is meant takes it back", () => {
  const unless = known(everyYear.when, { unless: ["establishment licence"] });
  expect(kinds("Registration is due every 2 years for an establishment licence, so when?", unless)).toEqual([]);
});

test("nothing is found in nothing", () => {
  expect([kinds("", everyYear), createMisconceptionFinder([]).find(understand("Importers need not register."))]).toEqual([[], []]);
});

const biometrics: Misconception = {
  text: "Part 11 accepts electronic signatures that are not based on biometrics.",
  when: [["signature", "signatures"], ["biometric"], ["mandatory", "required"]],
  where: [],
  unless: [],
  clauses: ["21 CFR 11.200"],
};
const retention: Misconception = {
  text: "IRB records are kept for at least 3 years.",
  when: [
    ["IRB records", "records of the IRB"],
    ["5 years", "10 years"],
  ],
  where: [],
  unless: [],
  clauses: ["21 CFR 56.115"],
};
const summary: Misconception = {
  text: "A class I device has no periodic safety update report.",
  when: [["class I"], ["PSUR", "safety update"]],
  where: [],
  unless: ["sterile"],
  clauses: ["EU MDR Article 85"],
};
const representative: Misconception = {
  text: "A manufacturer outside Switzerland needs a representative there.",
  when: [["Switzerland"], ["EU authorised representative"]],
  where: [],
  unless: [],
  clauses: ["MedDO Art. 51"],
};

const heldBy = (known: Misconception, question: string) =>
  createMisconceptionFinder([known])
    .find(understand(question))
    .map(({ kind }) => kind);

describe("what is often wrongly assumed", () => {
  it("is heard where a duty is told by plain words for it", () => {
    expect(heldBy(biometrics, "Our signatures have to be biometric. Which kind is accepted?")).toEqual(["corrected"]);
    expect(heldBy(biometrics, "Which biometric must signatures show?")).toEqual([]);
  });

  it("is heard with any figure of its sort but the right one, and none that tells what happened", () => {
    expect(heldBy(retention, "IRB records are kept for 7 years. Where?")).toEqual(["corrected"]);
    expect(heldBy(retention, "IRB records are kept for 3 years. Where?")).toEqual([]);
    expect(heldBy(retention, "The IRB records went to the archive 2 years ago. Who may see them?")).toEqual([]);
  });

  it("is heard where its subject stands in a sentence of its own", () => {
    expect(heldBy(summary, "Class I manufacturer. Where do we upload our yearly PSUR?")).toEqual(["corrected"]);
    expect(heldBy(summary, "We sold a class I device to a hospital in March and all went well. Who reads a PSUR?")).toEqual([]);
  });

  it("is not about what is called by the contrary", () => {
    expect(heldBy(summary, "Who gets the PSUR of our non-sterile class I device?")).toEqual(["corrected"]);
    expect(heldBy(summary, "Who gets the PSUR of our sterile class I device?")).toEqual([]);
  });

  it("is heard in short forms and other spellings", () => {
    expect(heldBy(representative, "Our EU authorized rep serves Switzerland as well, right?")).toEqual(["corrected"]);
  });
});
