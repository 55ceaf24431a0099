import type { Citation } from "../marks/citations.ts";
import type { KnownStandard } from "./held.ts";
import type { IndexedWork } from "./indexed-work.ts";
import { judgeClause } from "./judge-clause.ts";
import type { ReferenceLibrary } from "./library.ts";
import { editionOf, withRecognition } from "./recognition.ts";
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

/** What is said of a standard: by the table of its editions, what the library has on it, and what FDA recognises of it. */
export function judgeStandard(citation: Citation, work: IndexedWork | null, library: ReferenceLibrary): Judgement {
  const known = standardOf(citation.source, library.standards);
  const judgement = known ? judgeKnown(citation, known, work) : judgeUnknown(citation, work, library);
  return withRecognition(judgement, citation, known, library);
}

function judgeKnown({ edition }: Citation, known: KnownStandard, work: IndexedWork | null): Judgement {
  if (known.superseded_by !== null)
    return judged("superseded", `${known.number} as a whole was replaced by ${known.superseded_by}.`, {
      successors: [known.superseded_by],
      evidence: evidenceIn(work, known.superseded_by),
    });
  const latest = latestOf(known);
  const evidence = evidenceIn(work, latest);
  if (edition === null) return judged("in_force", `No edition is cited; the latest we know is ${latest}.`, { evidence });
  const at = editionOf(known, edition);
  if (at < 0)
    return judged("unclear", `We know no edition of ${edition} of ${known.number}; the latest we know is ${latest}.`, { evidence });
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
