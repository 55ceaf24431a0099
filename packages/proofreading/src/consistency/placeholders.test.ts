import { describe, expect, it } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { findPlaceholders } from "./placeholders.ts";

const found = (text: string) =>
  findPlaceholders(readManuscript({ text })).map(({ start, end, kind }) => [text.slice(start, end), kind] as const);
const words = (text: string) => found(text).map(([written]) => written);

describe("what a template asks for", () => {
  it.each([
    "[to be confirmed]",
    "[Sponsor Name]",
    "<<device name>>",
    "{{ product.name }}",
    "XX/XXX/XXXX",
    "NCTXXXXXXXX",
    "[____]",
    "[●]",
    "????",
  ])("is left to be filled in: %s", (written) => {
    expect(words(`The text has ${written} in it.`)).toEqual([written]);
  });

  it("stands between guillemets where no sentence leads up to them", () => {
    expect(words("«Name des Geräts»: ")).toEqual(["«Name des Geräts»"]);
  });

  it("is found once where one stands within another", () => {
    expect(words("It is [insert TBD here] now.")).toEqual(["[insert TBD here]"]);
  });

  it("stands where the text has it, with the unseen marks that word processors leave", () => {
    const text = "The \u00adname: [insert\u00a0the name]";
    expect(words(text)).toEqual(["[insert\u00a0the name]"]);
  });
});

describe("what only looks like it", () => {
  it.each([
    "See [12] and [a] for it.",
    "The sample was of XX chromosome and XY.",
    "It is Annex XX of the law.",
    "Patients with tuberculosis (TBD) came; TBD means this.",
    "Il a dit, «bonjour», et voilà.",
    "What??",
    "$XX",
    "",
  ])("is let be: %s", (text) => {
    expect(words(text)).toEqual([]);
  });
});

it("an instruction to the writer is told as that, with what to do about it", () => {
  expect(found("Note to the author: keep this short. The device is sterile.")[0]?.[1]).toBe("template_instruction");
  expect(found("All blue text must be deleted before use.")[0]?.[1] ?? "none").toBe("template_instruction");
});

it("a hostile text of many brackets is read at once", () => {
  expect(words("[".repeat(5000))).toEqual([]);
});
