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
