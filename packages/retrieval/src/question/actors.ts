import { pluralOf, withArticle } from "../text/inflection.ts";
import { wordsOf } from "../text/tokenizer.ts";
import { type Standing, standingOf } from "./actor-standing.ts";
import type { QuestionRules } from "./question-rules.ts";
import type { Actor } from "./understood-question.ts";

/** Someone who has duties, as a text names them, the article before included. */
interface ActorMention {
  words: string;
  start: number;
  end: number;
}

/** The same, with whose row of the table it is, and how much tells that it is the one who acts. */
interface WeighedMention extends ActorMention {
  row: number;
  standing: Standing;
}

/** Knows who has duties by name. */
export interface Actors {
  /** The first that a text names. */
  firstIn(text: string): ActorMention | null;
  /** The one that a question gives something to do, rather than one that is told or sent something, or is only mentioned. */
  askedAbout(question: string): Actor | null;
  /** The one that is presumed where a question names nobody. */
  presumed: Actor | null;
  /** Those who only told the asker of what happened: "a hospital emailed us". */
  tellingIn(question: string): string[];
  without(text: string): string;
  /** A text with another actor in the place of its first, in the same number; null where it names none. */
  exchanged(text: string, actor: string): string | null;
}

const compared = (text: string): string => wordsOf(text).join(" ");
const longestFirst = (words: Iterable<string>) => [...new Set(words)].toSorted((one, other) => other.length - one.length).join("|");
const patternOf = (source: string | null): RegExp | null => (source === null ? null : new RegExp(source, "gi"));

/** Makes the names of actors ready to be looked for. */
export function createActors(rules: QuestionRules["actors"]): Actors {
  const singular = new Map(
    rules.flatMap(({ names }) => names.flatMap((name) => [name, pluralOf(name)].map((one) => [one.toLowerCase(), name]))),
  );
  const before = `(?:(?:${longestFirst(rules.flatMap((rule) => rule.before))}) )*`;
  const pattern = `\\b(?:(?:a|an|the|our|my|any|each|every|all) )?(${before})(${longestFirst(singular.keys())})\\b`;
  const called = rules.map(({ names }) => names.flatMap((name) => [name, pluralOf(name)].map(compared)));
  const [one, all] = [new RegExp(pattern, "i"), new RegExp(pattern, "gi")];
  const spoken = rules.map(({ plain, implied }) => ({ plain: patternOf(plain), implied: patternOf(implied) }));

  function namedIn(text: string): WeighedMention[] {
    return [...text.matchAll(all)].map(({ 0: words, 2: name = "", index }) => {
      const mention = { words, start: index, end: index + words.length };
      return { ...mention, row: called.findIndex((some) => some.includes(compared(name))), standing: standingOf(text, mention) };
    });
  }

  function spokenIn(text: string): WeighedMention[] {
    return spoken.flatMap(({ plain, implied }, row) => {
      const found = (fits: RegExp | null) => (fits === null ? [] : [...text.matchAll(fits)]);
      const mention = ({ 0: words, index }: RegExpExecArray) => ({ words, start: index, end: index + words.length });
      return [
        ...found(plain).map((one) => ({
          ...mention(one),
          row,
          standing: standingOf(text, mention(one)),
        })),
        ...found(implied).map((one) => ({ ...mention(one), row, standing: "implied" as const })),
      ];
    });
  }

  const namesOf = (titles: readonly string[] = []) => rules.flatMap(({ title }, at) => (titles.includes(title) ? (called[at] ?? []) : []));

  function actorOf({ words, row, standing }: WeighedMention): Actor {
    return { words, names: called[row] ?? [], others: namesOf(rules[row]?.unlike), implied: standing === "implied" };
  }

  const presumed = rules.findIndex(({ presumedBefore }) => presumedBefore.length > 0);

  return {
    firstIn(text) {
      const found = one.exec(text);
      return found && { words: found[0], start: found.index, end: found.index + found[0].length };
    },
    askedAbout(question) {
      const mentions = [...namedIn(question), ...spokenIn(question)].toSorted((some, other) => some.start - other.start);
      const acting = (["self", "acts", "named", "implied"] as const)
        .map((standing) => mentions.find((mention) => mention.standing === standing))
        .find((mention) => mention !== undefined);
      return acting === undefined ? null : actorOf(acting);
    },
    presumed:
      presumed < 0 ? null : { words: "", names: called[presumed] ?? [], others: namesOf(rules[presumed]?.presumedBefore), implied: true },
    tellingIn: (question) => namedIn(question).flatMap(({ words, standing }) => (standing === "tells" ? [words] : [])),
    without: (text) => text.replace(all, " "),
    exchanged(text, actor) {
      const [, qualified = "", name = ""] = one.exec(actor) ?? [];
      const noun = singular.get(name.toLowerCase());
      if (noun === undefined || !one.test(text)) return null;
      return text.replace(one, (found: string, _qualified: string, last: string) => {
        const isOne = singular.get(last.toLowerCase())?.toLowerCase() === last.toLowerCase() || /^an? /i.test(found);
        return isOne ? withArticle(`${qualified}${noun}`) : `${qualified}${pluralOf(noun)}`;
      });
    },
  };
}

/** Whether a text speaks of other actors and not of this one. */
export function isOfOthers(text: string, { names, others }: Pick<Actor, "names" | "others">): boolean {
  const said = ` ${wordsOf(text).join(" ")} `;
  const isNamed = (name: string) => said.includes(` ${name} `);
  return !names.some(isNamed) && others.some(isNamed);
}
