import type { OfficialOutcome } from "@clausewise/contracts";
import { Unreadable, type Connector, type Expected, type Step } from "@clausewise/official";
import { OutboundFailure } from "../../../platform/outbound/outbound-failure.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import { byHand } from "../standing.ts";
import { addRun } from "../runs.repository.ts";
import { readSource, updateSource } from "../sources.repository.ts";
import { readOpen } from "../steps.repository.ts";
import { lookThrough } from "./look.ts";
import { LookEnded } from "./look-ended.ts";
import type { Look, LookParts } from "./parts.ts";
import { sentence, type Settled } from "./settle.ts";
import { takeStep } from "./take-step.ts";

/** A file that somebody fetched by hand, in place of the answer to a request. */
export interface GivenFile {
  /** The request that it stands in for. */
  key: string;
  /** The day on which it was saved from the site. */
  day: string;
  bytes: Uint8Array;
}

/** What reading it came to. */
export interface TakenFile {
  outcome: OfficialOutcome;
  result: string;
}

/** Requests for whose answer a file can be given: those that are open, or where none is, those that a look would begin with. */
export async function filesTaken({ database, clock }: Pick<LookParts, "database" | "clock">, connector: Connector): Promise<Step[]> {
  if (byHand(connector) === "none") return [];
  const open = await readOpen(database, connector.id);
  if (open.length > 0) return open;
  const day = clock.today();
  const planned = connector.plan({ token: day, asOf: null }, null, day);
  return connector.detect === null || planned.every(({ url }) => url === connector.detect?.url) ? planned : [];
}

const types: Readonly<Record<Expected["form"], string>> = {
  json: "application/json",
  xml: "application/xml",
  html: "text/html",
  pdf: "application/pdf",
  zip: "application/zip",
};

/** Answers one request with the file, and none besides. */
const answeredBy = (bytes: Uint8Array, url: string, form: Expected["form"]): Outbound => ({
  isOn: true,
  get: async (asked) => {
    if (asked.url !== url) throw new OutboundFailure("broken", `is not asked for ${asked.url} while a file is read`);
    return { status: 200, addresses: [url], headers: { "content-type": types[form] }, bytes, isLive: false, isByHand: true };
  },
});

/**
 * Reads a file as if the source had answered with it, and takes over what it brings; null where no such request is open. When
 * the source was last heard stays as it is, for it was not heard.
 */
export async function takeFile(parts: LookParts, connector: Connector, { key, day, bytes }: GivenFile): Promise<TakenFile | null> {
  const step = (await filesTaken(parts, connector)).find((one) => one.key === key);
  const form = step && connector.asks[step.kind]?.expects.form;
  if (!step || !form) return null;
  const begunAt = parts.clock.now();
  const outbound = answeredBy(bytes, step.url, form);
  const how = { acceptFewer: false, signal: new AbortController().signal, report: async () => undefined };
  const look: Look = { ...parts, ...how, outbound, connector, begunAt };
  const { outcome, clause } = await settledBy(look, step);
  const isTaken = outcome === "changed" || outcome === "unchanged";
  const result = sentence(connector, `${clause}, in a file of ${day} that was added by hand`, isTaken);
  if (isTaken) await noteTaken(look, day, { outcome, result });
  return { outcome, result };
}

async function settledBy(look: Look, step: Step): Promise<Settled> {
  try {
    if (look.connector.holds === "register") return await lookThrough(look, await readSource(look.database, look.connector.id));
    await takeStep(look, { token: "", as_of: null, answer_id: null, total: null, begun_at: look.begunAt }, storedLike(look, step));
    return { outcome: "changed", clause: `gave ${step.label}` };
  } catch (error) {
    if (error instanceof LookEnded) return { outcome: error.outcome, clause: error.message };
    if (error instanceof Unreadable) return { outcome: "broken", clause: error.message };
    throw error;
  }
}

const storedLike = ({ connector }: Look, step: Step) => ({
  ...step,
  source_id: connector.id,
  headers: { ...step.headers },
  about: { ...step.about },
  state: "waiting" as const,
  tries: 0,
  tried_at: null,
  problem: null,
  answer_id: null,
});

/** A register is of the day of its file; texts say their own. */
async function noteTaken(
  { database, connector, clock, events, begunAt }: Look,
  day: string,
  { outcome, result }: TakenFile,
): Promise<void> {
  await addRun(database, { source_id: connector.id, begun_at: begunAt, ended_at: clock.now(), outcome, result });
  if (connector.holds === "register") await updateSource(database, connector.id, { as_of: day });
  await events.raise(database, { kind: "official", person_id: null, object_id: connector.id });
}
