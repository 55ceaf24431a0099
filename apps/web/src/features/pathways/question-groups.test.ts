import type { ProductQuestion } from "@clausewise/contracts";
import { describe, expect, it } from "vitest";
import { groupsOf, openIn, ticked, withAnswer } from "./question-groups.ts";

const question = (id: string, group: string): ProductQuestion => ({
  id,
  group,
  text: id,
  help: id,
  clauses: [],
  choice: "many",
  options: [
    { value: "skin", label: "Skin", alone: false },
    { value: "orifice", label: "Orifice", alone: false },
    { value: "none", label: "None", alone: true },
  ],
});

describe("questions under their headings", () => {
  const [first] = groupsOf([question("a", "What it is"), question("b", "What it is"), question("c", "Contact")]);

  it("stand together in their order", () => {
    expect(first?.questions.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("are open until they are answered, also with not known", () => {
    expect(first && openIn(first, { a: "unknown" })).toBe(1);
  });
});

describe("ticking one of several", () => {
  const contact = question("contact", "Contact");

  it("adds it, and takes what stands alone away", () => {
    expect(ticked(contact, ["none"], ["none", "skin"])).toEqual(["skin"]);
    expect(ticked(contact, ["skin"], ["skin", "orifice"])).toEqual(["skin", "orifice"]);
  });

  it("takes all others away where it stands alone", () => {
    expect(ticked(contact, ["skin", "orifice"], ["skin", "orifice", "none"])).toEqual(["none"]);
    expect(ticked(contact, ["skin"], ["skin", "unknown"])).toEqual(["unknown"]);
  });

  it("leaves no answer behind once nothing is ticked", () => {
    expect(withAnswer({ contact: ["skin"], kind: "device" }, "contact", [])).toEqual({ kind: "device" });
  });
});
