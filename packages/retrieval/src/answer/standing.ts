import type { Candidate } from "../evidence/candidate.ts";
import { unmarked } from "../text/phrases.ts";

const kinds: Readonly<Record<string, string>> = { letter: "letter", upload: "document" };
const standings = {
  draft: "a draft",
  final: "final",
  in_force: "in force",
  superseded: "superseded",
  withdrawn: "withdrawn",
} as const;

/** `2026-02-03` as people write it, and a month or a year where no more is known. */
function writtenDate(date: string): string {
  const parts = { ...(date.length > 4 && { month: "long" as const }), ...(date.length > 7 && { day: "numeric" as const }) };
  return new Intl.DateTimeFormat("en-GB", { year: "numeric", ...parts, timeZone: "UTC" }).format(new Date(date));
}

const issuedText = (date: string): string => `issued ${date.length > 7 ? "on" : "in"} ${writtenDate(date)}`;

/** What the record of a source says of its standing, in one sentence. */
export function standingText({ source_identifier, kind, status, issued, effective }: Candidate): string {
  const dates = [issued && issuedText(issued), effective && `effective ${writtenDate(effective)}`].filter((date) => date !== null);
  return `**${unmarked(source_identifier)}**: this ${kinds[kind] ?? kind} is ${[standings[status], ...dates].join(", ")}.`;
}
