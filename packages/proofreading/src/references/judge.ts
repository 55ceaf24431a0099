import { isWithin } from "@clausewise/retrieval";
import type { Citation } from "../marks/citations.ts";
import type { HeldWork } from "./held.ts";
import { type IndexedWork, holdingOf, indexWork } from "./indexed-work.ts";
import { withoutFootnote } from "./footnote-figures.ts";
import { judgeClause, judgeRetired, judgeUnheld } from "./judge-clause.ts";
import { judgeGuidance } from "./judge-guidance.ts";
import { judgeNumber } from "./judge-number.ts";
import { judgeQuote } from "./judge-quote.ts";
import { judgeRevision } from "./judge-revision.ts";
import { judgeStandard, standardOf } from "./judge-standard.ts";
import type { ReferenceLibrary } from "./library.ts";
import type { CitedReference, Reference, StretchBeside, TitleBeside } from "./reference.ts";
import { createTitleIndex, type Misplaced, type Titled } from "./title-index.ts";
import { createTitleSequences } from "./title-sequences.ts";
import { type Judgement, judged } from "./verdict.ts";

/** A reference with what is said of it. */
export interface JudgedReference extends Judgement {
  reference: Reference;
}

/** The words of a clause up to where its own short heading may end. */
const beginningOf = (text: string): string => /^(?:\s*(?:\([^()\s]{1,5}\)|\d{1,3}\.))*(.{0,160}?[.:;])(?=\s|$)/s.exec(text)?.[1] ?? "";

/** Titles of the sections of a work, by which a title is told to belong to another. */
const headingsOf = ({ sources }: HeldWork): Titled[] =>
  sources.flatMap(({ identifier, versions }) => {
    const seen = new Map<string, Titled>();
    const add = (of: string, title: string) => {
      if (title !== "" && !seen.has(title)) seen.set(title, { of, title });
    };
    for (const { citation, heading, path } of versions.flatMap(({ passages }) => passages)) {
      for (const [annex, title] of annexTitles(path)) add(`${identifier} ${annex}`, title);
      const subsection = ofAct.exec(citation)?.[0];
      if (subsection !== undefined && path[1] !== undefined) add(subsection, path[1]);
      add(citation.replace(/(?:\([^()]*\))+$/, ""), heading);
    }
    return [...seen.values()];
  });

/** A subsection of an Act, whose title stands second above its passages. */
const ofAct = /^(?:FD&C|PHS) Act \w+\([a-z]{1,2}\)/;

/** The annexes among some headings, each with its title: `Annex VI—Information to be submitted`. */
const annexTitles = (path: readonly string[]): [annex: string, title: string][] =>
  path.flatMap((heading) => {
    const [, annex, title] = /^(Annex [IVX]+)\s*[—–:-]\s*(.+)$/.exec(heading) ?? [];
    return annex !== undefined && title !== undefined ? [[annex, title]] : [];
  });

const isAnnex = / Annex [IVX]+(?: Part [A-E])?$/;

/** Sections, articles and documents that go by one title. */
const isTitledWhole = /^(?:\d+ CFR \d+\.\d+|EU (?:MDR|IVDR) Article \d+|MDCG \d{4}-[\d-]+|MEDDEV [\d.]+\/\d+|SOR\/\S+ s\. [\d.]+)$/;
const isTitledStandard = /^(?:FD&C Act \d+[A-Z]?|ICH [A-Z]\d+[A-Z]?(?:\(R\d\))?|(?:ISO|IEC)[\w/]* [\d-]+(?::\S+)?)$/;

/** Whether two are the same, or one holds the other. */
const isNear = (one: string, other: string): boolean => isNearNamed(withoutDivision(one), withoutDivision(other));
const withoutDivision = (name: string): string => name.replace(/ Division \d+[A-Z]?(?= )/, "");
const sectionOfAct = (name: string): string | undefined => /^(?:FD&C|PHS) Act (\w+(?:-\d+)?)/.exec(name)?.[1];
const isNearNamed = (one: string, other: string): boolean => {
  const [section, its] = [sectionOfAct(one), sectionOfAct(other)];
  return (section === undefined || its === undefined || section === its) && isNearWritten(one, other);
};
const isNearWritten = (one: string, other: string): boolean =>
  isWithin(one, other) || isWithin(other, one) || one.startsWith(`${other}:`) || other.startsWith(`${one}:`);

/** Documents that are numbered in one row: `21 CFR`, `EU MDR Article`, `MDCG`. */
const seriesOf = (name: string): string =>
  series.find(([pattern]) => pattern.test(name))?.[1] ?? /^\d+ (?:CFR|USC)/.exec(name)?.[0] ?? name.replace(/ ?[\d(].*$/, "").trim();
const series: readonly (readonly [RegExp, string])[] = [
  [/^(?:ISO|IEC|EN|ASTM|AAMI)\b/, "standards"],
  [/^(?:MDCG|MEDDEV)\b/, "guidance of the Union"],
  [/^(?:SOR\/|C\.R\.C|R\.S\.C)/, "laws of Canada"],
  [/^ICH\b/, "ICH"],
  [/^IMDRF\b/, "IMDRF"],
  [/^(?:FD&C|PHS) Act/, "Acts"],
  [/^EU MDR\b/, "EU MDR"],
  [/^EU IVDR\b/, "EU IVDR"],
];

/** Says of references what holds: `works` are what is held of the sources that they cite. */
export function createJudge(library: ReferenceLibrary, works: readonly HeldWork[]) {
  const indexed = new Map(works.map((work) => [work.name, indexWork(work)]));
  const workOf = (source: string): IndexedWork | null => indexed.get(source) ?? null;
  const ofStandards = library.standards.map(({ number, title }) => ({ of: number, title }));
  const titles = [...library.titles, ...ofStandards, ...works.flatMap(headingsOf)];
  const [titleOwner, titleBeside] = [createTitleIndex(titles), createTitleSequences(titles)];

  /** What a citation is called: the titles of its source, and of a clause its heading and first words; none where that is not known. */
  function ownTitles({ clause, source, until, kind }: Citation): string[] {
    const work = workOf(source);
    const known = standardOf(source, library.standards);
    const titles = [...(work?.work.sources ?? []).flatMap(({ identifier, title }) => [title, identifier]), ...(known ? [known.title] : [])];
    if (clause === null) return titles;
    if (!work || until !== null || kind === "standard") return [];
    const { now, before } = holdingOf(work, clause);
    const passages = [...(now?.passages ?? []), ...(before?.passages ?? [])];
    const above = isAnnex.test(clause) ? passages.flatMap(({ path }) => annexTitles(path).map(([, title]) => title)) : [];
    if (above.length > 0) return [...new Set(above)];
    const heads = [...new Set([...above, ...passages.flatMap(({ heading, text }) => [heading, beginningOf(text)])])].filter(
      (head) => head !== "",
    );
    return passages.some(({ heading }) => heading !== "") ? [...heads, ...titles] : [];
  }

  /** The words of a clause, among which a matter may be told that its heading does not name. */
  function wordsOf({ clause, source }: Citation): string[] {
    const work = workOf(source);
    if (!work || clause === null) return [];
    return holdingOf(work, clause).now?.passages.map(({ text }) => text) ?? [];
  }

  /** Whose title the words beside a citation are, where they are not its own. */
  function misplaced(citation: Citation, titles: readonly TitleBeside[], stretches: readonly StretchBeside[]) {
    const own = ownTitles(citation);
    const cited = citation.clause ?? citation.source;
    const isLike = (of: string) => !isNear(of, cited) && seriesOf(of) === seriesOf(cited);
    const isWhole = isTitledWhole.test(cited) && citation.until === null;
    const place = { own, inside: wordsOf(citation), isLike, isWhole, isTitled: isWhole || isTitledStandard.test(cited) };
    const found = (said: string, other: Misplaced | null) => (other ? { said, own: own[0] ?? "", of: other.of } : null);
    for (const title of titles) {
      const other = found(title.words, titleOwner(title, place));
      if (other) return other;
    }
    for (const stretch of citation.until === null ? stretches : []) {
      const other = titleBeside(stretch, place);
      if (other) return found(other.title, other);
    }
    return null;
  }

  function judgeCitation({ citation, titles, stretches, dated }: CitedReference): Judgement {
    const work = workOf(citation.source);
    const titled = (judgement: Judgement) => judgeTitled(citation, judgement, misplaced(citation, titles, stretches));
    if (citation.kind === "standard") return titled(judgeStandard(citation, work, library));
    if (!work) return judgeUnheld(citation, library);
    const judgement = judgeRevision(citation, dated, work) ?? judgeRetired(citation, work, library) ?? judgeClause(citation, work, library);
    return titled(judgement);
  }

  /** A title that belongs to another is told first: nobody knows which of both is meant. */
  function judgeTitled(citation: Citation, judgement: Judgement, wrong: ReturnType<typeof misplaced>): Judgement {
    if (wrong === null || judgement.verdict === "no_such_clause" || judgement.verdict === "not_in_library") return judgement;
    const whose = wrong.of === null ? "" : `; it is that of ${wrong.of}`;
    const message = `“${wrong.said}” is not the title of ${citation.clause ?? citation.source}, which is “${wrong.own}”${whose}.`;
    return judged("wrong_title", message, { evidence: judgement.evidence, successors: judgement.successors });
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

  function judgeOnce(reference: Reference): Judgement | null {
    const key = keyOf(reference);
    let judgement = known.get(key);
    if (judgement === undefined) known.set(key, (judgement = judgementOf(reference)));
    return judgement;
  }

  return function judge(reference: Reference): JudgedReference | null {
    const judgement = judgeOnce(reference);
    const noted = judgement?.verdict === "no_such_clause" ? withoutNote(reference) : null;
    const again = noted && judgeOnce(noted);
    if (noted && again && again.verdict !== "no_such_clause") return { reference: noted, ...again };
    return judgement && { reference, ...judgement };
  };
}

/** A citation that may end with the figure of a note, without it; null of any other. */
function withoutNote(reference: Reference): CitedReference | null {
  if (reference.kind !== "citation" || reference.footnote === null) return null;
  const { citation, footnote } = reference;
  const { length } = footnote;
  return {
    ...reference,
    end: reference.end - length,
    text: reference.text.slice(0, -length),
    citation: withoutFootnote(citation, footnote),
    footnote: null,
  };
}

const citationKey = ({ kind, normal, source, edition, until }: Citation): string => [kind, normal, source, edition, until].join("|");

/** The same for references of which the same is said wherever they stand. */
function keyOf(reference: Reference): string {
  switch (reference.kind) {
    case "citation":
      return [
        citationKey(reference.citation),
        reference.dated,
        ...reference.titles.map(({ words, kind }) => `${words}|${kind}`),
        ...reference.stretches.map(({ words, side }) => `${words}|${side}`),
      ].join("\n");
    case "number":
      return `number|${reference.number}|${reference.normal}`;
    case "guidance":
      return `guidance|${reference.guidance_id}|${reference.docket}|${reference.year}|${reference.day}`;
    case "quote":
      return [
        `quote|${reference.quotation.normal}`,
        ...reference.quoted.map(({ of, nearness }) => `${nearness}|${of.kind === "guidance" ? of.guidance_id : citationKey(of)}`),
      ].join("\n");
  }
}
