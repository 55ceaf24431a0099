import type { SourceVersion } from "@clausewise/documents";
import { Unreadable, type Ask, type Read, type Step } from "@clausewise/official";
import { ZodError } from "zod";
import type { Database } from "../../../platform/database/client.ts";
import type { AuditEntry } from "../../audit/audit-trail.ts";
import type { TextIntake } from "../../library/import/text-intake.ts";
import { dateAnswer, findTaken, markTaken, type StoredAnswer } from "../answers.repository.ts";
import type { Plan } from "../official.table.ts";
import { addSteps, endStep, type StoredStep } from "../steps.repository.ts";
import { addChange, findText, keepText, markTextGone, type StoredText } from "../texts.repository.ts";
import { fetchAnswer, readKept, type Fetched } from "./fetch-answer.ts";
import type { Look } from "./parts.ts";

/** The share of its passages that a text must keep where the source knows of no amendment. */
const leastKept = 0.8;

/** Asks for a step and takes over what it brings, all of it or nothing; throws `Unreadable` where that cannot be done. */
export async function takeStep(look: Look, plan: Plan, step: StoredStep): Promise<void> {
  const ask = askOf(look, step);
  const fetched = await answerTo(look, plan, step, ask);
  if (fetched.kind === "does_not_exist") return isGone(look, step);
  if (fetched.kind === "not_modified") return endStep(look.database, step, null);
  if (fetched.kind !== "ok") return unread(fetched.reason);
  const read = await ask.read(fetched.answer, step);
  await (read.texts?.length
    ? takeTexts(look, step, fetched.kept, read)
    : look.database.transaction((tx) => goOn(look, tx as unknown as Database, step, fetched.kept, read)));
}

const unread = (reason: string): never => {
  throw new Unreadable(reason);
};

/** What a step asks; a plan of an earlier version of the program may know kinds that this one does not. */
export function askOf({ connector }: Look, { kind }: Pick<Step, "kind">): Ask {
  return connector.asks[kind] ?? unread(`is not asked for ${kind} any longer`);
}

/** What was fetched to see how the source stands is not fetched again, nor is a text that is held and did not change. */
async function answerTo(look: Look, plan: Plan, { url, headers }: StoredStep, { expects, isText }: Ask): Promise<Fetched> {
  const { database, connector } = look;
  if (plan.answer_id !== null && url === connector.detect?.url) return readKept(look, plan.answer_id);
  return fetchAnswer(look, { url, headers, expects, held: isText ? await findTaken(database, connector.id, url) : null });
}

async function goOn({ clock }: Look, tx: Database, step: StoredStep, { id }: StoredAnswer, { next = [], asOf }: Read): Promise<void> {
  await markTaken(tx, id, clock.now());
  if (asOf !== undefined) await dateAnswer(tx, id, asOf);
  await addSteps(tx, step.source_id, next);
  await endStep(tx, step, id);
}

/** A text comes in with its record, what changed by it and the word to everybody, or not at all. */
const takeTexts = (look: Look, step: StoredStep, kept: StoredAnswer, read: Read): Promise<void> =>
  look.audit.changes(look.caller(), async (tx) => {
    const entries: AuditEntry[] = [];
    for (const text of read.texts ?? []) entries.push(...(await takeText(look, tx, { step, kept, text })));
    await goOn(look, tx, step, kept, read);
    return { result: undefined, entries };
  });

interface Taking {
  step: StoredStep;
  kept: StoredAnswer;
  text: SourceVersion;
}

async function takeText(look: Look, tx: Database, { step, kept, text }: Taking): Promise<AuditEntry[]> {
  const { connector, clock, events, takeIn } = look;
  const held = await findText(tx, connector.id, text.identifier);
  const isHistory = askOf(look, step).givesEarlier === true && held !== null && isBefore(text, held);
  if (held && !isHistory) assertFollows(held, text);
  const taken = await takeIn(tx, text, clock.now()).catch(notStorable);
  if (taken.outcome !== "unchanged") await events.raise(tx, { kind: "library", person_id: null, object_id: taken.source_id });
  if (!isHistory) await noteText(look, tx, { kept, text, held, taken });
  return taken.entry ? [taken.entry] : [];
}

interface Noted {
  kept: StoredAnswer;
  text: SourceVersion;
  held: StoredText | null;
  taken: Awaited<ReturnType<TextIntake>>;
}

/** Says where a text stands now, and what became of it, where anything did. */
async function noteText({ connector, clock, events }: Look, tx: Database, { kept, text, held, taken }: Noted): Promise<void> {
  const { identifier, label, effective, title, passages } = text;
  const { outcome, source_id, version_id, clauses } = taken;
  const place = { library_source_id: source_id, version_id };
  const standing = { label, effective, passages: passages.length, outstanding: outstandingIn(text) };
  await keepText(tx, { source_id: connector.id, identifier, ...place, ...standing, answer_id: kept.id });
  const isBack = held !== null && held.gone_since !== null;
  if (outcome === "unchanged" && held && !isBack) return;
  const kind = isBack ? "back" : held ? "changed" : "added";
  await addChange(tx, { source_id: connector.id, kind, subject: identifier, title, ...place, effective, clauses, at: clock.now() });
  await events.raise(tx, { kind: "official", person_id: null, object_id: connector.id });
}

/** What the publisher itself says is still to be read beside the words. */
const outstandingIn = ({ official }: SourceVersion) => [
  ...(official?.unapplied ?? []).map(({ citation, date }) => ({ by: citation, date })),
  ...(official?.coming ?? []).filter(({ kind }) => kind === "not in force").map(({ by }) => ({ by, date: null })),
];

const isBefore = ({ effective }: SourceVersion, { effective: since }: StoredText): boolean =>
  since !== null && effective !== null && effective < since;

/** Refuses a text that can only be a fault on the way: one of an earlier day, and one that shrank without a cause. */
function assertFollows(held: StoredText, text: SourceVersion): void {
  const { identifier, effective, passages } = text;
  const { effective: since, passages: had } = held;
  if (isBefore(text, held))
    throw new Unreadable(`gave ${identifier} as of ${effective}, which is earlier than the one it gave before, of ${since}`);
  if (effective === since && passages.length < had * leastKept)
    throw new Unreadable(`gave ${passages.length} passages of ${identifier}, of which it had ${had}, and knows of no amendment`);
}

function notStorable(error: unknown): never {
  if (!(error instanceof ZodError)) throw error;
  throw new Unreadable(`gave a text that cannot be kept (${error.issues[0]?.path.join(".")}: ${error.issues[0]?.message})`);
}

/** The source's own word that it has no such text: what is held stays, and is said not to be listed any longer. */
const isGone = ({ database, clock, connector, events }: Look, step: StoredStep): Promise<void> =>
  database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    const held = await findText(tx, connector.id, step.label);
    if (held && held.gone_since === null) {
      const now = clock.now();
      await markTextGone(tx, held, now);
      const { library_source_id, version_id } = held;
      const place = { library_source_id, version_id };
      await addChange(tx, {
        source_id: connector.id,
        kind: "removed",
        subject: step.label,
        title: step.label,
        ...place,
        clauses: [],
        at: now,
      });
      await events.raise(tx, { kind: "official", person_id: null, object_id: connector.id });
    }
    await endStep(tx, step, null);
  });
