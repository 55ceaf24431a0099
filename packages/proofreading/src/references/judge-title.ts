import { isWithin } from "@clausewise/retrieval";
import type { Citation } from "../marks/citations.ts";
import type { HeldWork } from "./held.ts";
import { type IndexedWork, holdingOf } from "./indexed-work.ts";
import { clauseTitle, clauseTitlesOf, standardOf } from "./judge-standard.ts";
import type { ReferenceLibrary } from "./library.ts";
import type { StretchBeside, TitleBeside } from "./reference.ts";
import { createTitleIndex, type Misplaced, type Titled } from "./title-index.ts";
import { createTitleSequences } from "./title-sequences.ts";

const wordKey = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

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

/** The standard of which a name is a clause: titles of clauses are short, and mean one only beside another of the same standard. */
const standardOfClause = (name: string): string | undefined => /^((?:ISO|IEC)[\w/]* [\d-]+:\d{4}) \d/.exec(name)?.[1];

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

/** A title that stands beside what it is not the title of. */
export interface WrongTitle {
  said: string;
  own: string;
  of: string | null;
}

/** Finds the titles beside citations that belong to something else. */
export function createTitleJudge(library: ReferenceLibrary, works: readonly HeldWork[], workOf: (source: string) => IndexedWork | null) {
  const ofStandards = library.standards.map(({ number, title }) => ({ of: number, title }));
  const titles = [...library.titles, ...ofStandards, ...library.standards.flatMap(clauseTitlesOf), ...works.flatMap(headingsOf)];
  const isNumbered = /^(?:\d+ (?:CFR|USC)|EU|MDCG|MEDDEV|ISO|IEC|ICH|SOR|FD&C|PHS|IMDRF|SI)\b|\d{3}/;
  const named = [...library.guidance.map(({ title }) => title), ...library.titles.map(({ of }) => of).filter((of) => !isNumbered.test(of))];
  const wholeNames = new Set(named.map(wordKey).filter((key) => key.split(" ").length > 3));
  const [titleOwner, titleBeside] = [createTitleIndex(titles), createTitleSequences(titles)];

  /** What a citation is called: the titles of its source, and of a clause its heading and first words; none where that is not known. */
  function ownTitles(citation: Citation): string[] {
    const { clause, source, until, kind } = citation;
    const work = workOf(source);
    const known = standardOf(source, library.standards);
    const titles = [...(work?.work.sources ?? []).flatMap(({ identifier, title }) => [title, identifier]), ...(known ? [known.title] : [])];
    if (clause === null) return titles;
    const ofClause = kind === "standard" && known ? clauseTitle(citation, known) : null;
    if (ofClause !== null) return [ofClause];
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

  /** What a section is called by its heading alone; where it has none, whatever it is called by. */
  function headings({ clause, source }: Citation, own: string[]): string[] {
    const work = workOf(source);
    if (!work || clause === null) return own;
    const { now, before } = holdingOf(work, clause);
    const heads = [...(now?.passages ?? []), ...(before?.passages ?? [])].map(({ heading }) => heading).filter((one) => one !== "");
    return heads.length === 0 ? own : [...new Set(heads)];
  }

  /** The words of a clause, among which a matter may be told that its heading does not name. */
  function wordsOf({ clause, source }: Citation): string[] {
    const work = workOf(source);
    if (!work || clause === null) return [];
    return holdingOf(work, clause).now?.passages.map(({ text }) => text) ?? [];
  }

  /** Whether words are, whole, the name by which a document without a number goes: it is cited beside, and is no title of a clause. */
  const isNameElsewhere = (words: string): boolean => wholeNames.has(wordKey(words));

  /** Whose title the words beside a citation are, where they are not its own. */
  function misplaced(citation: Citation, titles: readonly TitleBeside[], stretches: readonly StretchBeside[]): WrongTitle | null {
    const own = ownTitles(citation);
    const cited = citation.clause ?? citation.source;
    const isLike = (of: string) =>
      !isNear(of, cited) && seriesOf(of) === seriesOf(cited) && standardOfClause(of) === standardOfClause(cited);
    const isWhole = isTitledWhole.test(cited) && citation.until === null;
    const place = { own, inside: wordsOf(citation), isLike, isWhole, isTitled: isWhole || isTitledStandard.test(cited) };
    const found = (said: string, other: Misplaced | null) => (other ? { said, own: own[0] ?? "", of: other.of } : null);
    for (const title of titles) {
      if (isNameElsewhere(title.words)) continue;
      const other = found(title.words, titleOwner(title, place));
      if (other) return other;
    }
    for (const stretch of citation.until === null ? stretches : []) {
      const other = titleBeside(stretch, { ...place, own: isWhole ? headings(citation, own) : own });
      if (other) return found(other.title, other);
    }
    return null;
  }

  return misplaced;
}
