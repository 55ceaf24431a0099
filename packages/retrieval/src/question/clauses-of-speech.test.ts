import { describe, expect, it, test } from "vitest";
import { spokenClauses } from "./clauses-of-speech.ts";

const said = (question: string) => spokenClauses(question).map(({ text, force }) => `${force}: ${text}`);
const forces = (question: string) => spokenClauses(question).map(({ force }) => force);

describe("a clause of a question", () => {
  it.each([
    ["Do we report it?", ["asked"]],
    ["Who reports it?", ["supposed"]],
    ["We have 10 days to report it.", ["told"]],
    ["If a patient dies, do we report it?", ["given", "asked"]],
    ["Since we have 10 days, when do they begin?", ["told", "supposed"]],
    ["We make pumps; must we register?", ["told", "asked"]],
    ["As the importer, who do we tell?", ["supposed"]],
    ["In the EU, do we need a representative?", ["asked"]],
  ])("does what it does: %s", (question, expected) => {
    expect(forces(question)).toEqual(expected);
  });

  it("is told in order to be confirmed behind “is it true that” and before “right?”", () => {
    const confirming = (question: string) => spokenClauses(question).map(({ force, confirming: isTo }) => [force, isTo]);
    expect(confirming("Is it true that labels need no UDI?")).toEqual([["told", true]]);
    expect(confirming("Labels need no UDI, right?")).toEqual([["told", true]]);
    expect(confirming("Labels need no UDI.")).toEqual([["told", false]]);
  });

  it("is what somebody heard, without who said so", () => {
    const [heard] = spokenClauses("My colleague says that labels need no UDI.");
    expect(heard).toMatchObject({ text: expect.stringMatching(/^labels need no UDI/), confirming: true });
  });

  it.each(["so says our wiki", "our CRO's SOP says", "we're told", "according to our consultant", "I hear"])(
    "is without who said so after it as well: %s",
    (source) => {
      expect(spokenClauses(`Labels need no UDI, ${source}.`)).toMatchObject([{ text: "Labels need no UDI", confirming: true }]);
    },
  );

  it("goes on with its subject without asking", () => {
    expect(said("A sick animal must be put down, may not be treated. How?")).toContain("told: may not be treated");
  });

  it("is a rule where a sentence is a condition and what follows from it", () => {
    expect(forces("Once a model is sold its number is free again. How long do we wait?")).toEqual(["told", "supposed"]);
    expect(forces("Once a model is sold. How long do we wait?")).toEqual(["given", "supposed"]);
  });

  it("is not parted where it says “do so”", () => {
    expect(forces("Does FDA do so in writing?")).toEqual(["asked"]);
  });
});

test("a stop within a number or a short form ends no sentence", () => {
  expect(spokenClauses("Under Art. 10 no. 3 we report within 1.5 days.").map(({ sentence }) => sentence)).toEqual([0]);
  expect(spokenClauses("We make pumps. Do we report?").map(({ sentence }) => sentence)).toEqual([0, 1]);
  expect(spokenClauses("They answer yes or no. Does it cost anything?").map(({ sentence }) => sentence)).toEqual([0, 1]);
});

test("each sort of apostrophe and blank is read alike", () => {
  expect(said("Isn’t it\u00a0due?")).toEqual(said("Isn't it due?"));
});

test("a question without words has no clauses", () => {
  expect([said(""), said("?!…"), said(" \n "), said("12.5 %")]).toEqual([[], [], [], []]);
});

test("a very long question is read at once", () => {
  expect(spokenClauses(`Do we ${"report and ".repeat(3000)}wait?`).length).toBeGreaterThan(0);
});
