import { UnreadableError } from "../../corpus-file.ts";
import { collapse } from "../../text.ts";
import type { ParallelAct, ParallelWords } from "../parallel-texts.ts";
import { type XmlElement, elementIn, elementsIn, elementsWithin, parseXml, wordsIn } from "../xml-tree.ts";
import { identityOf } from "./identity.ts";
import { type Line, LineReader } from "./lines.ts";

/** One language version: which publication it is, in what language, and what stands in each article. */
interface LanguageVersion {
  language: string;
  /** What is common to all language versions: the page of the Official Journal, or the number and day of the consolidated state. */
  publication: string;
  version: string;
  articles: Map<string, Line[]>;
}

/** Reads an act of the European Union beside another language version of the same publication. */
export function readParallelEuAct(english: string, other: string): ParallelAct & { identifier: string; url: string } {
  const page = parseXml(english, ["html"]);
  const [ours, theirs] = [versionIn(page), versionIn(parseXml(other, ["html"]))];
  if (ours.language !== "en") throw new UnreadableError("is not the English version");
  if (ours.publication !== theirs.publication) throw new UnreadableError("is another publication than the English one");
  const { identifier, url } = identityOf(page);
  const sides = [...ours.articles].flatMap(([section, lines]) => {
    const beside = theirs.articles.get(section);
    return beside === undefined ? [] : [{ section, lines, beside }];
  });
  return {
    identifier,
    url,
    language: theirs.language,
    version: ours.version,
    terms: sides.flatMap(termsOf),
    headings: sides.flatMap(headingOf),
    passages: sides.flatMap(passagesOf),
  };
}

const journal = /^([A-Z]+_\d+)([A-Z]{2})(\.\d+)/;
const consolidated = /0(\d{4}[A-Z]\d{4}) — ([A-Z]{2}) — (\d\d)\.(\d\d)\.(\d{4})/;
const dayOfJournal = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

function versionIn(page: XmlElement): LanguageVersion {
  const body = elementIn(page, "body");
  const title = collapse(wordsIn(elementIn(elementIn(page, "head"), "title")));
  const lines = elementsWithin(body, "p")
    .slice(0, 60)
    .map((line) => collapse(wordsIn(line)));
  const articles = new Map(articlesIn(body));
  const state = lines.map((line) => consolidated.exec(line)).find((found) => found !== null);
  if (state) {
    const [, act = "", language = "", day, month, year] = state;
    return {
      language: language.toLowerCase(),
      publication: `${act} ${year}-${month}-${day}`,
      version: `${year}-${month}-${day}`,
      articles,
    };
  }
  const [, volume = "", language = "", at = ""] = journal.exec(title) ?? [];
  const [, day = "", month = "", year = ""] = lines.map((line) => dayOfJournal.exec(line)).find((found) => found !== null) ?? [];
  if (language === "" || year === "") throw new UnreadableError("does not say in which language and of which day it is");
  const version = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return { language: language.toLowerCase(), publication: volume + at, version, articles };
}

/** Articles by the number that their place carries in every language. */
function articlesIn(element: XmlElement | undefined): [string, Line[]][] {
  return elementsIn(element).flatMap((child): [string, Line[]][] => {
    const number = /^art_(\w+)$/.exec(child.attributes["id"] ?? "")?.[1];
    if (number === undefined) return articlesIn(child);
    const reader = new LineReader();
    reader.read(child);
    return [[number, reader.lines]];
  });
}

interface SideBySide {
  section: string;
  lines: Line[];
  beside: Line[];
}

const titleIn = (lines: readonly Line[]): string => lines.find(({ kind }) => kind === "article-title")?.text ?? "";

function headingOf({ section, lines, beside }: SideBySide): ParallelWords[] {
  const [english, other] = [titleIn(lines), titleIn(beside)];
  return english === "" || other === "" ? [] : [{ section, english, other }];
}

const definition = /^\(?(\d{1,3}[a-z]?)[.)]{1,2}\s*[‘“„«"'](?<term>[^’”“»"']{2,100})[’”“»"']/;

/** The words in quotation marks at the head of each numbered definition. */
const definedIn = (lines: readonly Line[]): Map<string, string> =>
  new Map(
    lines.flatMap(({ text }): [string, string][] => {
      const found = definition.exec(text);
      return found ? [[found[1] ?? "", collapse(found.groups?.["term"] ?? "")]] : [];
    }),
  );

function termsOf({ section, lines, beside }: SideBySide): ParallelWords[] {
  const theirs = definedIn(beside);
  return [...definedIn(lines)].flatMap(([number, english]) => {
    const other = theirs.get(number);
    return other === undefined ? [] : [{ section: `${section}(${number})`, english, other }];
  });
}

/** The paragraphs of an article, where both versions have as many. */
function passagesOf({ section, lines, beside }: SideBySide): ParallelWords[] {
  const [ours, theirs] = [lines, beside].map((one) => one.filter(({ kind }) => kind === "text"));
  if (ours?.length !== theirs?.length) return [];
  return (ours ?? []).map(({ text }, at) => ({ section, english: text, other: theirs?.[at]?.text ?? "" }));
}
