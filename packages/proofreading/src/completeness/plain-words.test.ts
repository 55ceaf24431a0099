import type { Requirement } from "@clausewise/contracts";
import { describe, expect, it } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { checkCompleteness } from "./check-completeness.ts";

const requirement = (id: string, title: string, wordings: string[], more: Partial<Requirement> = {}): Requirement => ({
  id,
  group: "Consent",
  title,
  requirement: `Say: ${title.toLowerCase()}.`,
  citations: [{ source: "21 CFR 50", clause: "21 CFR 50.25" }],
  level: "required",
  applies: null,
  headings: [title],
  signs: [["never to be found as it stands"]],
  wordings,
  asks: `What about ${title.toLowerCase()}?`,
  evidence: [],
  maps_to: [],
  ...more,
});

const copy = requirement("copy", "Copy of the form", [
  "You will be given a copy of this form to keep.",
  "One copy of these pages is for you.",
  "You get a signed copy of the form to take home.",
]);
const costs = requirement("costs", "Costs", [
  "You or your insurer will be billed for the visits.",
  "You pay nothing for the study drug.",
  "There are no costs to you for the tests.",
]);
const signature = requirement("signature", "Signature", [
  "Signature and date of the patient",
  "Sign and date below if you agree.",
  "Your name, signature and date",
]);

const verdicts = (text: string, ...requirements: Requirement[]) =>
  Object.fromEntries(checkCompleteness(readManuscript({ text }), { requirements }).map((one) => [one.requirement, one.verdict]));

const other = "The machine was shown to three engineers, who measured its length and wrote it into the drawing.";

describe("an element whose signs do not stand in a text", () => {
  it("is not found in a question", () => {
    expect(verdicts(`${other}\n\nDo I get a signed copy of the form to take home?`, copy, costs).copy).toBe("missing");
  });

  it("is not found in what the text is called", () => {
    const title = "Signed copy of the form to take home";
    expect(verdicts(`${title}\n\n${other}`, copy, costs).copy).toBe("missing");
    expect(verdicts(`${other}\n\n${title}`, copy, costs).copy).toBe("found");
  });

  it("is not found in a line that gives the text's number and version", () => {
    const line = "Signed copy of the form to take home · Document CF-12 · Version 3";
    expect(verdicts(`${other}\n\n${line}\n\n${other}`, copy, costs).copy).toBe("missing");
  });

  it("is found where a sentence is like what people say of it, and no other with it", () => {
    expect(verdicts(`${other}\n\nA signed copy of these pages is yours to take home.`, copy, costs)).toEqual({
      copy: "found",
      costs: "missing",
    });
  });

  it("is told with the sentence that says it", () => {
    const text = `${other} A signed copy of these pages is yours to take home. ${other}`;
    const [check] = checkCompleteness(readManuscript({ text }), { requirements: [copy, costs] });
    expect(check?.reason).toContain("“A signed copy of these pages is yours to take home.”");
    expect(text.slice(check?.passage?.start, check?.passage?.end)).toBe("A signed copy of these pages is yours to take home.");
  });

  it.each([
    ["nothing of the kind", other],
    ["a sentence that puts it off", "A copy of the form is to be provided."],
    ["what a template asks for", "[Say that a signed copy of this form is given to keep]"],
  ])("is missing from %s", (_, text) => {
    expect(verdicts(text, copy, costs)).toEqual({ copy: "missing", costs: "missing" });
  });

  it("is missing where nobody has said how people word it", () => {
    const { wordings: _, ...unworded } = copy;
    expect(verdicts("A signed copy of these pages is yours to take home.", unworded)).toEqual({ copy: "missing" });
  });

  it("is not found in a line that was left open, but where such a line is all that is asked for", () => {
    const text = `${other}\n\nYour name ________ Signature ________ Date ________`;
    expect(verdicts(text, signature, costs)).toMatchObject({ signature: "missing" });
    expect(verdicts(text, { ...signature, filled_in_later: true }, costs)).toMatchObject({ signature: "found" });
  });
});
