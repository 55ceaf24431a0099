import type { Candidate } from "./candidates.ts";
import { shownWords, type Said } from "./said.ts";

/** What endpoints are made of. */
export const measure =
  /\b(?:change|proportion|percent(?:age)?|number|rate|rates|incidence|time to|time from|mean|median|score|response|survival|occurrence|freedom from|difference|frequency|level|duration|ratio|composite|responders?|AUC|Cmax|success|absence|event-free|sensitivity|specificity|accuracy|patency|improvement|reduction|instruments|deaths?|mortality|disability|sero\w+|titres?|titers?|remission|relapses?|recurrences?|healing|healed|closure|failure|infections?|events?|toxicit(?:y|ies)|volume|speed|capacity|distance|strength|pressure|HbA1c|viral load|days alive|agreement|yield|area under|quality of life|pain|function)\b/i;
const when =
  /\b(?:weeks?|days?|months?|years?|hours?|visits?|baseline|discharge|within|at \d+|through|post-?(?:procedure|operative|implant))\b/i;

const squeezed = (words: string): string =>
  words
    .replace(/\s+/g, " ")
    .replace(/[.;:\s]+$/, "")
    .trim();

/** A place that says an endpoint; none where it says only that there is one. */
export function endpointSaid(said: Said, value: string, weight: number): Candidate[] {
  const told = squeezed(value);
  if (
    told.length < 4 ||
    /^(?:n\/?a|not applicable|(?:a|the) (?:planned )?sample size|assuming|analys[ei]s|see\b|tbd|endpoints?\b|measurement)/i.test(told)
  )
    return [];
  return [{ said, value: shownWords(told), weight: weight + (measure.test(told) ? 1 : -1) + (when.test(told) ? 1 : 0), key: null }];
}
