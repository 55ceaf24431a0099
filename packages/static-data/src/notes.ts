import { type NewSourceVersion, SourceKind, SourceStatus } from "@clausewise/contracts";
import { z } from "zod";

/** A note that is not in the form the reader needs; `message` names file and line. */
export class NoteError extends Error {
  override name = "NoteError";
}

const FrontMatter = z.object({
  identifier: z.string().min(1),
  title: z.string().min(1),
  authority: z.string().min(1),
  jurisdiction: z.string().min(2),
  kind: SourceKind,
  /** What this version is called, where the library also holds another version of the source. */
  label: z.string().min(1).optional(),
  binding: z.stringbool(),
  status: SourceStatus,
  issued: z.iso.date().optional(),
  effective: z.iso.date().optional(),
  checked: z.iso.date(),
  /** What the note was checked against, where that is not the official text of the day. */
  checked_against: z.string().optional(),
  docket: z.string().optional(),
  url: z.url(),
  /** Identifiers of other sources that this one replaced, between bars: `Directive 93/42/EEC | Directive 90/385/EEC`. */
  supersedes: z
    .string()
    .transform((line) => line.split("|").map((one) => one.trim()))
    .pipe(z.array(z.string().min(1)))
    .optional(),
});

interface Clause {
  citation: string;
  page: number | null;
  heading: string;
  url: string | null;
  /** How people call its matter who do not use the clause's own words; they serve to find it and are never shown. */
  everydayWords: string;
  passages: NewSourceVersion["passages"];
}

/** A clause of a note with the words it can be found by. */
export interface NoteCard {
  clause: string;
  heading: string;
  source_identifier: string;
  source_title: string;
  jurisdiction: string;
  kind: NewSourceVersion["kind"];
  /** What the note says of it. */
  notes: string;
  everydayWords: string;
}

const everydayMark = "Everyday words: ";

/**
 * Reads one source note: front matter, then clauses (`## citation | heading`, `<url>`, perhaps `Everyday words: …`) with one
 * passage a paragraph.
 */
export function readNote(file: string, text: string): NewSourceVersion {
  const { front, clauses } = readParts(file, text);
  const { checked, checked_against: basis, label: name, supersedes = [], ...known } = front;
  const summary = basis ? `Our summary, checked against ${basis}` : "Our summary";
  const label = name ? `${name}. ${summary}` : summary;
  const passages = clauses.flatMap((clause) => clause.passages);
  return { ...known, text_kind: "summary", label, retrieved: checked, supersedes, passages };
}

/** Reads the clauses of one source note, each with what it can be found by; none where a later version stands beside it. */
export function readCards(file: string, text: string): NoteCard[] {
  const { front, clauses } = readParts(file, text);
  if (front.label !== undefined && front.status === "superseded") return [];
  return clauses.map(({ citation, heading, passages, everydayWords }) => ({
    clause: citation,
    heading,
    source_identifier: front.identifier,
    source_title: front.title,
    jurisdiction: front.jurisdiction,
    kind: front.kind,
    notes: passages.map((passage) => passage.text).join(" "),
    everydayWords,
  }));
}

function readParts(file: string, text: string) {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) throw new NoteError(`${file}:1: a note begins with its front matter between two lines of ---`);
  return { front: readFrontMatter(file, lines.slice(1, end)), clauses: readClauses(file, lines, end + 1) };
}

function readFrontMatter(file: string, lines: string[]) {
  // Titles hold colons and brackets, so this is read as plain `key: value` lines and not as YAML.
  const entries = lines.filter(Boolean).map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  const parsed = FrontMatter.strict().safeParse(Object.fromEntries(entries));
  if (parsed.success) return parsed.data;
  throw new NoteError(
    `${file}: front matter: ${parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ")}`,
  );
}

function readClauses(file: string, lines: string[], start: number): Clause[] {
  const clauses: Clause[] = [];
  lines.slice(start).forEach((raw, index) => {
    const line = raw.trim();
    const place = `${file}:${start + index + 1}`;
    const clause = clauses.at(-1);
    if (line === "") return;
    if (line.startsWith("## ")) clauses.push(readHeading(place, line.slice(3)));
    else if (!clause) throw new NoteError(`${place}: text before the first clause`);
    else if (/^<https?:\S+>$/.test(line)) clause.url = line.slice(1, -1);
    else if (!clause.url) throw new NoteError(`${place}: the clause has no official address under its heading`);
    else if (line.startsWith(everydayMark)) clause.everydayWords = line.slice(everydayMark.length);
    else clause.passages.push(readParagraph(line, clause));
  });
  return clauses;
}

function readHeading(place: string, line: string): Clause {
  const [cited, heading, ...more] = line.split(" | ");
  if (!cited || !heading || more.length > 0) throw new NoteError(`${place}: a clause heading reads "## citation | heading"`);
  const page = / p\. (\d+)$/.exec(cited);
  return {
    citation: cited.trim(),
    page: page ? Number(page[1]) : null,
    heading: heading.trim(),
    url: null,
    everydayWords: "",
    passages: [],
  };
}

function readParagraph(line: string, clause: Clause) {
  const narrower = /^\*\*([^*]+)\*\*\s+/.exec(line);
  return {
    citation: narrower?.[1]?.trim() ?? clause.citation,
    heading: clause.heading,
    heading_path: [`${clause.citation} ${clause.heading}`],
    page: clause.page,
    text: narrower ? line.slice(narrower[0].length) : line,
    url: clause.url,
  };
}
