import { normalCitation, overtakenBy, sectionStem } from "@clausewise/retrieval";
import type { Citation } from "../marks/citations.ts";
import type { HeldSource, HeldVersion } from "./held.ts";
import { evidenceOf, findIn, type Found, type Indexed, type IndexedWork, holdingOf } from "./indexed-work.ts";
import type { ReferenceLibrary } from "./library.ts";
import { type Judgement, judged } from "./verdict.ts";
import { versionName } from "@clausewise/contracts/citations";
import { wordsIn } from "./words.ts";

const sentence = (words: string): string =>
  wordsIn(words)
    .map(({ bare }) => bare)
    .join(" ");
const textOf = ({ passages }: Found): string => sentence(passages.map(({ text }) => text).join(" "));

/** What changed a clause after the day that a text speaks of. */
function changesSince(indexed: IndexedWork, clause: string, now: Found, { amended, day, today }: ReferenceLibrary): string[] {
  if (day === null) return [];
  const acts = overtakenBy(amended.of(clause), day, today).map(({ by, since }) => `${by} (${since})`);
  if (acts.length > 0) return acts;
  const sameSource = indexed.former.filter(
    ({ source, version }) => source.id === now.source.id && (version.effective ?? version.issued ?? "") <= day,
  );
  const then = findIn(sameSource.toReversed(), normalCitation(clause));
  const began = now.version.effective ?? now.version.issued;
  if (then === null || began === null || began <= day || textOf(then) === textOf(now)) return [];
  return [`${now.version.label} (${began})`];
}

/** The clause that a dead one went to: of the closest clause that is known. */
function successionOf(clause: string, { successions }: ReferenceLibrary) {
  const wanted = normalCitation(clause);
  const known = successions.filter((one) => {
    const own = normalCitation(one.clause);
    return wanted === own || wanted.startsWith(`${own}(`) || wanted.startsWith(`${own} `);
  });
  return known.toSorted((one, other) => other.clause.length - one.clause.length)[0] ?? null;
}

const isSubpart = (clause: string): boolean => / Subpart [A-Z]$/.test(clause);

/** Where the matter of a place went: of a subpart, where that of its sections did. */
function successorsOf(clause: string, before: Found, library: ReferenceLibrary): readonly string[] {
  const own = successionOf(clause, library)?.successors ?? [];
  if (own.length > 0 || !isSubpart(clause)) return own;
  const sections = new Set(before.passages.map(({ citation }) => citation));
  return [...new Set([...sections].flatMap((section) => successionOf(section, library)?.successors ?? []))];
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const nameOfVersion = ({ verbatim }: HeldSource, { label }: HeldVersion): string =>
  verbatim ? `the text held${label === "" ? "" : ` (${label})`}` : `our note${isOurs(label) ? "" : ` (${versionName(label)})`}`;
const isOurs = (label: string): boolean => versionName(label) === "Our summary" || label === "";

/** What is said of a place that no longer stands in the law. */
function judgeGone(clause: string, before: Found, now: Indexed | undefined, library: ReferenceLibrary): Judgement {
  const succession = successionOf(clause, library);
  const successors = successorsOf(clause, before, library);
  const since = now?.version.effective ?? now?.version.issued ?? null;
  const gone = now
    ? `${before.version.label === "" || !before.source.verbatim ? "It" : `It stood in the ${before.version.label} and`} is no longer in ${now.source.identifier}${since === null ? "" : ` since ${since}`}.`
    : `${before.source.identifier} no longer holds.`;
  const heading = succession && succession.clause === clause ? ` (${succession.heading})` : "";
  const went =
    successors.length > 0 ? ` Its matter${heading} stands in ${listed(successors)}.` : " Where its matter went is not known here.";
  return judged("superseded", `${gone}${went}`, { successors, evidence: evidenceOf(before, clause) });
}

/** What is said of a clause whose source is held. */
export function judgeClause(
  { clause, until, source }: Pick<Citation, "clause" | "until" | "source">,
  indexed: IndexedWork,
  library: ReferenceLibrary,
): Judgement {
  if (clause === null) return judgeWhole(source, indexed, library);
  const ends = until === null ? [clause] : [clause, until];
  const found = ends.map((one) => ({ one, ...holdingOf(indexed, one) }));
  const missing = found.find(({ now }) => now === null);
  if (!missing) {
    const [first] = found;
    if (!first?.now) return judged("unclear", `${clause} could not be looked up.`);
    const changes = found.flatMap(({ one, now }) => (now ? changesSince(indexed, one, now, library) : []));
    const evidence = evidenceOf(first.now, clause);
    if (changes.length > 0)
      return judged("amended", `Its words were amended after the day of the text: ${listed([...new Set(changes)])}.`, { evidence });
    if (isDraft(first.now.version)) return judged("draft", `${first.now.source.title} is a draft.`, { evidence });
    if (isRepealed(first.now, clause))
      return judged("withdrawn", `${clause} was repealed: ${nameOfVersion(first.now.source, first.now.version)} says so.`, { evidence });
    return judged("in_force", inForce(first.now), { evidence });
  }
  if (missing.before)
    return judgeGone(missing.one, missing.before, indexed.current.find(({ source }) => source.verbatim) ?? indexed.current[0], library);
  return judgeMissing(missing.one, source, indexed, library);
}

/** What is said of a document whose text is held as final, where our note on it knows that it no longer counts; null of any other. */
export function judgeRetired({ clause, source }: Citation, { current, former }: IndexedWork, library: ReferenceLibrary): Judgement | null {
  const note = former.find((one) => !one.source.verbatim && one.source.identifier === source);
  if (clause !== null || !note || current.length === 0 || current.some((one) => !one.source.verbatim)) return null;
  const successors = successionOf(source, library)?.successors ?? [];
  const evidence = { ...evidenceOf({ ...note, passages: note.version.passages.slice(0, 1) }, source), title: note.source.title };
  const went = successors.length > 0 ? ` Its matter stands in ${listed(successors)}.` : "";
  return judged(
    note.source.status === "withdrawn" ? "withdrawn" : "superseded",
    `${source} no longer counts: our note on it says since when.${went}`,
    {
      successors,
      evidence,
    },
  );
}

/** What is said of a source that is not held, but may be known to have been replaced. */
export function judgeUnheld({ source, normal }: Citation, library: ReferenceLibrary): Judgement {
  const succession = successionOf(source, library);
  if (!succession) return judged("not_in_library", `Not in the library as of ${library.today}: ${normal}.`);
  const { successors, heading } = succession;
  return judged("superseded", `${source} (${heading}) no longer holds. Its matter stands in ${listed(successors)}.`, { successors });
}

/** A place that is kept for its number alone. */
function isRepealed({ passages }: Found, clause: string): boolean {
  const sign = /\([^()]+\)$/.exec(clause)?.[0].replaceAll(/[()]/g, "\\$&");
  const printed = sign === undefined ? null : new RegExp(`${sign}\\s*[([]\\s*Repealed\\b`, "i");
  const isGone = (text: string) =>
    /^(?:[A-Z\d.]+\s+)?(?:\s*\([^()]{1,5}\))*\s*[([]\s*Repealed\b/i.test(text) || printed?.test(text) === true;
  return passages.length > 0 && passages.every(({ text }) => isGone(text));
}

const isDraft = ({ status }: HeldVersion): boolean => status === "draft";
const inForce = ({ source, version }: Found): string => `Stands in ${nameOfVersion(source, version)}, last seen ${source.retrieved}.`;

function judgeMissing(clause: string, source: string, indexed: IndexedWork, library: ReferenceLibrary): Judgement {
  const normal = normalCitation(clause);
  const whole = indexed.current.find(({ isWhole }) => isWhole);
  const retired = indexed.current.length === 0 ? indexed.former[0] : undefined;
  if (retired) return judgeGone(clause, { ...retired, passages: [] }, undefined, library);
  if (!whole) return judgeByNotes(clause, source, indexed, library);
  if (isSubpart(clause) && !whole.index.hasSubparts)
    return judged("unclear", `The held text of ${source} does not tell which of its sections stand in ${placeIn(clause, source)}.`, {
      evidence: evidenceOf({ source: whole.source, passages: [] }),
    });
  const above = whole.index.above(normal);
  const passages = above === null ? [] : whole.index.at(above);
  const nearest = above === null ? "" : ` The closest that it has is ${passages[0]?.citation.slice(0, above.length) ?? source}.`;
  if (isPartlyHeld(source) && above === null)
    return judged("not_in_library", `Not in the library as of ${library.today}: the held part of ${source} does not reach ${clause}.`);
  return judged(
    "no_such_clause",
    `The held text of ${whole.source.identifier}${whole.version.label === "" ? "" : ` (${whole.version.label})`} has no ${placeIn(clause, source)}.${nearest}`,
    {
      evidence: evidenceOf({ source: whole.source, passages }),
    },
  );
}

/** What is said of a clause where only notes of ours are held, which tell of some clauses. */
function judgeByNotes(clause: string, source: string, { current }: IndexedWork, { today }: ReferenceLibrary): Judgement {
  const normal = normalCitation(clause);
  const above = current.flatMap((one) => {
    const level = one.index.above(normal);
    return level === null ? [] : [{ source: one.source, passages: one.index.at(level) }];
  })[0];
  const [head] = above?.passages ?? [];
  if (!above || !head)
    return judged("not_in_library", `Not in the library as of ${today}: of ${source} we hold notes, none of them on ${clause}.`);
  const message = `Not in the library as of ${today}: our notes tell of ${sectionStem(head.citation)}, not of ${clause}, and the text is not held.`;
  return judged("not_in_library", message, { evidence: evidenceOf(above) });
}

const placeIn = (clause: string, source: string): string =>
  clause.startsWith(`${source} `) ? clause.slice(source.length + 1) : clause.replace(/^\d+ CFR /, "§ ");

/** Acts of which the library never holds all. */
const isPartlyHeld = (source: string): boolean => /^(?:FD&C Act|PHS Act|\d+ USC)/.test(source);

/** What is said of a source that is cited as a whole. */
function judgeWhole(source: string, indexed: IndexedWork, library: ReferenceLibrary): Judgement {
  const now = indexed.current[0];
  if (!now) {
    const before = indexed.former[0];
    return before
      ? judgeGone(source, { ...before, passages: [] }, undefined, library)
      : judged("unclear", `${source} could not be looked up.`);
  }
  const first = { ...now, passages: now.version.passages.slice(0, 1) };
  const evidence = { ...evidenceOf(first, now.source.identifier), title: now.source.title };
  if (isDraft(now.version)) return judged("draft", `${now.source.title} is a draft.`, { evidence });
  return judged("in_force", inForce(first), { evidence });
}
