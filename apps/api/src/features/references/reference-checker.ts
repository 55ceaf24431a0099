import { setImmediate } from "node:timers/promises";
import { referenceVerdicts, type CheckedReference } from "@clausewise/contracts";
import { createGuidanceTitles, createJudge, type JudgedReference, readReferences, type Reference } from "@clausewise/proofreading";
import { createAmendedClauses } from "@clausewise/retrieval";
import { builtInAmendments, builtInStandards, builtInSuccessions } from "@clausewise/static-data";
import type { Clock } from "../../platform/clock/clock.ts";
import type { GuidanceReads } from "../guidance/guidance.reads.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import { grouped } from "./grouped-references.ts";
import { listGuidance } from "./guidance-listed.ts";
import { openReferenceShelf, type ShelfReads } from "./reference-shelf.ts";
import { recognitionsOf, sayingsOf, type Registers } from "./register-numbers.ts";
import type { PartStart } from "./text-with-parts.ts";

interface Parts {
  clock: Clock;
  library: ShelfReads & Pick<LibraryReads, "heldChanges">;
  official: Registers;
  guidance: Pick<GuidanceReads, "all">;
}

/** A text whose references are to be checked. */
export interface TextToCheck {
  text: string;
  /** The day of which it speaks; null where it is not said. */
  day: string | null;
  /** Where its pages begin; empty where it has none. */
  parts?: readonly PartStart[];
}

/** References that were judged one after the other: how many come before them, how many they are, and what was said. */
export interface JudgedStretch {
  nth: number;
  count: number;
  judged: readonly JudgedReference[];
}

interface Control {
  signal: AbortSignal;
  /** Tells how far the check is, from 0 to 1, and in a sentence what it is doing. */
  report: (progress: number, note: string) => Promise<void>;
  /** What an earlier try judged of the same text on the same day. */
  kept?: readonly JudgedStretch[];
  /** Keeps what was judged, so that another try need not do it again. */
  keep?: (stretch: JudgedStretch) => Promise<void>;
}

/** A reference as it was found, before it is kept. */
export type FoundReference = Omit<CheckedReference, "id">;

/** The gravest first. */
export const gravityOf = ({ verdict }: Pick<FoundReference, "verdict">): number => referenceVerdicts.indexOf(verdict);

/** References after which is told how far the check is, and what was judged is kept. */
const atOnce = 100;
/** References between which others are let in. */
const breath = 5;

/** Judges the references from one on, tells how far it is, and has what was judged kept as it goes. */
async function judgeAll(
  judge: ReturnType<typeof createJudge>,
  references: readonly Reference[],
  from: number,
  { signal, report, keep }: Control,
): Promise<JudgedReference[]> {
  const all: JudgedReference[] = [];
  for (let nth = from; nth < references.length; nth += atOnce) {
    const stretch = references.slice(nth, nth + atOnce);
    const judged: JudgedReference[] = [];
    for (const [at, reference] of stretch.entries()) {
      const one = judge(reference);
      if (one) judged.push(one);
      // Requests of others get their turn between references.
      if (at % breath === 0) await setImmediate();
    }
    signal.throwIfAborted();
    all.push(...judged);
    await keep?.({ nth, count: stretch.length, judged });
    const done = nth + stretch.length;
    await report(0.4 + (0.6 * done) / references.length, `${done} of ${references.length} references compared`);
  }
  return all;
}

/** Checks what texts refer to against the library, the registers and the list of guidance, as they are now. */
export function createReferenceChecker({ clock, library, official, guidance }: Parts) {
  async function amendments() {
    const { changes } = await library.heldChanges();
    const builtIn = builtInAmendments().flatMap(({ by, since, clauses }) => clauses.map((clause) => ({ clause, by, since })));
    return createAmendedClauses([...builtIn, ...changes.map(({ clause, by, since }) => ({ clause, by, since }))]);
  }

  /** What is the same for every reference of a text, but for the titles of what is held. */
  async function lookUps(references: readonly Reference[], listed: ReturnType<typeof listGuidance>, day: string | null) {
    return {
      successions: builtInSuccessions(),
      standards: builtInStandards(),
      amended: await amendments(),
      guidance: listed,
      numbers: await sayingsOf(official, references),
      recognitions: await recognitionsOf(official, references),
      today: clock.today(),
      day,
    };
  }

  return {
    /** What a text refers to, each thing once, in the order of the text. */
    async check({ text, day, parts = [] }: TextToCheck, control: Control): Promise<FoundReference[]> {
      const { signal, report, kept = [] } = control;
      await report(0.05, "Reading what the text refers to");
      const shelf = await openReferenceShelf(library);
      const listed = listGuidance(await guidance.all(), shelf.guidance(clock.today()));
      const references = readReferences(text, createGuidanceTitles(listed));
      const done = kept.reduce((sum, { count }) => sum + count, 0);
      signal.throwIfAborted();
      await report(0.3, `Looking up ${references.length} references`);
      const open = references.slice(done);
      const works = await shelf.works(open, listed, clock.today(), signal);
      const titles = shelf.sources.map(({ source }) => ({ of: source.identifier, title: source.title, source_id: source.id }));
      const judge = createJudge({ ...(await lookUps(open, listed, day)), titles }, works);
      const judged = [...kept.flatMap((stretch) => stretch.judged), ...(await judgeAll(judge, references, done, control))];
      const successors = await shelf.targets(judged.flatMap((one) => one.successors));
      return grouped(judged, { text, parts, successors });
    },
  };
}

export type ReferenceChecker = ReturnType<typeof createReferenceChecker>;
