import type { Requirement } from "@clausewise/contracts";
import { readManuscript } from "../manuscript/manuscript.ts";
import { outlineOf } from "./outline.ts";
import { signReader } from "./signs.ts";
import { valueFinder } from "./value-kinds.ts";
import { indexWords } from "./word-index.ts";

/** An element of a pack that asks for a sample size, but for what is given. */
export const requirement = (more: Partial<Requirement> = {}): Requirement => ({
  id: "sample-size",
  group: "Statistics",
  title: "Sample size",
  requirement: "Give the sample size and how it was worked out.",
  citations: [{ source: "ICH M11", clause: "ICH M11 Template 10" }],
  level: "required",
  applies: null,
  headings: [],
  signs: [["sample size", "power", "{percent}"]],
  asks: "How many people take part, and why?",
  evidence: [],
  maps_to: [],
  ...more,
});

/** A text as elements are looked for in it. */
export function readText(text: string) {
  const manuscript = readManuscript({ text });
  const outline = outlineOf(manuscript);
  return { text, manuscript, outline, signs: signReader(text, outline, indexWords(text), valueFinder(text)) };
}
