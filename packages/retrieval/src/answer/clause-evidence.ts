import type { RankedCandidate } from "../evidence/passage-fit.ts";
import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import { whoActs } from "../question/acting.ts";
import { type Figure, figuresIn, withUnits } from "../question/figures.ts";
import { denialsIn, plainWords } from "../question/polarity.ts";
import { isStatement } from "../question/spoken-verbs.ts";
import type { Actor, Claim } from "../question/understood-question.ts";
import { unmarked } from "../text/phrases.ts";
import { termsOf } from "../text/tokenizer.ts";

/** A sentence of a passage that speaks of what a question claims. */
export interface SpeakingSentence {
  from: RankedCandidate;
  start: number;
  end: number;
  words: string;
  /** Its figures, each with how much of what is claimed, and of the whole question, stands beside it, 0 to 1. */
  figures: readonly { figure: Figure; near: number; nearAsked: number }[];
  /** 0 to 1: how much of what is claimed it speaks of, and the same with its headings and the rest of its passage. */
  own: number;
  share: number;
  /** How much it counts beside others: shares, with what speaks for notes, for law and for the better section. */
  worth: number;
  /** Whether the one acts of whom it is claimed, or another by that name; null where it names nobody. */
  actor: { isSame: boolean; name: string } | null;
  isDenied: boolean;
  /** How likely its section answers the question, 0 to 1; 1 where the question names it. */
  likely: number;
}

/** Sections a claim is held against. */
const sectionsRead = 5;
/** Things that a claim must be about: one alone is too little to know a clause by. */
const leastContent = 2;
/** What a term counts that stands in the headings or elsewhere in the passage. */
const beside = 0.6;
/** What a note gains, which says in plain words what the law says, what law gains, and what each section before costs. */
const gains = { note: 0.08, binding: 0.08, section: 0.03 };

/** Terms that say where, how long or that something is a duty, and not what it is. */
const said =
  /^(?:fda|tga|mhra|nmpa|pmda|anvisa|hsa|ema|mfd|want|wait|eu|mdr|ivdr|us|usa|canada|rule|law|hour|day|week|month|year|calendar|work|busi|percent|last|valid|expir|due|deadlin|period|limit|requir|mandatori|oblig|obligatori|necessari|exempt|annual|annualli|yearli|appli|longer|still|now|\d.*)$/;

/** Forms of verbs that do not show their stem. */
const present = new Map([
  ["drawn", [["draw"]]],
  ["sent", [["send"]]],
  ["written", [["write"], ["draw"]]],
  ["write", [["draw"]]],
]);

interface Wanted {
  term: string;
  weight: number;
  groups: readonly (readonly string[])[];
}

/** What a claim is about, beside who acts, where and the figure, each with what it tells. */
function contentOf(claim: Claim, evidence: RankedEvidence): Wanted[] {
  const terms = new Set(termsOf(claim.words.join(" ")));
  return contentAsked(claim, evidence).filter(({ term }) => terms.has(term));
}

/** The same of the whole question, whose other clauses tell the circumstances. */
function contentAsked(claim: Claim, { question, weights }: RankedEvidence): Wanted[] {
  const actors = new Set(claim.actor === null ? [] : termsOf(claim.actor.words));
  return question.concepts
    .filter(({ term }) => !actors.has(term) && !said.test(term))
    .map(({ term, groups }) => ({ term, groups: [...groups, ...(present.get(term) ?? [])], weight: weights.rarityOf(term) || 1 }));
}

const speaks = (groups: Wanted["groups"], terms: ReadonlySet<string>): boolean =>
  groups.some((group) => group.length > 0 && group.every((term) => terms.has(term)));

/** Share of what is claimed that terms speak of. */
function shareIn(content: readonly Wanted[], terms: ReadonlySet<string>, around: ReadonlySet<string> = new Set()): number {
  const whole = new Set([...terms, ...around]);
  const total = content.reduce((sum, { weight }) => sum + weight, 0);
  const worthOf = ({ groups }: Wanted) => (speaks(groups, terms) ? 1 : speaks(groups, whole) ? beside : 0);
  return total === 0 ? 0 : content.reduce((sum, one) => sum + one.weight * worthOf(one), 0) / total;
}

/** Reports and notices that go by a figure, which is their name: "a 30-day notice". */
const named = /\b\d+-day ((?:notices?|reports?|alerts?|letters?|clocks?|supplements?|holds?|tracks?))\b/gi;

/** What a sentence says, apart where it goes on with a verb of its own: "an opinion within 210 days; the analysis takes 80 days". */
const statementsIn = (words: string): string[] =>
  words.split(/;\s+/).reduce<string[]>((statements, part) => {
    const isOwn = statements.length === 0 || isStatement({ words: plainWords(part) });
    return isOwn ? [...statements, part] : [...statements.slice(0, -1), `${statements.at(-1)}; ${part}`];
  }, []);

/** The parts of a statement that may each give a figure for another case: "15 days, 10 for a death". */
const casesIn = (words: string): string[] => words.split(/[,;:]\s+|\s+(?:and|or|but|while|whereas)\s+(?=[^,;]*\d)/i);

/** The figures of a statement: what comes before the first of them is said of each case. */
function figuresStated(words: string, { content, asked }: Sought): SpeakingSentence["figures"] {
  const parts = casesIn(words).map((part) => ({ part, figures: figuresIn(part) }));
  const first = parts.findIndex(({ figures }) => figures.length > 0);
  const common = parts.slice(0, first + 1).map(({ part }, at) => (at === first ? part.replace(/\d.*$/s, "") : part));
  return parts.flatMap(({ part, figures }) =>
    figures.map((figure) => {
      const terms = new Set(termsOf([...common, part].join(" ")));
      return { figure, near: shareIn(content, terms), nearAsked: shareIn(asked, terms) };
    }),
  );
}

const figuresOf = (words: string, sought: Sought): SpeakingSentence["figures"] =>
  statementsIn(withUnits(words.replaceAll(named, "$1"))).flatMap((statement) => figuresStated(statement, sought));

/** Who acts in a sentence or, where that speaks to "you" or names nobody, by its heading. */
function actsIn(words: string, heading: string, actor: Actor): SpeakingSentence["actor"] {
  const addressed = /\byou\b/i.test(words) ? whoActs(heading, actor) : null;
  return addressed ?? whoActs(words, actor) ?? whoActs(heading, actor);
}

/** What a claim is about, and the whole question. */
interface Sought {
  content: readonly Wanted[];
  asked: readonly Wanted[];
}

interface Place {
  rank: number;
  likely: number;
}

function sentencesOf(from: RankedCandidate, sought: Sought, actor: Actor | null, { rank, likely }: Place): SpeakingSentence[] {
  const { content } = sought;
  const { text, heading, text_kind, binding } = from.candidate;
  const gain = (text_kind === "summary" ? gains.note : 0) + (binding ? gains.binding : 0) - rank * gains.section;
  return from.sentences().map(({ start, end, terms }) => {
    const words = unmarked(text.slice(start, end));
    const share = shareIn(content, new Set(terms), from.terms);
    return {
      from,
      start,
      end,
      words,
      figures: figuresOf(words, sought),
      own: shareIn(content, new Set(terms)),
      share,
      worth: share + gain,
      actor: actor && actsIn(words, heading, actor),
      isDenied: denialsIn(plainWords(words)).length % 2 === 1,
      likely,
    };
  });
}

/** The sentences of the best sections in force that are held against a claim, those that speak of most of it first. */
export function sentencesOn(claim: Claim, evidence: RankedEvidence): SpeakingSentence[] {
  const sought = { content: contentOf(claim, evidence), asked: contentAsked(claim, evidence) };
  return evidence.sections
    .slice(0, sectionsRead)
    .flatMap(({ members, share, isCited }, rank) => members.map((member) => ({ member, rank, likely: isCited ? 1 : share })))
    .filter(({ member: { candidate } }) => candidate.status === "in_force" || candidate.status === "final")
    .flatMap(({ member, ...place }) => sentencesOf(member, sought, claim.actor, place))
    .toSorted((one, other) => other.worth - one.worth);
}

/** Whether a claim is about enough to know a clause by its words alone. */
export const isTelling = (claim: Claim, evidence: RankedEvidence): boolean => contentOf(claim, evidence).length >= leastContent;

export const isNote = ({ from }: SpeakingSentence): boolean => from.candidate.text_kind === "summary";
