import type { SourceVersion } from "@clausewise/documents";
import type { Answer } from "../answer/answer.ts";
import { classify } from "../answer/classify.ts";
import { Unreadable, type Connector, type Detection, type Step } from "../connector.ts";
import { bytesOf, type Played } from "../double/played.ts";
import type { RegisterRow } from "../register/register-row.ts";

/** What a look at a source would bring. */
interface Walked {
  detected: Detection;
  rows: RegisterRow[];
  texts: SourceVersion[];
  /** Keys of the steps, in the order in which they were taken. */
  order: string[];
}

const today: Detection = { token: "2026-11-22", asOf: null };

/** What a double answers a step, judged as the engine judges it; throws `Unreadable` where it is not worth reading. */
function answered(double: Played, url: string, expects: Parameters<typeof classify>[1], headers: Step["headers"] = {}): Answer {
  const { pathname, searchParams } = new URL(url);
  const played = double.answer(pathname, searchParams, headers);
  const answer = {
    status: played.status,
    addresses: [url],
    headers: { "content-type": played.type, ...played.headers },
    bytes: bytesOf(played),
  };
  const verdict = classify(answer, expects);
  if (verdict.kind !== "ok") throw new Unreadable(verdict.kind === "not_modified" ? "did not change" : verdict.reason);
  return answer;
}

/** Looks at a source that a double plays, from its detector to the last step of its plan. */
export async function walk(connector: Connector, double: Played, last: Detection | null = null): Promise<Walked> {
  const detected = detectionOf(connector, double);
  const walked: Walked = { detected, rows: [], texts: [], order: [] };
  let queue = connector.plan(detected, last, today.token);
  while (queue.length > 0) {
    const [step, ...rest] = queue.toSorted((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
    const ask = step && connector.asks[step.kind];
    if (!ask) throw new Error(`no ask for ${step?.kind}`);
    const read = await ask.read(answered(double, step.url, ask.expects, step.headers), step);
    walked.order.push(step.key);
    walked.rows.push(...(read.rows ?? []));
    walked.texts.push(...(read.texts ?? []));
    queue = [...rest, ...(read.next ?? [])];
  }
  return walked;
}

function detectionOf({ detect }: Connector, double: Played): Detection {
  if (!detect) return today;
  const found = detect.read(answered(double, detect.url, detect.expects));
  if ("notReady" in found) throw new Unreadable(found.notReady);
  return { token: found.token ?? "bytes", asOf: found.asOf };
}

/** An answer of status 200 with this body. */
export const answerOf = (body: string): Answer => ({ status: 200, addresses: [""], headers: {}, bytes: new TextEncoder().encode(body) });

/** The steps that the list of a connector of papers leads to. */
export async function papersOf(connector: Connector, double: Played): Promise<readonly Step[]> {
  const [list] = connector.plan({ token: "", asOf: null }, null, "2026-11-22");
  if (list === undefined) throw new Error("nothing is asked for");
  const { pathname, searchParams } = new URL(list.url);
  const read = await connector.asks["list"]?.read(answerOf(double.answer(pathname, searchParams).body), list);
  return read?.next ?? [];
}

/** The text that the words of a paper are read as. */
export async function paperOf(connector: Connector, step: Step | undefined, words: string): Promise<SourceVersion> {
  const read = step && (await connector.asks["paper"]?.read(answerOf(words), step));
  const [text] = read?.texts ?? [];
  if (text === undefined) throw new Error("no text was read");
  return text;
}

/** The rows of a register that is one file. */
export async function rowsOf(connector: Connector, body: string): Promise<readonly RegisterRow[]> {
  const [step] = connector.plan({ token: "", asOf: null }, null, today.token);
  const read = step && (await connector.asks["list"]?.read(answerOf(body), step));
  return read?.rows ?? [];
}
