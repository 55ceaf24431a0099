import { termsOf } from "../text/tokenizer.ts";
import type { Concept, NamedThing } from "./understood-question.ts";

const kinds =
  "Act|Program(?:me)?|Directive|Pathway|Scheme|Initiative|Pilot|Designation|Portal|Framework|Charter|Convention|Treaty|Registry|Agreement|Accord|Certificate|Exemption|Waiver|Permit|Notice|Declaration|Register|Protocol|Levy|Mark|Seal";
/** A name in capitals with the kind of thing it is, in capitals or not: "the Orbital Implant Safety Act". */
const withKind = new RegExp(`\\b((?:[A-Z][\\w&'-]*(?: (?:of|for|on|and|the|in))? ){1,6})(?:${kinds}|${kinds.toLowerCase()})s?\\b`, "g");
/** A form by its number. */
const withNumber =
  /\b[Ff]orms? (?:FDA[ -]?|FD[ -]|No\.? ?|number )?(\d{2,5}[a-zA-Z]?(?:-[A-Z\d]{1,3})?)\b|\bFDA[ -]((?!(?:19|20)\d\d\b)\d{4}[a-zA-Z]?(?:-[A-Z\d]{1,3})?)\b/g;
/** Words that begin a question are in capitals without being names. */
const notNames =
  /^(?:(?:What|Which|Who|When|Where|Why|How|Is|Are|Was|Were|Do|Does|Did|Must|Shall|Should|Can|Could|May|Will|Would|Has|Have|Under|In|On|For|To|At|By|From|With|The|A|An|Our|My|Your|Their|If|As|And|Or|Per|I|We|US|EU|UK|FDA|New|Any|This|That|No)(?: |$))+/;

/** Acts, programmes and forms that a question calls by their names; `conceptOf` tells what a word of a name may go by. */
export function namedThingsIn(text: string, conceptOf: (term: string) => Concept): NamedThing[] {
  const question = text.replaceAll(/["“”]/g, "");
  const names = [...question.matchAll(withKind)].flatMap(({ 0: words, 1: name = "", index }) => {
    const own = name.trim().replace(notNames, "").trim();
    const isOurs = /\b(?:our|my|your|their|his|her) $/i.test(question.slice(0, index));
    return own === "" || isOurs ? [] : [{ words, terms: termsOf(own) }];
  });
  const forms = [...question.matchAll(withNumber)].map(({ 0: words, 1: one, 2: other }) => ({
    words,
    terms: termsOf((one ?? other ?? "").replace("-", " ")),
  }));
  return [...names, ...forms]
    .filter(({ terms }) => terms.length > 0)
    .map(({ words, terms }) => ({ words, concepts: terms.map(conceptOf) }));
}
