import type { NormalCitation } from "../citations/clauses.ts";
import { standingOf } from "../question/actor-standing.ts";
import type { Actor } from "../question/understood-question.ts";
import type { RankedCandidate } from "./passage-fit.ts";
import type { ReadCandidate } from "./passage-reader.ts";

/** What a passage loses within its section that speaks of others than the actor asked about. */
const lossByOthers = 1;
/** How much counts against what speaks of others where the actor is only supposed; nothing then counts for it. */
const supposed = 0.5;

/** Tells of passages whose duties they speak of: 1 where it is the actor's, -1 where it is another's, 0 where none is named. */
export interface ActorFit {
  of(passage: ReadCandidate): number;
  /** Passages of one section, each by its own words or else by those of the clauses above it. */
  among(members: readonly ReadCandidate[]): ReadonlyMap<ReadCandidate, number>;
}

const none: ActorFit = { of: () => 0, among: (members) => new Map(members.map((one) => [one, 0])) };

const escaped = (names: readonly string[]) => names.map((name) => name.replaceAll(" ", "[ -]")).join("|");

/** Clauses above one, nearest first: `803.10(c)(1)` is below `803.10(c)` and `803.10`. */
function above(clause: NormalCitation): string[] {
  const [, stem = "", levels = ""] = /^(.*?)((?:\([^()]+\))+)$/.exec(clause) ?? [];
  const parts = levels.match(/\([^()]+\)/g) ?? [];
  return parts.map((_, at) => stem + parts.slice(0, parts.length - 1 - at).join(""));
}

/** What was told of passages, for as long as they are held taken apart, which their terms stand for. */
type Told = WeakMap<ReadCandidate["headTerms"], number | null>;
const toldOf = new WeakMap<Actor, Record<"text" | "heading", Told>>();

function toldOfActor(actor: Actor): Record<"text" | "heading", Told> {
  const known = toldOf.get(actor) ?? { text: new WeakMap(), heading: new WeakMap() };
  toldOf.set(actor, known);
  return known;
}

/** Makes ready to tell it of one actor; of none, nothing is told. */
export function createActorFit(actor: Actor | null): ActorFit {
  if (actor === null || actor.others.length === 0) return none;
  const remembered = toldOfActor(actor);
  const named = new RegExp(`\\b(?:(${escaped(actor.names)})|(?:${escaped(actor.others)}))\\b`, "gi");
  const scaled = (fit: number) => (actor.implied ? supposed * Math.min(0, fit) : fit);

  /** Null where a text gives nobody anything to do. */
  function told(text: string): number | null {
    const found = [...text.matchAll(named)].filter(({ 0: words, index }) => {
      const end = index + words.length;
      return !/^['\u2019]/.test(text.slice(end, end + 1)) && !["aside", "tells"].includes(standingOf(text, { words, start: index, end }));
    });
    if (found.length === 0) return null;
    if (found[0]?.[1] !== undefined) return 1;
    return found.some(([, own]) => own !== undefined) ? 0 : -1;
  }

  /** Null where a passage's words, or those of its heading, give nobody anything to do. */
  function by(part: "text" | "heading", { candidate, headTerms }: ReadCandidate): number | null {
    const known = remembered[part].get(headTerms);
    if (known !== undefined) return known;
    const found = told(candidate[part]);
    remembered[part].set(headTerms, found);
    return found;
  }
  const byHeading = (passage: ReadCandidate) => by("heading", passage) ?? 0;

  return {
    of: (passage) => scaled(by("text", passage) ?? byHeading(passage)),
    among(members) {
      const own = new Map(members.map((one) => [one, by("text", one)]));
      const byClause = new Map([...own].flatMap(([{ normal }, fit]) => (fit === null ? [] : [[normal as string, fit] as const])));
      const inherited = ({ normal }: ReadCandidate): number | undefined =>
        above(normal)
          .map((clause) => byClause.get(clause))
          .find((known) => known !== undefined);
      return new Map([...own].map(([one, fit]) => [one, scaled(fit ?? inherited(one) ?? byHeading(one))]));
    },
  };
}

const gainOf = (acts: number): number => Math.min(0, acts) * lossByOthers;

/** Passages of a section with what they lose by whom they speak of. */
export function withActors(members: readonly RankedCandidate[], actorFit: ActorFit): RankedCandidate[] {
  const fits = actorFit.among(members);
  return members.map((one) => {
    const acts = fits.get(one) ?? 0;
    return { ...one, acts, fit: one.fit + gainOf(acts) - gainOf(one.acts) };
  });
}
