import { pluralOf, withArticle } from "../text/inflection.ts";
import { wordsOf } from "../text/tokenizer.ts";
import type { QuestionRules } from "./question-rules.ts";
import type { Actor } from "./understood-question.ts";

/** Someone who has duties, as a text names them, the article before included. */
interface ActorMention {
  words: string;
  start: number;
  end: number;
}

/** Knows who has duties by name. */
export interface Actors {
  /** The first that a text names. */
  firstIn(text: string): ActorMention | null;
  /** The same, with what it and all others are called. */
  askedAbout(question: string): Actor | null;
  without(text: string): string;
  /** A text with another actor in the place of its first, in the same number; null where it names none. */
  exchanged(text: string, actor: string): string | null;
}

/** Makes the names of actors ready to be looked for. */
export function createActors(rules: QuestionRules["actors"]): Actors {
  const singular = new Map(
    rules.flatMap(({ names }) => names.flatMap((name) => [name, pluralOf(name)].map((one) => [one.toLowerCase(), name]))),
  );
  const longestFirst = (words: Iterable<string>) => [...new Set(words)].toSorted((one, other) => other.length - one.length).join("|");
  const before = `(?:(?:${longestFirst(rules.flatMap((rule) => rule.before))}) )*`;
  const pattern = `\\b(?:(?:a|an|the|our|my|any|each|every|all) )?(${before})(${longestFirst(singular.keys())})\\b`;
  const compared = (text: string) => wordsOf(text).join(" ");
  const called = rules.map(({ names }) => names.flatMap((name) => [name, pluralOf(name)].map(compared)));
  const [one, all] = [new RegExp(pattern, "i"), new RegExp(pattern, "gi")];

  return {
    firstIn(text) {
      const found = one.exec(text);
      return found && { words: found[0], start: found.index, end: found.index + found[0].length };
    },
    askedAbout(question) {
      const [words, , name = ""] = one.exec(question) ?? [];
      const names = called.find((some) => some.includes(compared(name)));
      return words === undefined || names === undefined ? null : { words, names, others: called.filter((some) => some !== names).flat() };
    },
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
export function isOfOthers(text: string, { names, others }: Actor): boolean {
  const said = ` ${wordsOf(text).join(" ")} `;
  const isNamed = (name: string) => said.includes(` ${name} `);
  return !names.some(isNamed) && others.some(isNamed);
}
