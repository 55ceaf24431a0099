import { expect, test } from "vitest";
import { ruleSetNamed } from "./rule-sets.ts";
import { answerInWords, outcomesInWords } from "../rules/words.ts";

const mdr = ruleSetNamed("eu-mdr");

test("what may come out is read as one list", () => {
  expect(outcomesInWords(mdr, ["IIa"])).toBe("Class IIa");
  expect(outcomesInWords(mdr, ["I", "IIa", "III"])).toBe("Class I, IIa or III");
  expect(outcomesInWords(mdr, ["none", "IIb"])).toBe("No class of its own or Class IIb");
  expect(outcomesInWords(ruleSetNamed("us-device"), ["510k", "de_novo"])).toBe("510(k) or De Novo");
});

test("an answer is read as its options are, and what is not known is none", () => {
  const kind = mdr.questions.find(({ id }) => id === "kind");
  expect(kind && answerInWords(kind, "accessory")).toBe("An accessory to a device");
  expect(kind && answerInWords(kind, "unknown")).toBeNull();
});
