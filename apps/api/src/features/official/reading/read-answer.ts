import {
  Unreadable,
  type Answer,
  type Ask,
  type Connector,
  type Detected,
  type NotReady,
  type Read,
  type Step,
} from "@clausewise/official";
import { ZodError } from "zod";
import type { PreparedPassage, PreparedText } from "../../library/import/prepared-text.ts";
import { entryOf, type Entry } from "./entry.ts";

/** What an answer holds, ready to be stored. */
export interface ReadAnswer {
  texts: ReadText[];
  entries: Entry[];
  next: readonly Step[];
  asOf: string | null | undefined;
}

interface ReadText {
  text: PreparedText;
  /** What the publisher itself says is still to be read beside the words. */
  outstanding: { by: string; date: string | null }[];
  passages: PreparedPassage[];
}

/** What a step asks; a plan of an earlier version of the program may know kinds that this one does not. */
export function askOf({ asks }: Connector, kind: string): Ask {
  const ask = asks[kind];
  if (!ask) throw new Unreadable(`is not asked for ${kind} any longer`);
  return ask;
}

/** The kinds of steps that ask what texts were before. */
export const earlierKinds = (connectors: readonly Connector[]): string[] => [
  ...new Set(connectors.flatMap(({ asks }) => Object.keys(asks).filter((kind) => asks[kind]?.givesEarlier === true))),
];

type GivenText = NonNullable<Read["texts"]>[number];

/** Works out what is to be stored of a text; throws a `ZodError` where it cannot be stored. */
export type PrepareText = (given: GivenText) => { text: PreparedText; passages: PreparedPassage[] };

/** Reads what a step was answered; throws `Unreadable`, also where that cannot be stored. */
export async function readAnswer(connector: Connector, step: Step, answer: Answer, prepare: PrepareText): Promise<ReadAnswer> {
  const { texts = [], rows = [], next = [], asOf } = await askOf(connector, step.kind).read(answer, step);
  return { texts: texts.map((text) => storable(text, prepare)), entries: rows.map(entryOf), next, asOf };
}

/** How a source stands by its own word; throws `Unreadable`. */
export function readDetected({ id, detect }: Connector, answer: Answer): Detected | NotReady {
  if (!detect) throw new Error(`nothing tells whether ${id} changed`);
  return detect.read(answer);
}

function storable(given: GivenText, prepare: PrepareText): ReadText {
  try {
    return { ...prepare(given), outstanding: outstandingIn(given) };
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new Unreadable(`gave a text that cannot be kept (${error.issues[0]?.path.join(".")}: ${error.issues[0]?.message})`);
  }
}

const outstandingIn = ({ official }: GivenText) => [
  ...(official?.unapplied ?? []).map(({ citation, date }) => ({ by: citation, date })),
  ...(official?.coming ?? []).filter(({ kind }) => kind === "not in force").map(({ by }) => ({ by, date: null })),
];
