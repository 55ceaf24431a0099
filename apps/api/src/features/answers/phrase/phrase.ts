import type { LeftOut, Statement } from "@clausewise/contracts";
import { check, Offered } from "./check.ts";
import { ModelError, type Model } from "./model.ts";
import { label, promptOf, type Passage } from "./prompt.ts";

/** What is there without a model: the answer's statements, already checked, and the passages they come from. */
export interface Material {
  question: string;
  statements: readonly Statement[];
  passages: readonly Passage[];
}

/** An answer's phrasing: the model's where it held, our own otherwise. */
export interface Phrasing {
  statements: Statement[];
  phrased_by: string | null;
  phrasing_note: string | null;
  left_out: LeftOut[];
  /** Whether the model found no answer in the passages: then what we found is no more than near. */
  found_none: boolean;
}

/** Who hears of sentences as they are taken or left out. */
export interface Listener {
  statement(statement: Statement): void;
  leftOut(sentence: LeftOut): void;
  signal: AbortSignal;
}

/** Most text in UTF-16 code units that is read of a model, and of one line of it. */
const most = 40_000;
const mostOfLine = 4000;
const mostStatements = 12;
const mostLeftOut = 20;

/**
 * Has a model word an answer from its passages. Its text is taken line by line, and of it only sentences that hold against
 * the passages they cite; whatever goes wrong, the answer that was there without it stands.
 */
export async function phrase(model: Model, material: Material, listener: Listener): Promise<Phrasing> {
  const passages = label(material.passages);
  const statements: Statement[] = [];
  const left_out: LeftOut[] = [];
  const own = (reason: string, found_none = false): Phrasing => ({
    statements: [...material.statements],
    phrased_by: null,
    phrasing_note: `Worded without the model: ${reason}.`,
    left_out,
    found_none,
  });
  const take = (line: string) => {
    const judged = judge(line, (offered) => check(offered, passages, material.statements));
    if (judged === null) return;
    if ("reason" in judged) {
      if (left_out.length === mostLeftOut) return;
      left_out.push(judged);
      listener.leftOut(judged);
    } else if (statements.length < mostStatements && !statements.some(({ text }) => text === judged.statement.text)) {
      statements.push(judged.statement);
      listener.statement(judged.statement);
    }
  };
  if (passages.size === 0) return own("no passage could be given to it");
  try {
    for await (const line of linesOf(model.write(promptOf(material.question, passages), listener.signal))) take(line);
  } catch (error) {
    if (error instanceof ModelError) return own(error.message);
    throw error;
  }
  if (statements.length > 0) return { statements, phrased_by: model.name, phrasing_note: null, left_out, found_none: false };
  return left_out.length > 0 ? own("none of its sentences held against the passages") : own("it found no answer in the passages", true);
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let read = 0;
  for await (const piece of pieces) {
    read += piece.length;
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    if (read > most || rest.length > mostOfLine) throw new ModelError("the model did not come to an end");
    yield* lines;
  }
  yield rest;
}

const shownOfNonsense = 300;

type Judged = { statement: Statement } | LeftOut | null;

/** Reads a line, past what models like to put around JSON; null where it says nothing. */
function judge(line: string, hold: (offered: Offered) => { statement: Statement } | { reason: string }): Judged {
  const bare = line.trim().replace(/^\[?\s*(\{.*\})\s*,?\s*\]?$/, "$1");
  if (/^(?:|\[|\]|`{3}\w*)$/.test(bare)) return null;
  const read = Offered.safeParse(parsed(bare));
  if (!read.success) return { text: bare.slice(0, shownOfNonsense), reason: "is not in the form that was asked for" };
  const held = hold(read.data);
  return "reason" in held ? { text: read.data.text, reason: held.reason } : held;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
