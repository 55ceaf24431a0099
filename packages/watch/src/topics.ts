import type { TopicRule } from "./rules.ts";

interface Topic extends Omit<TopicRule, "pattern" | "words"> {
  pattern: RegExp;
  words: RegExp | null;
}

export interface Topics {
  /** Titles of the topics that words name. */
  named: (text: string) => { general: string[]; narrow: string[] };
  of: (title: string) => Topic | null;
}

export function createTopics(rules: readonly TopicRule[]): Topics {
  const known = rules.map((rule): Topic => ({
    ...rule,
    pattern: new RegExp(rule.pattern, "iu"),
    words: rule.words === null ? null : new RegExp(rule.words, "iu"),
  }));
  return {
    named: (text) => {
      const found = known.filter(({ pattern }) => pattern.test(text));
      const titles = (isGeneral: boolean) => found.filter((one) => one.isGeneral === isGeneral).map(({ title }) => title);
      return { general: titles(true), narrow: titles(false) };
    },
    of: (title) => known.find((one) => one.title === title) ?? null,
  };
}
