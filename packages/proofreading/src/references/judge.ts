import { isWithin } from "@clausewise/retrieval";
import type { Citation } from "../marks/citations.ts";
import type { HeldWork } from "./held.ts";
import { type IndexedWork, holdingOf, indexWork, judgeClause } from "./judge-clause.ts";
import { judgeGuidance } from "./judge-guidance.ts";
import { judgeNumber } from "./judge-number.ts";
import { judgeQuote } from "./judge-quote.ts";
import { judgeRevision } from "./judge-revision.ts";
import { judgeStandard, standardOf } from "./judge-standard.ts";
import type { ReferenceLibrary } from "./library.ts";
import type { CitedReference, Reference, TitleBeside } from "./reference.ts";
import { createTitleIndex, type Titled } from "./title-index.ts";
import { type Judgement, judged } from "./verdict.ts";

/** A reference with what is said of it. */
export interface JudgedReference extends Judgement {
  reference: Reference;
}

/** The words of a clause up to where its own short heading may end. */
const beginningOf = (text: string): string => /^(?:\s*(?:\([^()\s]{1,5}\)|\d{1,3}\.))*(.{0,160}?[.:;])(?=\s|$)/s.exec(text)?.[1] ?? "";

/** Titles of the sections of a work, by which a title is told to belong to another. */
const headingsOf = ({ sources }: HeldWork): Titled[] =>
  sources.flatMap(({ versions }) => {
    const seen = new Map<string, Titled>();
    for (const { citation, heading } of versions.flatMap(({ passages }) => passages))
      if (heading !== "" && !seen.has(heading)) seen.set(heading, { of: citation.replace(/(?:\([^()]*\))+$/, ""), title: heading });
    return [...seen.values()];
  });

/** Whether two are the same, or one holds the other. */
const isNear = (one: string, other: string): boolean =>
  isWithin(one, other) || isWithin(other, one) || one.startsWith(`${other}:`) || other.startsWith(`${one}:`);

/** Documents that are numbered in one row: `21 CFR`, `EU MDR Article`, `MDCG`. */
const seriesOf = (name: string): string => /^\d+ (?:CFR|USC)/.exec(name)?.[0] ?? name.replace(/ ?[\d(].*$/, "").trim();

/** Says of references what holds: `works` are what is held of the sources that they cite. */
export function createJudge(library: ReferenceLibrary, works: readonly HeldWork[]) {
  const indexed = new Map(works.map((work) => [work.name, indexWork(work)]));
  const workOf = (source: string): IndexedWork | null => indexed.get(source) ?? null;
  const ofStandards = library.standards.map(({ number, title }) => ({ of: number, title }));
  const titleOwner = createTitleIndex([...library.titles, ...ofStandards, ...works.flatMap(headingsOf)]);

  /** What a citation is called: the titles of its source, and of a clause its heading and first words; none where that is not known. */
  function ownTitles({ clause, source, until, kind }: Citation): string[] {
    const work = workOf(source);
    const known = standardOf(source, library.standards);
    const titles = [...(work?.work.sources ?? []).flatMap(({ identifier, title }) => [title, identifier]), ...(known ? [known.title] : [])];
    if (clause === null) return titles;
    if (!work || until !== null || kind === "standard") return [];
    const { now, before } = holdingOf(work, clause);
    const passages = [...(now?.passages ?? []), ...(before?.passages ?? [])];
    const heads = passages.flatMap(({ heading, text }) => [heading, beginningOf(text)]).filter((head) => head !== "");
    return passages.some(({ heading }) => heading !== "") ? [...heads, ...titles] : [];
  }

  /** The words of a clause, among which a matter may be told that its heading does not name. */
  function wordsOf({ clause, source }: Citation): string[] {
    const work = workOf(source);
    if (!work || clause === null) return [];
    return holdingOf(work, clause).now?.passages.map(({ text }) => text) ?? [];
  }

  function wrongTitle(citation: Citation, title: TitleBeside): Judgement | null {
    const own = ownTitles(citation);
    const other = titleOwner(title, title.kind === "matter" && own.length > 0 ? [...own, ...wordsOf(citation)] : own);
    const cited = citation.clause ?? citation.source;
    if (!other || isNear(other.of, cited)) return null;
    if (seriesOf(other.of) !== seriesOf(cited)) return null;
    return judged("wrong_title", `“${title.words}” is not the title of ${cited}, which is “${own[0] ?? ""}”; it is that of ${other.of}.`);
  }

  function judgeCitation({ citation, titles }: CitedReference): Judgement {
    const work = workOf(citation.source);
    if (citation.kind === "standard") return judgeTitled(citation, titles, judgeStandard(citation, work, library));
    if (!work) return judged("not_in_library", `Not in the library as of ${library.today}: ${citation.normal}.`);
    return judgeTitled(citation, titles, judgeRevision(citation, work) ?? judgeClause(citation, work, library));
  }

  /** A title that belongs to another is told first: nobody knows which of both is meant. */
  function judgeTitled(citation: Citation, titles: readonly TitleBeside[], judgement: Judgement): Judgement {
    if (judgement.verdict === "no_such_clause" || judgement.verdict === "not_in_library") return judgement;
    for (const title of titles) {
      const wrong = wrongTitle(citation, title);
      if (wrong) return { ...wrong, evidence: judgement.evidence, successors: judgement.successors };
    }
    return judgement;
  }

  function judgementOf(reference: Reference): Judgement | null {
    switch (reference.kind) {
      case "citation":
        return judgeCitation(reference);
      case "number":
        return judgeNumber(reference, library);
      case "guidance":
        return judgeGuidance(reference, library);
      case "quote":
        return judgeQuote(reference, workOf);
    }
  }

  /** Long texts refer to the same again and again. */
  const known = new Map<string, Judgement | null>();

  return function judge(reference: Reference): JudgedReference | null {
    const key = keyOf(reference);
    let judgement = known.get(key);
    if (judgement === undefined) known.set(key, (judgement = judgementOf(reference)));
    return judgement && { reference, ...judgement };
  };
}

const citationKey = ({ kind, normal, source, edition, until }: Citation): string => [kind, normal, source, edition, until].join("|");

/** The same for references of which the same is said wherever they stand. */
function keyOf(reference: Reference): string {
  switch (reference.kind) {
    case "citation":
      return [citationKey(reference.citation), ...reference.titles.map(({ words, kind }) => `${words}|${kind}`)].join("\n");
    case "number":
      return `number|${reference.number}|${reference.normal}`;
    case "guidance":
      return `guidance|${reference.guidance_id}|${reference.docket}|${reference.year}`;
    case "quote":
      return [`quote|${reference.quotation.normal}`, ...reference.citations.map(citationKey)].join("\n");
  }
}
