import type { QuestionRules } from "../question/question-rules.ts";
import { pluralOf } from "../text/inflection.ts";
import { inDigits } from "../text/numerals.ts";
import { periodPattern } from "./figures.ts";

/** What a text tells of a length of time or a share: whose it is, as numbers of actors; none where it does not say. */
interface Telling {
  /** Such as `30 day`. */
  figure: string;
  actors: ReadonlySet<number>;
}

/** Who does what within which time, by a text. */
export interface Told {
  tellings: readonly Telling[];
  /** Everybody it names, by number. */
  named: ReadonlySet<number>;
  /** The first it names. */
  first: number | null;
}

interface Mention {
  actor: number;
  start: number;
  end: number;
}

interface Figure {
  figure: string;
  start: number;
}

/** Words before a name that make it one who is told or given something, and not the one who acts. */
const receives =
  /\b(?:(?:to|from|with|notif(?:y|ies|ied|ying)|inform(?:s|ed|ing)?|tell(?:s|ing)?|told|ask(?:s|ed|ing)?|advis(?:e|es|ed|ing)|request(?:s|ed|ing)? (?:by|from))(?: (?:the|an?|each|all|any|every|its|their|fda|us|both|reviewing|participating|clinical|competent|authority|authorities|and|or|,))*) $/;
/** What stands between two who act together. */
const together = /^(?:[\s,/]|\b(?:and|or|the|an?|each|any|every|all|foreign|domestic|initial|clinical|device|contract|drug)\b)*$/;

/** Reads who is told to do something within which time, by the names of those who have duties. */
export function createTellings(rules: QuestionRules["actors"]): (text: string) => Told {
  const numbers = new Map(
    rules.flatMap(({ names }, actor) => names.flatMap((name) => [name, pluralOf(name)].map((one) => [one.toLowerCase(), actor] as const))),
  );
  const longestFirst = [...numbers.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`\\b(?:${longestFirst.join("|")})\\b`, "g");
  const mentionsIn = (text: string): Mention[] =>
    [...text.matchAll(pattern)].map(({ 0: name, index }) => ({ actor: numbers.get(name) ?? 0, start: index, end: index + name.length }));
  return (given) => {
    const text = inDigits(given).replaceAll(/\s+/g, " ");
    const mentions = mentionsIn(text);
    return {
      tellings: tellingsOf(text, mentions),
      named: new Set(mentions.map(({ actor }) => actor)),
      first: mentions[0]?.actor ?? null,
    };
  };
}

const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(periodPattern)].map(({ 1: number = "", 2: unit = "", index }) => ({
    figure: `${number} ${unit === "%" ? "percent" : unit}`,
    start: index,
  }));

/** Sentence by sentence: who acted last acts on until another does. */
function tellingsOf(text: string, mentions: readonly Mention[]): Telling[] {
  const acting = mentions.filter(({ start }) => !receives.test(text.slice(Math.max(0, start - 60), start)));
  const tellings: Telling[] = [];
  let before: ReadonlySet<number> = new Set();
  for (const sentence of spansOf(text)) {
    const within = <One extends { start: number }>(all: readonly One[]) =>
      all.filter(({ start }) => start >= sentence.start && start < sentence.end);
    const told = tellingsOfSentence(text, { at: sentence.start, figures: within(figuresIn(text)), acting: within(acting), before });
    tellings.push(...told.tellings);
    before = told.after;
  }
  return tellings;
}

function spansOf(text: string): { start: number; end: number }[] {
  const ends = [...text.matchAll(/[.;] (?=\(?[a-z0-9(])/g)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, nth) => ({ start, end: ends[nth] ?? text.length }));
}

interface SentenceParts {
  /** Where it begins. */
  at: number;
  figures: readonly Figure[];
  acting: readonly Mention[];
  before: ReadonlySet<number>;
}

/** Who is spoken to was named before: "If I am an importer, …? You must submit …". */
const you = /\byou(?:r|rs)?\b/;

/** A figure belongs to who was named last before it as acting, others having followed only together with them or after a figure. */
function tellingsOfSentence(
  text: string,
  { at, figures, acting, before }: SentenceParts,
): { tellings: Telling[]; after: ReadonlySet<number> } {
  const subjects = subjectsOf(text, acting, figures);
  const isToYou = (figure: number) => before.size > 0 && you.test(text.slice(at, figure));
  const tellings = figures.map(({ figure, start }) => ({
    figure,
    actors: subjects.findLast((one) => one.start < start)?.actors ?? (isToYou(start) ? before : (subjects[0]?.actors ?? before)),
  }));
  return { tellings, after: subjects.at(-1)?.actors ?? before };
}

/** Those who act, each from where they are first named; others named before a figure is given are only spoken of. */
function subjectsOf(text: string, acting: readonly Mention[], figures: readonly Figure[]): { start: number; actors: Set<number> }[] {
  const subjects: { start: number; actors: Set<number> }[] = [];
  let last: Mention | undefined;
  for (const mention of acting) {
    const current = subjects.at(-1);
    const isTogether = last !== undefined && together.test(text.slice(last.end, mention.start));
    if (current && isTogether) current.actors.add(mention.actor);
    else if (current === undefined || figures.some(({ start }) => start > current.start && start < mention.start))
      subjects.push({ start: mention.start, actors: new Set([mention.actor]) });
    if (current === undefined || isTogether || subjects.at(-1) !== current) last = mention;
  }
  return subjects;
}
