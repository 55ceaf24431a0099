import { Unreadable, type Connector, type Detection } from "@clausewise/official";
import type { Database } from "../../../platform/database/client.ts";
import type { Plan } from "../official.table.ts";
import { earlierKinds } from "../reading/read-answer.ts";
import { countChanges, readSource, updateSource, type StoredSource } from "../sources.repository.ts";
import { addSteps, dropSteps, failStep, nextStep, readSteps, countSteps } from "../steps.repository.ts";
import { detect } from "./detect.ts";
import { forgetListed } from "./list-entries.ts";
import { LookEnded } from "./look-ended.ts";
import type { Look, LookParts } from "./parts.ts";
import { earliestAsOf } from "../texts.repository.ts";
import { settle, type Settled } from "./settle.ts";
import { assertBelieved, takeRegister } from "./take-register.ts";
import { takeStep } from "./take-step.ts";

/** Hours after which a look that was cut off is begun anew. */
const staleAfter = 24;
/** Steps that may fail one after another before the look ends. */
const mostInARow = 5;

interface How extends Pick<Look, "acceptFewer" | "signal" | "report"> {
  connector: Connector;
}

/**
 * Looks at a source: asks in the cheapest way whether it changed, fetches what did, and takes it over. What it came to is
 * written down in words, also where that is that nobody knows; only what nobody foresaw is thrown. A look that was cut off
 * goes on where it was.
 */
export async function lookAt(parts: LookParts, { connector, ...how }: How): Promise<void> {
  const look: Look = { ...parts, ...how, connector, begunAt: parts.clock.now() };
  const source = await readSource(parts.database, connector.id);
  await sayBegun(look);
  try {
    await settle(look, await lookThrough(look, source));
  } catch (error) {
    if (!(error instanceof LookEnded)) throw error;
    await settle(look, { outcome: error.outcome, clause: error.message });
  }
}

async function sayBegun({ database, connector, events, begunAt }: Look): Promise<void> {
  await updateSource(database, connector.id, { looking_since: begunAt });
  await events.raise(database, { kind: "official", person_id: null, object_id: connector.id });
}

/** The same, without a word written of how the source is. */
export async function lookThrough(look: Look, source: StoredSource): Promise<Settled> {
  const plan = goesOn(look, source.plan) ? source.plan : await begin(look, source);
  if (plan === null) return { outcome: "unchanged", clause: "says that nothing changed" };
  await walk(look, plan);
  return finish(look, source, plan);
}

const goesOn = ({ begunAt }: Look, plan: Plan | null): plan is Plan =>
  plan !== null && Date.parse(begunAt) - Date.parse(plan.begun_at) < staleAfter * 3_600_000;

async function begin(look: Look, source: StoredSource): Promise<Plan | null> {
  const found = await detect(look, source);
  if (found === null) return null;
  const plan = { ...found, begun_at: look.begunAt };
  const last: Detection | null = source.token === null ? null : { token: source.token, asOf: source.as_of };
  const steps = look.connector.plan({ token: plan.token, asOf: plan.as_of }, last, look.begunAt.slice(0, 10));
  await forgetListed(look);
  await look.database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await dropSteps(tx, source.id);
    await addSteps(tx, source.id, steps);
    await updateSource(tx, source.id, { plan });
  });
  return plan;
}

const forgetPlan = ({ database, connector }: Look): Promise<void> =>
  database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await dropSteps(tx, connector.id);
    await updateSource(tx, connector.id, { plan: null });
  });

/** Takes one step after another; one that fails is left for the next look. */
async function walk(look: Look, plan: Plan): Promise<void> {
  const { database, connector, signal, begunAt } = look;
  let failed = 0;
  for (let step = await nextStep(database, connector.id, begunAt); step; step = await nextStep(database, connector.id, begunAt)) {
    signal.throwIfAborted();
    await tell(look, step.label);
    try {
      await takeStep(look, plan, step);
      failed = 0;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      await failStep(database, step, error.message, begunAt);
      if (++failed >= mostInARow) throw new LookEnded("broken", error.message);
    }
  }
}

async function tell({ database, connector, report }: Look, label: string): Promise<void> {
  const { done, total } = (await countSteps(database, earlierKinds([connector]))).get(connector.id) ?? { done: 0, total: 1 };
  await report(done / total, `${label} (${done + 1} of ${total})`);
}

/** Takes the look over as a whole where every step came to an end; texts that are given up are said to be missing. */
async function finish(look: Look, source: StoredSource, plan: Plan): Promise<Settled> {
  if (look.connector.holds === "register") return finishRegister(look, source, plan);
  const [waiting, failed] = [await stepsIn(look, "waiting"), await stepsIn(look, "failed")];
  const [left] = [...waiting, ...failed];
  const clause = left ? `${left.problem ?? "did not answer"} (${left.label}; ${waiting.length + failed.length} left out)` : "";
  if (waiting.length > 0) throw new LookEnded("broken", clause);
  const growth = await takeOver(look, source, plan, null);
  return left ? { outcome: "broken", clause } : settled(look, growth);
}

/** A register is whole or nothing: what lacks a part, or is too short to be believed, is asked for anew the next time. */
async function finishRegister(look: Look, source: StoredSource, plan: Plan): Promise<Settled> {
  try {
    const [left] = [...(await stepsIn(look, "waiting")), ...(await stepsIn(look, "failed"))];
    if (left) throw new LookEnded("broken", left.problem ?? "did not answer");
    const entries = await assertBelieved(look, plan);
    return settled(look, await takeOver(look, source, plan, entries));
  } catch (error) {
    if (error instanceof LookEnded) await forgetPlan(look);
    throw error;
  }
}

const stepsIn = ({ database, connector }: Look, state: "waiting" | "failed") => readSteps(database, connector.id, state);

function settled({ connector }: Look, growth: Growth): Settled {
  const isChanged = growth.added + growth.changed + growth.removed > 0;
  if (!isChanged) return { outcome: "unchanged", clause: "says that nothing changed in what it lists" };
  return { outcome: "changed", clause: inWords(connector, growth) };
}

type Growth = NonNullable<StoredSource["growth"]>;

/**
 * How the source stands is written last, with one record of what was taken over of a register, which lists so many entries;
 * each text has a record of its own.
 */
async function takeOver(look: Look, source: StoredSource, plan: Plan, entries: number | null): Promise<Growth> {
  const isFirst = source.token === null;
  if (entries !== null) await takeRegister(look, { isFirst, lastSeen: source.last_success });
  const growth = await look.audit.change(look.caller(), async (tx) => {
    const { connector, events } = look;
    const isNew = entries !== null && isFirst;
    const became = isNew ? { added: entries, changed: 0, removed: 0 } : await countChanges(tx, connector.id, plan.begun_at);
    const isChanged = became.added + became.changed + became.removed > 0;
    await dropSteps(tx, connector.id);
    const { token, answer_id } = plan;
    const as_of = plan.as_of ?? (await earliestAsOf(tx, connector.id));
    await updateSource(tx, connector.id, { token, answer_id, as_of, plan: null, ...(isChanged && { growth: became }) });
    if (entries === null || !isChanged) return { result: became, entry: null };
    await events.raise(tx, { kind: "official", person_id: null, object_id: connector.id });
    return { result: became, entry: { action: "official.changed", object_id: connector.id, changes: { ...became } } };
  });
  await forgetListed(look);
  return growth;
}

function inWords({ holds }: Connector, { added, changed, removed }: Growth): string {
  const counted = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}`]);
  const listed = [...counted(added, "new"), ...counted(changed, "changed"), ...counted(removed, "no longer listed")];
  return `lists other ${holds === "texts" ? "texts" : "entries"} than before: ${listed.join(", ")}`;
}
