import { isRetired, KnownDate, type NewSourceVersion, SourceKind, SourceStatus } from "@clausewise/contracts";
import { z } from "zod";
import type { Belief } from "./beliefs.ts";
import type { Wording } from "./wordings.ts";

/** A note that is not in the form the reader needs; `message` names file and line. */
export class NoteError extends Error {
  override name = "NoteError";
}

/** How the basis of a note begins that was compared with no text. */
const noText = "no text";

const FrontMatter = z.strictObject({
  identifier: z.string().min(1),
  title: z.string().min(1),
  authority: z.string().min(1),
  jurisdiction: z.string().min(2),
  kind: SourceKind,
  /** What this version is called, where the library also holds another version of the source. */
  label: z.string().min(1).optional(),
  binding: z.stringbool(),
  status: SourceStatus,
  /** To the day, the month or the year; of a part of the CFR, when the rule was published that laid it down. */
  issued: KnownDate.optional(),
  effective: KnownDate.optional(),
  /** The day for which the note was compared: that of the text, or that of comparing where the text is of that day. */
  checked: z.iso.date().optional(),
  /** The day on which a note was written that was compared with no text. */
  written: z.iso.date().optional(),
  /** The text that the note was compared with, and its version; or that there was none, and what the note rests on. */
  checked_against: z.string().min(1),
  docket: z.string().optional(),
  url: z.url(),
  /** Identifiers of other sources that this one replaced, between bars: `Directive 93/42/EEC | Directive 90/385/EEC`. */
  supersedes: z
    .string()
    .transform((line) => line.split("|").map((one) => one.trim()))
    .pipe(z.array(z.string().min(1)))
    .optional(),
});

const DatedFrontMatter = FrontMatter.transform(({ checked, written, ...front }, context) => {
  const [day, other] = front.checked_against.startsWith(noText) ? [written, checked] : [checked, written];
  if (day !== undefined && other === undefined) return { ...front, day };
  const message = `is the day of the text compared; a note checked against ${noText} says instead when it was "written"`;
  context.issues.push({ code: "custom", input: front, path: ["checked"], message });
  return z.NEVER;
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
  /** What its paragraphs are cited by that are cited by more than its heading; that may be another clause. */
  paragraphs: readonly string[];
  heading: string;
  source_identifier: string;
  source_title: string;
  jurisdiction: string;
  kind: NewSourceVersion["kind"];
  /** What the note says of it. */
  notes: string;
  everydayWords: string;
  wordings: readonly Wording[];
  /** What is wrongly believed of it. */
  beliefs: readonly Belief[];
  /** What people say of it, right and wrong alike: either way they speak of it. */
  sayings: readonly Wording[];
  /** What it is looked up by, as in the index of a book. */
  subjects: readonly Wording[];
}

/** What is kept beside the clauses of a note, by their headings. */
interface KeptBeside {
  wordings: ReadonlyMap<string, readonly Wording[]>;
  beliefs: ReadonlyMap<string, readonly Belief[]>;
  subjects: ReadonlyMap<string, readonly Wording[]>;
}

const nothingBeside: KeptBeside = { wordings: new Map(), beliefs: new Map(), subjects: new Map() };

const everydayMark = "Everyday words: ";

/**
 * Reads one source note: front matter, then clauses (`## citation | heading`, `<url>`, perhaps `Everyday words: …`) with one
 * passage a paragraph.
 */
export function readNote(file: string, text: string): NewSourceVersion {
  const { front, clauses } = readParts(file, text);
  const { day, checked_against: basis, label: name, supersedes = [], ...known } = front;
  const summary = `Our summary, checked against ${basis}`;
  const label = name ? `${name}. ${summary}` : summary;
  const passages = clauses.flatMap((clause) => clause.passages);
  return { ...known, text_kind: "summary", label, retrieved: day, supersedes, passages };
}

const sayingsOf = ({ citation, wrong, alsoWrong, alsoRight }: Belief): Wording[] =>
  [wrong, ...alsoWrong, ...alsoRight].map((text) => ({ citation, text }));

/**
 * Reads the clauses of one source note, each with what it can be found by and what is kept beside it; none of what is over,
 * so that today's law is found.
 */
export function readCards(file: string, text: string, { wordings, beliefs, subjects }: KeptBeside = nothingBeside): NoteCard[] {
  const { front, clauses } = readParts(file, text);
  if (isRetired(front.status)) return [];
  return clauses.map(({ citation, heading, passages, everydayWords }) => ({
    clause: citation,
    paragraphs: [...new Set(passages.map((passage) => passage.citation))].filter((one) => one !== citation),
    heading,
    source_identifier: front.identifier,
    source_title: front.title,
    jurisdiction: front.jurisdiction,
    kind: front.kind,
    notes: passages.map((passage) => passage.text).join(" "),
    everydayWords,
    wordings: wordings.get(`${citation} | ${heading}`) ?? [],
    beliefs: beliefs.get(`${citation} | ${heading}`) ?? [],
    sayings: (beliefs.get(`${citation} | ${heading}`) ?? []).flatMap(sayingsOf),
    subjects: subjects.get(`${citation} | ${heading}`) ?? [],
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
  const parsed = DatedFrontMatter.safeParse(Object.fromEntries(entries));
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
