import { Unreadable, type Answer } from "@clausewise/official";
import { viewerOf } from "../../../service.ts";
import type { Database } from "../../../platform/database/client.ts";
import type { AuditEntry } from "../../audit/audit-trail.ts";
import type { PreparedText } from "../../library/import/prepared-text.ts";
import type { Incoming, TextIntake } from "../../library/import/text-intake.ts";
import { dateAnswer, findTaken, markTaken, type StoredAnswer } from "../answers.repository.ts";
import type { Plan } from "../official.table.ts";
import { pdfWords } from "../reading/pdf-words.ts";
import { askOf } from "../reading/read-answer.ts";
import type { Reading } from "../reading/reader.ts";
import { addSteps, endStep, type StoredStep } from "../steps.repository.ts";
import { addChange, findText, keepText, markTextGone, type StoredText } from "../texts.repository.ts";
import { fetchAnswer, readKept, type Fetched } from "./fetch-answer.ts";
import { gently } from "./gently.ts";
import { listEntries } from "./list-entries.ts";
import type { Look } from "./parts.ts";

/** The share of its passages that a text must keep where the source knows of no amendment. */
const leastKept = 0.8;

/** Asks for a step and takes over what it brings, all of it or nothing; throws `Unreadable` where that cannot be done. */
export async function takeStep(look: Look, plan: Plan, step: StoredStep): Promise<void> {
  const fetched = await answerTo(look, plan, step);
  if (fetched.kind === "does_not_exist") return hasGone(look, step, fetched.reason);
  if (fetched.kind === "not_modified") return endStep(look.database, step, null);
  if (fetched.kind !== "ok") return unread(fetched.reason);
  const { reader, connector } = look;
  try {
    const read = await reader.read(connector.id, step, await readable(look, step, fetched.answer));
    await takeRead(look, step, fetched.kept, read);
  } finally {
    await reader.letGo(connector.id);
  }
}

async function readable({ connector, readPages, signal }: Look, { kind }: StoredStep, answer: Answer): Promise<Answer> {
  if (askOf(connector, kind).reads !== "words") return answer;
  return { ...answer, bytes: new TextEncoder().encode(await pdfWords(readPages, answer.bytes, signal)) };
}

const unread = (reason: string): never => {
  throw new Unreadable(reason);
};

/** What was fetched to see how the source stands is not fetched again, nor is a text that is held and did not change. */
async function answerTo(look: Look, plan: Plan, { kind, url, headers }: StoredStep): Promise<Fetched> {
  const { database, connector } = look;
  const { isText } = askOf(connector, kind);
  if (plan.answer_id !== null && url === connector.detect?.url) return readKept(look, plan.answer_id);
  return fetchAnswer(look, { url, kind, headers, held: isText ? await findTaken(database, connector.id, url) : null });
}

async function takeRead(look: Look, step: StoredStep, kept: StoredAnswer, read: Reading): Promise<void> {
  if (read.texts.length > 0) return takeTexts(look, step, kept, read);
  await listEntries(look, step, read.entries);
  await look.database.transaction((tx) => goOn(look, tx as unknown as Database, step, kept, read));
}

async function goOn({ clock }: Look, tx: Database, step: StoredStep, { id }: StoredAnswer, { next, asOf }: Reading): Promise<void> {
  await markTaken(tx, id, clock.now());
  if (asOf !== undefined) await dateAnswer(tx, id, asOf);
  await addSteps(tx, step.source_id, next);
  await endStep(tx, step, id);
}

/** The words of a text come in first, unseen; then the text with its record, what changed by it and the word to everybody, or not at all. */
async function takeTexts(look: Look, step: StoredStep, kept: StoredAnswer, reads: Reading): Promise<void> {
  for (const [nth, { text }] of reads.texts.entries()) await stageText(look, step, text, nth);
  await look.audit.changes(look.caller(), async (tx) => {
    const entries: AuditEntry[] = [];
    for (const read of reads.texts) entries.push(...(await takeText(look, tx, { step, kept, read })));
    await goOn(look, tx, step, kept, reads);
    return { result: undefined, entries };
  });
  await look.textIntake.keepStatistics(look.database);
}

type ReadText = Reading["texts"][number];

/** Refuses a text that cannot be right before a word of it comes in. */
async function stageText(look: Look, step: StoredStep, text: PreparedText, nth: number): Promise<void> {
  const { audit, caller, connector, database, reader, signal, textIntake } = look;
  const held = await findText(database, connector.id, text.identifier);
  if (held && !isHistory(look, step, text, held)) assertFollows(held, text);
  const inTurn = (work: (tx: Database) => Promise<void>) =>
    gently(look, () =>
      audit.changes(caller(), async (tx) => {
        signal.throwIfAborted();
        return { result: await work(tx), entries: [] };
      }),
    );
  await textIntake.stage(inTurn, incoming(look, text), (from, to) => reader.passages(connector.id, nth, from, to));
}

const incoming = ({ caller, clock }: Look, text: PreparedText): Incoming => ({ text, owner: viewerOf(caller()), now: clock.now() });

interface Taking {
  step: StoredStep;
  kept: StoredAnswer;
  read: ReadText;
}

async function takeText(look: Look, tx: Database, { step, kept, read }: Taking): Promise<AuditEntry[]> {
  const { connector, events, textIntake } = look;
  const { text } = read;
  const held = await findText(tx, connector.id, text.identifier);
  const taken = await textIntake.take(tx, incoming(look, text));
  if (taken.outcome !== "unchanged") await events.raise(tx, { kind: "library", person_id: null, object_id: taken.source_id });
  if (!held || !isHistory(look, step, text, held)) await noteText(look, tx, { kept, read, held, taken });
  return taken.entry ? [taken.entry] : [];
}

interface Noted {
  kept: StoredAnswer;
  read: ReadText;
  held: StoredText | null;
  taken: Awaited<ReturnType<TextIntake["take"]>>;
}

/** Says where a text stands now, and what became of it, where anything did. */
async function noteText({ connector, clock, events }: Look, tx: Database, { kept, read, held, taken }: Noted): Promise<void> {
  const { text, outstanding } = read;
  const { identifier, label, effective, title, hashes } = text;
  const { outcome, source_id, version_id, clauses, renumbered } = taken;
  const place = { library_source_id: source_id, version_id };
  const standing = { label, effective, passages: hashes.length, outstanding };
  await keepText(tx, { source_id: connector.id, identifier, ...place, ...standing, answer_id: kept.id });
  const isBack = held !== null && held.gone_since !== null;
  if (outcome === "unchanged" && held && !isBack) return;
  const kind = isBack ? "back" : held ? "changed" : "added";
  const what = { kind, subject: identifier, title, ...place, effective, clauses, renumbered } as const;
  await addChange(tx, { source_id: connector.id, ...what, at: clock.now() });
  await events.raise(tx, { kind: "official", person_id: null, object_id: connector.id });
}

const isBefore = ({ effective }: PreparedText, { effective: since }: StoredText): boolean =>
  since !== null && effective !== null && effective < since;

/** Whether a text is what another was before, asked for as that. */
const isHistory = ({ connector }: Look, { kind }: StoredStep, text: PreparedText, held: StoredText): boolean =>
  askOf(connector, kind).givesEarlier === true && isBefore(text, held);

/** Refuses a text that can only be a fault on the way: one of an earlier day, and one that shrank without a cause. */
function assertFollows(held: StoredText, text: PreparedText): void {
  const { identifier, effective, hashes } = text;
  const { effective: since, label, passages: had } = held;
  if (isBefore(text, held))
    throw new Unreadable(`gave ${identifier} as of ${effective}, which is earlier than the one it gave before, of ${since}`);
  if (effective === since && text.label === label && hashes.length < had * leastKept)
    throw new Unreadable(`gave ${hashes.length} passages of ${identifier}, of which it had ${had}, and knows of no amendment`);
}

/** That there is nothing at an address is not believed where the source's other answers should say so, and do not. */
function hasGone(look: Look, step: StoredStep, reason: string): Promise<void> {
  if (askOf(look.connector, step.kind).isGone?.(step) === false) return unread(`${reason}, but its list of changes knows nothing of that`);
  return markGone(look, step);
}

/** The source's own word that it has no such text: what is held stays, and is said not to be listed any longer. */
const markGone = ({ database, clock, connector, events }: Look, step: StoredStep): Promise<void> =>
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
