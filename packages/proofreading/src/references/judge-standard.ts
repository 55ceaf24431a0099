import type { Citation } from "../marks/citations.ts";
import type { KnownStandard } from "./held.ts";
import type { IndexedWork } from "./indexed-work.ts";
import { judgeClause } from "./judge-clause.ts";
import type { ReferenceLibrary } from "./library.ts";
import { editionOf, editionTakenOver, withRecognition } from "./recognition.ts";
import { type Evidence, type Judgement, judged } from "./verdict.ts";

const body = /^(?:ISO\/IEC|ISO\/TR|ISO\/TS|IEC TR|IEC TS|ISO|IEC|EN) ?/;

/** A standard of the table by its number, whoever took it over. */
export const standardOf = (source: string, standards: readonly KnownStandard[]): KnownStandard | null =>
  standards.find(({ number }) => number === source) ??
  standards.find(({ number }) => number.replace(body, "") === source.replace(body, "") && !number.startsWith("EN ")) ??
  null;

const latestOf = ({ number, editions }: KnownStandard): string => `${number}:${editions.at(-1)?.year ?? ""}`;

function evidenceIn(work: IndexedWork | null, designation: string): Evidence | null {
  const source =
    work?.work.sources.find(({ identifier }) => identifier === designation || identifier.startsWith(`${designation}+`)) ?? null;
  return source && { source_id: source.id, passage_id: null, citation: source.identifier, title: source.title, url: source.url };
}

/** The number of a clause in what a citation of it is called: `7.3.7` of `ISO 13485:2016 7.3.7`. */
const numberIn = (clause: string | null): string | null => / (\d{1,2}(?:\.\d{1,2})*)$/.exec(clause ?? "")?.[1] ?? null;

/** Whether it is the latest edition that a citation names, or none. */
const isLatest = ({ edition }: Citation, { editions }: KnownStandard): boolean => edition === null || edition === editions.at(-1)?.year;

/** The title of the clause of a standard that a citation names; null where that is not known. */
export function clauseTitle(citation: Citation, known: KnownStandard): string | null {
  const number = numberIn(citation.clause);
  return (isLatest(citation, known) && known.clauses?.find(([one]) => one === number)?.[1]) || null;
}

/** The titles of the clauses of a standard, each with what it is the title of. */
export const clauseTitlesOf = (known: KnownStandard): { of: string; title: string }[] =>
  (known.clauses ?? []).map(([number, title]) => ({ of: `${latestOf(known)} ${number}`, title }));

/** The clause above one that a standard does not have; null where it has it, or nobody knows. */
function missingBelow(citation: Citation, { clauses = [], editions }: KnownStandard): string | null {
  const number = numberIn(citation.clause);
  if (number === null || citation.edition !== editions.at(-1)?.year) return null;
  const places = number.split(".");
  const levels = places.slice(1).map((_, nth) => [places.slice(0, nth + 1).join("."), places.slice(0, nth + 2).join(".")] as const);
  const isIn = (one: string, other: string) => one === other || one.startsWith(`${other}.`);
  const lacking = levels.find(
    ([above, own]) => clauses.some(([one]) => one.startsWith(`${above}.`)) && !clauses.some(([one]) => isIn(one, own)),
  );
  return lacking?.[0] ?? null;
}

/** What is said of a standard: by the table of its editions, what the library has on it, and what FDA recognises of it. */
export function judgeStandard(citation: Citation, work: IndexedWork | null, library: ReferenceLibrary): Judgement {
  const known = standardOf(citation.source, library.standards);
  const judgement = known ? judgeKnown(citation, known, work) : judgeUnknown(citation, work, library);
  return withRecognition(judgement, citation, known, library);
}

function judgeKnown(citation: Citation, known: KnownStandard, work: IndexedWork | null): Judgement {
  const { edition } = citation;
  if (known.superseded_by !== null)
    return judged("superseded", `${known.number} as a whole was replaced by ${known.superseded_by}.`, {
      successors: [known.superseded_by],
      evidence: evidenceIn(work, known.superseded_by),
    });
  const latest = latestOf(known);
  const evidence = evidenceIn(work, latest);
  if (edition === null) return judged("in_force", `No edition is cited; the latest we know is ${latest}.`, { evidence });
  const at = citation.national ? editionTakenOver(known, edition) : editionOf(known, edition);
  if (at < 0)
    return judged("unclear", `We know no edition of ${edition} of ${known.number}; the latest we know is ${latest}.`, { evidence });
  const above = missingBelow(citation, known);
  if (above !== null)
    return judged("no_such_clause", `${latest} has no ${numberIn(citation.clause)}: clause ${above} ends before it.`, { evidence });
  if (at === known.editions.length - 1) return judged("in_force", `The latest edition that we know: ${latest}.`, { evidence });
  return judged("superseded", `${known.number}:${known.editions[at]?.year ?? edition} was replaced by ${latest}.`, {
    successors: [latest],
    evidence,
  });
}

const judgeUnknown = ({ source, edition }: Citation, work: IndexedWork | null, library: ReferenceLibrary): Judgement =>
  judgeSeries(source, library) ?? judgeByNotes(source, edition, work, library);

/** A standard that is only known by its parts, such as ISO 10993. */
function judgeSeries(source: string, { standards }: ReferenceLibrary): Judgement | null {
  const parts = standards.filter(({ number, superseded_by }) => number.startsWith(`${source}-`) && superseded_by === null);
  if (parts.length === 0) return null;
  return judged("in_force", `A series of parts, each with editions of its own; we know ${listed(parts.map(({ number }) => number))}.`);
}

const mostListed = 12;
const listed = (names: readonly string[]): string =>
  names.length > mostListed ? `${names.slice(0, mostListed).join(", ")} and ${names.length - mostListed} more` : names.join(", ");

function judgeByNotes(source: string, edition: string | null, work: IndexedWork | null, library: ReferenceLibrary): Judgement {
  const cited = edition === null ? source : `${source}:${edition}`;
  if (!work) return judged("not_in_library", `Not in the library as of ${library.today}: ${cited}.`);
  const same = work.work.sources.find(({ identifier }) => identifier === cited);
  if (same || edition === null) return judgeClause({ clause: null, until: null, source }, work, library);
  return judged(
    "unclear",
    `We hold ${work.work.sources.map(({ identifier }) => identifier).join(", ")}, and know nothing of an edition of ${edition}.`,
  );
}
