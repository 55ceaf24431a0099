import type { CheckedReference, ReferenceKind, ReferencePlace, ReferenceTarget } from "@clausewise/contracts";
import type { Evidence, JudgedReference } from "@clausewise/proofreading";
import { partAt, type PartStart } from "./text-with-parts.ts";

interface Told {
  text: string;
  parts: readonly PartStart[];
  /** Where what took the place of something can be read, by its name. */
  successors: ReadonlyMap<string, ReferenceTarget>;
}

/** Letters shown before and after the words of a place. */
const around = 120;

const oneLine = (words: string): string => words.replaceAll(/\s+/gu, " ").toWellFormed();

function placeOf({ start, end }: { start: number; end: number }, { text, parts }: Told): ReferencePlace {
  return {
    start,
    end,
    before: oneLine(text.slice(Math.max(0, start - around), start)).replace(/^\S*\s/u, ""),
    words: oneLine(text.slice(start, end)),
    after: oneLine(text.slice(end, end + around)).replace(/\s\S*$/u, ""),
    part: partAt(parts, start),
  };
}

const kindOf = ({ reference }: JudgedReference): ReferenceKind =>
  reference.kind === "citation" ? reference.citation.kind : reference.kind;

function nameOf({ reference, compared }: JudgedReference, titleOf: (text: string) => string): string {
  switch (reference.kind) {
    case "citation":
      return reference.citation.until === null ? reference.citation.normal : `${reference.citation.normal} to ${reference.citation.until}`;
    case "quote":
      return compared ?? "";
    case "guidance":
      return titleOf(reference.text);
    case "number":
      return reference.normal;
  }
}

const targetOf = ({ citation, title, source_id, passage_id, url }: Evidence): ReferenceTarget => ({
  citation,
  title,
  source_id,
  passage_id,
  url,
});

/** The same reference, told the same of: one finding with all its places. */
const keyOf = (one: JudgedReference, name: string): string =>
  [kindOf(one), name, one.verdict, one.message, one.reference.kind === "quote" ? one.reference.quotation.normal : ""].join("\n");

/** What was judged, each thing once, with where the text says it. */
export function grouped(judged: readonly JudgedReference[], told: Told): Omit<CheckedReference, "id">[] {
  const named = judged.map((one) => ({ one, name: nameOf(one, oneLine) }));
  return [...Map.groupBy(named, ({ one, name }) => keyOf(one, name)).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { verdict, message, evidence, successors, differences } = first.one;
    return {
      kind: kindOf(first.one),
      verdict,
      reference: first.name,
      message,
      target: evidence && targetOf(evidence),
      successors: successors.flatMap((name) => told.successors.get(name) ?? []),
      differences: [...differences],
      places: same.map(({ one }) => placeOf(one.reference, told)),
    };
  });
}
