import { classify, type Answer, type Connector, type Detected, type NotReady, type Step, type Verdict } from "@clausewise/official";
import type { PreparedPassage } from "../../library/import/prepared-text.ts";
import type { Entry } from "./entry.ts";
import { askOf, readAnswer, readDetected, type PrepareText, type ReadAnswer } from "./read-answer.ts";

/** Judges and reads what sources answer; of what is large it gives some at a time. */
export interface Reader {
  /** What an answer is worth, by the kind of step that asked for it; null for the one that tells how the source stands. */
  judge(source: string, kind: string | null, answer: Answer): Promise<Verdict>;
  /** How a source stands by its own word; rejects with `Unreadable`. */
  detect(source: string, answer: Answer): Promise<Detected | NotReady>;
  /** Reads what a step was answered, and holds it until the next one of the source is read or it is let go; rejects with `Unreadable`. */
  read(source: string, step: Step, answer: Answer): Promise<Reading>;
  /** Passages of one of the texts that were read last, from one place up to another. */
  passages(source: string, text: number, from: number, to: number): Promise<PreparedPassage[]>;
  entries(source: string, from: number, to: number): Promise<Entry[]>;
  letGo(source: string): Promise<void>;
}

/** What was read, without what is large in it. */
export interface Reading extends Omit<ReadAnswer, "texts" | "entries"> {
  texts: Omit<ReadAnswer["texts"][number], "passages">[];
  entries: number;
}

/** Reads in this thread. */
export function createReader(connectors: readonly Connector[], prepare: PrepareText): Reader {
  const held = new Map<string, ReadAnswer>();
  const find = (source: string): Connector => {
    const connector = connectors.find(({ id }) => id === source);
    if (!connector) throw new Error(`there is no source ${source}`);
    return connector;
  };
  const heldOf = (source: string): ReadAnswer => {
    const read = held.get(source);
    if (!read) throw new Error(`what was read of ${source} is not held any longer`);
    return read;
  };
  const expected = (source: string, kind: string | null) => {
    const connector = find(source);
    if (kind !== null) return askOf(connector, kind).expects;
    if (!connector.detect) throw new Error(`nothing tells whether ${source} changed`);
    return connector.detect.expects;
  };
  return {
    judge: async (source, kind, answer) => classify(answer, expected(source, kind)),
    detect: async (source, answer) => readDetected(find(source), answer),
    async read(source, step, answer) {
      held.delete(source);
      const read = await readAnswer(find(source), step, answer, prepare);
      held.set(source, read);
      const { texts, entries, ...rest } = read;
      return { ...rest, entries: entries.length, texts: texts.map(({ text, outstanding }) => ({ text, outstanding })) };
    },
    passages: async (source, text, from, to) => heldOf(source).texts[text]?.passages.slice(from, to) ?? [],
    entries: async (source, from, to) => heldOf(source).entries.slice(from, to),
    letGo: async (source) => void held.delete(source),
  };
}
