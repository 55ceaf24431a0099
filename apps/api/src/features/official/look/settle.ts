import type { OfficialOutcome } from "@clausewise/contracts";
import type { Connector } from "@clausewise/official";
import { addRun } from "../runs.repository.ts";
import { readSource, updateSource } from "../sources.repository.ts";
import type { Look } from "./parts.ts";

/** What a look came to; the clause stands behind the source's name. */
export interface Settled {
  outcome: OfficialOutcome;
  clause: string;
}

const hourInMs = 3_600_000;

/** Only these say how the source stands. */
const successes: readonly OfficialOutcome[] = ["changed", "unchanged"];

/** Writes what a look came to, and when the next is. */
export async function settle({ database, clock, connector, events, sayAway, begunAt }: Look, { outcome, clause }: Settled): Promise<void> {
  if (outcome === "unreachable") sayAway(connector.hosts[0] ?? connector.id);
  const { failures } = await readSource(database, connector.id);
  const isSuccess = successes.includes(outcome);
  const now = clock.now();
  const hours = isSuccess ? connector.rhythm : untilRetry(connector, outcome, failures);
  const result = sentence(connector, clause, isSuccess);
  await addRun(database, { source_id: connector.id, begun_at: begunAt, ended_at: now, outcome, result });
  await updateSource(database, connector.id, {
    outcome,
    result,
    last_try: now,
    looking_since: null,
    ...(isSuccess && { last_success: now }),
    failures: isSuccess ? 0 : failures + 1,
    next_run: new Date(Date.parse(now) + hours * hourInMs * jitter()).toISOString(),
  });
  await events.raise(database, { kind: "official", person_id: null, object_id: connector.id });
}

/** Hours until a source that did not say how it stands is asked again: ever longer, up to its rhythm. */
const untilRetry = ({ rhythm }: Connector, outcome: OfficialOutcome, failures: number): number =>
  outcome === "held" || outcome === "off" ? rhythm : Math.min(rhythm, (outcome === "not_ready" ? 0.5 : 1) * 2 ** failures);

/** Many installations do not ask at the same moment. */
const jitter = (): number => 0.9 + Math.random() * 0.2;

/** What a look came to, as a sentence; where that says nothing of the source, what is held stays. */
export const sentence = ({ title }: Connector, clause: string, isSuccess: boolean): string =>
  `${title}: the source ${clause}.${isSuccess ? "" : " What is held of it stays as it is."}`;
