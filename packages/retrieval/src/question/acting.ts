import { wordsOf } from "../text/tokenizer.ts";
import type { Actors } from "./actors.ts";
import type { Actor } from "./understood-question.ts";

/** Words after which somebody is named who does not act: "to the importer". */
const oblique =
  /\b(?:to|from|with|of|for|at|on|against|about|between|than|not|by|under|and|or|including|inform|tell|notify|via|through)(?: (?:an?|the|our|its|their|his|each|every|any))?$/i;

/** What follows the name of somebody who only gives it that name: "a notified body certificate". */
const owned =
  /^ (?:certificates?|reviews?|opinions?|approvals?|numbers?|audits?|fees?|registration|agreements?|records|duties|obligations?)\b/i;

/** Who acts in a clause: whoever it is done by, else the first who is named without a preposition. */
export function actingIn(clause: string, actors: Actors): Actor | null {
  const [, by] = /\bby ((?:the |an? |our |its |any |each |every )?\w.*)$/i.exec(clause) ?? [];
  const agent = by === undefined ? null : actors.firstIn(by);
  if (agent?.start === 0) return actors.askedAbout(agent.words);
  let rest = clause.replaceAll(/'s\b/g, "");
  for (let found = actors.firstIn(rest); found !== null; found = actors.firstIn(rest)) {
    if (!oblique.test(rest.slice(0, found.start).trimEnd()) && !owned.test(rest.slice(found.end))) return actors.askedAbout(found.words);
    rest = rest.slice(found.end);
  }
  return null;
}

/** Who acts in a text, of one actor and all others: the first named without a preposition; null where nobody is. */
export function whoActs(text: string, { names, others }: Actor): { isSame: boolean; name: string } | null {
  const said = ` ${wordsOf(text).join(" ")} `;
  const mentions = [...names.map((name) => ({ name, isSame: true })), ...others.map((name) => ({ name, isSame: false }))].flatMap((one) => {
    const at = said.indexOf(` ${one.name} `);
    return at < 0 ? [] : [{ ...one, at }];
  });
  const inOrder = mentions.toSorted((one, other) => one.at - other.at || other.name.length - one.name.length);
  const doing = inOrder.find(({ at, name }) => !oblique.test(said.slice(0, at).trimEnd()) || isAgent(said, at, name));
  return doing === undefined ? null : { isSame: doing.isSame, name: doing.name };
}

const isAgent = (said: string, at: number, _name: string): boolean => /\bby(?: the| an?| each)?$/.test(said.slice(0, at).trimEnd());
