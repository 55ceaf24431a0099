import { isWithin } from "@clausewise/retrieval";
import type { Citation } from "../marks/citations.ts";
import type { HeldWork } from "./held.ts";
import { type IndexedWork, holdingOf, indexWork } from "./indexed-work.ts";
import { judgeClause, judgeRetired, judgeUnheld } from "./judge-clause.ts";
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
  sources.flatMap(({ identifier, versions }) => {
    const seen = new Map<string, Titled>();
    const add = (of: string, title: string) => {
      if (title !== "" && !seen.has(title)) seen.set(title, { of, title });
    };
    for (const { citation, heading, path } of versions.flatMap(({ passages }) => passages)) {
      for (const [annex, title] of annexTitles(path)) add(`${identifier} ${annex}`, title);
      add(citation.replace(/(?:\([^()]*\))+$/, ""), heading);
    }
    return [...seen.values()];
  });

/** The annexes among some headings, each with its title: `Annex VI—Information to be submitted`. */
const annexTitles = (path: readonly string[]): [annex: string, title: string][] =>
  path.flatMap((heading) => {
    const [, annex, title] = /^(Annex [IVX]+)\s*[—–:-]\s*(.+)$/.exec(heading) ?? [];
    return annex !== undefined && title !== undefined ? [[annex, title]] : [];
  });

const isAnnex = / Annex [IVX]+(?: Part [A-E])?$/;

/** Sections, articles and documents that go by one title. */
const isTitledWhole = /^(?:\d+ CFR \d+\.\d+|EU (?:MDR|IVDR) Article \d+|MDCG \d{4}-[\d-]+|MEDDEV [\d.]+\/\d+|SOR\/\S+ s\. [\d.]+)$/;

/** Whether two are the same, or one holds the other. */
const isNear = (one: string, other: string): boolean =>
  isWithin(one, other) || isWithin(other, one) || one.startsWith(`${other}:`) || other.startsWith(`${one}:`);

/** Documents that are numbered in one row: `21 CFR`, `EU MDR Article`, `MDCG`. */
const seriesOf = (name: string): string =>
  series.find(([pattern]) => pattern.test(name))?.[1] ?? /^\d+ (?:CFR|USC)/.exec(name)?.[0] ?? name.replace(/ ?[\d(].*$/, "").trim();
const series: readonly (readonly [RegExp, string])[] = [
  [/^(?:ISO|IEC|EN|ASTM|AAMI)\b/, "standards"],
  [/^(?:MDCG|MEDDEV)\b/, "guidance of the Union"],
  [/^(?:SOR\/|C\.R\.C|R\.S\.C)/, "laws of Canada"],
  [/^ICH\b/, "ICH"],
  [/^EU MDR\b/, "EU MDR"],
  [/^EU IVDR\b/, "EU IVDR"],
];

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

  function wrongTitle(citation: Citation, title: TitleBeside): Judgement | null {
    const own = ownTitles(citation);
    const cited = citation.clause ?? citation.source;
    const isLike = (of: string) => !isNear(of, cited) && seriesOf(of) === seriesOf(cited);
    const isWhole = isTitledWhole.test(cited) && citation.until === null;
    const other = titleOwner(title, { own, inside: wordsOf(citation), isLike, isWhole });
    if (!other) return null;
    const whose = other.of === null ? "" : `; it is that of ${other.of}`;
    return judged("wrong_title", `“${title.words}” is not the title of ${cited}, which is “${own[0] ?? ""}”${whose}.`);
  }

  function judgeCitation({ citation, titles, dated }: CitedReference): Judgement {
    const work = workOf(citation.source);
    if (citation.kind === "standard") return judgeTitled(citation, titles, judgeStandard(citation, work, library));
    if (!work) return judgeUnheld(citation, library);
    const judgement = judgeRevision(citation, dated, work) ?? judgeRetired(citation, work, library) ?? judgeClause(citation, work, library);
    return judgeTitled(citation, titles, judgement);
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
      return [citationKey(reference.citation), reference.dated, ...reference.titles.map(({ words, kind }) => `${words}|${kind}`)].join(
        "\n",
      );
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
