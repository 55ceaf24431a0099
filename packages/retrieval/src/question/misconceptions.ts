import { authorityDecides, authorityLeads } from "./authority-acts.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { type Denial, plainWords } from "./polarity.ts";
import { denialReach, type Group, groupOf, phrasesOf, placeOf, runOf, spoken, type Unit, unitsOf } from "./said-phrases.ts";
import type { UnderstoodQuestion } from "./understood-question.ts";

/** Something often taken for granted that a clause shows to be otherwise. */
export interface Misconception {
  /** What is right, in a sentence or two. */
  text: string;
  /** Groups of phrases: a claim holds it where it says one phrase of every group and denies none of it. */
  when: readonly (readonly string[])[];
  /** Groups of phrases that say where or of what: one of each stands anywhere in the question. */
  where: readonly (readonly string[])[];
  /** Phrases that show the question is about something else. */
  unless: readonly string[];
  /** The clauses that show it. */
  clauses: readonly string[];
}

/** What a question says of a misconception: that it is so, or, where it wants that confirmed, that it is not. */
export interface HeldMisconception<Known extends Misconception> {
  known: Known;
  kind: "corrected" | "confirmed";
}

/** Finds what a question takes for granted. */
export interface MisconceptionFinder<Known extends Misconception> {
  /** `setting` is said where the question leaves it out, such as the authority that is asked. */
  find(question: Pick<UnderstoodQuestion, "text" | "claims">, setting?: string): HeldMisconception<Known>[];
}

/** Most words that lie between the first and the last phrase of one claim. */
const nearest = 24;
const duty = /^(?:need|needs|needed|must|have|has|required?|requires|mandatory|compulsory|obligatory|obliged|subject|apply|applies)$/;

/** Whether a unit holds a misconception: "so" where it says it, "not so" where it says its contrary. */
function heldIn(unit: Unit, groups: readonly Group[], right: readonly Figure[]): "so" | "not so" | null {
  const { denials, claims, border } = unit;
  const places = groups.map((group) => placeOf(unit, group, right));
  const unsaid = groups.filter((_, nth) => places[nth] === null);
  const said = places.filter((place) => place !== null);
  if (unsaid.some(({ isRelease }) => !isRelease) || unsaid.length > 1 || said.length === 0) return null;
  const [from, to] = [Math.min(...said.map((one) => one.from)), Math.max(...said.map((one) => one.to))];
  if (to - from > nearest || (border < Number.POSITIVE_INFINITY && (from >= border || to < border))) return null;
  const denies = ({ at, reach }: Denial) =>
    !said.some((place) => (place.isDenied || reach === "word") && at >= place.from && at <= place.to) &&
    (reach !== "next" || said.some((place) => place.to > at && place.from - at <= denialReach));
  const uncovered = denials.filter(denies);
  const isDenied = uncovered.length % 2 === 1;
  if (unsaid.length === 0) return isDenied ? "not so" : "so";
  if (isDenied) return uncovered.some(({ reach }) => reach !== "word") ? "so" : null;
  return claims.some(({ words }) => words.some((word) => duty.test(word))) ? "not so" : null;
}

/** Whether a unit tells what an authority does within some time, which is no period of those whom it supervises. */
const isOfAuthority = ({ claims }: Unit): boolean => claims.some(({ text, figures }) => figures.length > 0 && authorityDecides.test(text));

/** Makes a list of misconceptions ready to be searched: its phrases are taken apart once. */
export function createMisconceptionFinder<Known extends Misconception>(list: readonly Known[]): MisconceptionFinder<Known> {
  const ready = list.map((known) => ({
    known,
    when: known.when.map(groupOf),
    where: known.where.map(groupOf),
    unless: phrasesOf(known.unless),
    right: [known.text, ...known.unless].flatMap(figuresIn),
    isOfOthers:
      known.when.some((phrases) => groupOf(phrases).figures.length > 0) &&
      !authorityDecides.test(known.text) &&
      !authorityLeads.test(known.text),
  }));
  return {
    find({ text, claims }, setting = "") {
      const units = unitsOf(claims);
      const whole = runOf(plainWords(text)).said;
      const around = `${whole}${spoken(setting)}`;
      return ready.flatMap(({ known, when, where, unless, right, isOfOthers }): HeldMisconception<Known>[] => {
        if (unless.some(({ said }) => whole.includes(said))) return [];
        if (!where.every(({ phrases }) => phrases.some(({ said }) => around.includes(said)))) return [];
        const held = units.flatMap((unit) => {
          const how = isOfOthers && isOfAuthority(unit) ? null : heldIn(unit, when, right);
          return how === null ? [] : [{ how, isToConfirm: unit.claims.some(({ confirming }) => confirming) }];
        });
        const denied = held.filter(({ how }) => how === "not so");
        if (denied.length > 0) return denied.some(({ isToConfirm }) => isToConfirm) ? [{ known, kind: "confirmed" }] : [];
        return held.length > 0 ? [{ known, kind: "corrected" }] : [];
      });
    },
  };
}
