import { createErasures, type ErasureParts } from "../features/account/erasure.ts";
import { createCheckpointMail } from "../features/audit/checkpoint-mail.ts";
import { createNobodyForgetting } from "../features/audit/forget-nobody.ts";
import { listBlobs } from "../features/documents/versions.repository.ts";
import type { ForgetAnalysis } from "../features/gaps/forget-analysis.ts";
import { listAnswerBlobs } from "../features/official/answers.repository.ts";
import { refreshRoles } from "../features/identity/people.service.ts";
import { createSessionCleanUp } from "../features/identity/session-clean-up.ts";
import { dropExpiredSessions } from "../features/identity/sessions.repository.ts";
import { importBuiltInLibrary } from "../features/library/import/built-in.ts";
import { createProductPurge } from "../features/products/purge-job.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { OpenDatabase } from "../platform/database/client.ts";
import { createTidying } from "../platform/database/tidying.ts";
import { createProgressCleanUp } from "../platform/jobs/progress-clean-up.ts";
import { createResealJob } from "../platform/storage/reseal-job.ts";
import { isSettled } from "../platform/storage/reseal-files.ts";
import type { Actor } from "../service.ts";
import type { Periodic } from "../transport/periodic.ts";
import { callerWithoutBrowser } from "./caller.ts";
import type { KeepCoach } from "./coach.ts";
import type { KeepDocuments } from "./documents.ts";
import type { KeepDrafts } from "./drafts.ts";
import type { KeepMarkets } from "./markets.ts";
import type { KeepOfficial } from "./official.ts";
import type { Platform } from "./platform.ts";
import type { KeepProtocols } from "./protocols.ts";
import type { KeepReferences } from "./references.ts";
import type { KeepSearchable } from "./search.ts";
import type { KeepTemplates } from "./templates.ts";
import type { KeepTranslation } from "./translation.ts";
import type { KeepWatch } from "./watch.ts";
import type { KeepWebhooks } from "./webhooks.ts";

interface Parts extends Platform {
  account: ErasureParts;
  keepSearchable: KeepSearchable;
  keepDocuments: KeepDocuments;
  keepDrafts: KeepDrafts;
  keepCoach: KeepCoach;
  keepMarkets: KeepMarkets;
  keepOfficial: KeepOfficial;
  keepProtocols: KeepProtocols;
  keepReferences: KeepReferences;
  keepTemplates: KeepTemplates;
  keepTranslation: KeepTranslation;
  keepWatch: KeepWatch;
  keepWebhooks: KeepWebhooks;
  forgetAnalysis: ForgetAnalysis;
  periodic: Periodic;
  /** Who acts in the trail where nobody asked for it. */
  commandLine: Actor;
}

const hourInMs = 3_600_000;
/** Events tell of changes at once; this is for those that nobody heard. */
const followEvery = 60_000;

/** What is done before the first request, and goes on beside requests. */
export async function beginWork(parts: Parts): Promise<void> {
  const { config, database, audit, clock, trail, jobs, mail, commandLine } = parts;
  await keepErased(parts);
  await refreshRoles({ ...parts, administrators: config.administrators }, callerWithoutBrowser(commandLine));
  await dropRests(parts);
  // Where the trail says that this may be another database, its word on which files it knows does not count.
  if (trail.isAsProven) await beginReconciling(parts);
  await importBuiltInLibrary({ database, audit, clock, caller: callerWithoutBrowser(commandLine) });
  await parts.keepSearchable(parts.periodic);
  await parts.keepDocuments();
  await parts.keepDrafts();
  await parts.keepCoach();
  await parts.keepOfficial();
  await parts.keepMarkets(parts.periodic);
  await parts.keepTemplates(parts.periodic);
  await parts.keepProtocols();
  await parts.keepReferences();
  await parts.keepTranslation();
  await parts.keepWatch(parts.periodic);
  await parts.keepWebhooks(parts.periodic);
  await jobs.add(createSessionCleanUp(parts));
  await jobs.add(createProgressCleanUp(parts));
  await keepEncrypted(parts);
  if (parts.open.kind === "embedded") await jobs.add(createTidying(parts));
  const { auditDir, auditCopyMail, auditNobodyMonths: months } = config;
  const caller = () => callerWithoutBrowser(commandLine);
  await jobs.add(createProductPurge({ database, audit, clock, caller, forget: parts.forgetAnalysis }));
  await jobs.add(createNobodyForgetting({ audit, keys: trail.keys, clock, months, caller }));
  if (auditCopyMail !== null) await jobs.add(createCheckpointMail({ database, mail, auditDir, recipient: auditCopyMail }));
}

/** Applies every deletion again that a restored copy has undone, at once and then those that other processes make. */
async function keepErased({ account, commandLine, periodic }: Parts): Promise<void> {
  const erasures = createErasures(account);
  await erasures.takeOver();
  const apply = () => erasures.apply(callerWithoutBrowser(commandLine));
  await apply();
  periodic.every(followEvery, apply);
}

/** Beside a database server other processes may be in the middle of an upload. */
const staleBefore = (kind: OpenDatabase["kind"], clock: Clock): number => Date.parse(clock.now()) - (kind === "embedded" ? 0 : hourInMs);

/** Clears what uploads that were cut off and sessions that expired have left behind. */
async function dropRests({ open, files, clock }: Platform): Promise<void> {
  await files.dropUnfinished(staleBefore(open.kind, clock));
  await dropExpiredSessions(open.database, clock.now());
}

/** Files of an earlier version, and those under an older key, are encrypted anew beside requests. */
async function keepEncrypted({ database, jobs, resealing, warn }: Platform): Promise<void> {
  const job = createResealJob(resealing, warn);
  await jobs.add(job);
  if (!(await isSettled(resealing))) await jobs.enqueue(database, job, {});
}

/** A bucket may take long to tell what lies in it, and tells the time of another clock: requests do not wait for that. */
async function beginReconciling(parts: Parts): Promise<void> {
  const { config, open, clock, periodic } = parts;
  if (config.storage.bucket === null) return reconcileFiles(parts, staleBefore(open.kind, clock));
  periodic.attempt(() => reconcileFiles(parts, staleBefore("server", clock)));
}

/** Sets files aside that no document stands for, brings those back that one stands for again, and says which. */
async function reconcileFiles({ open, files, clock, warn }: Platform, before: number): Promise<void> {
  const known = new Set([...(await listBlobs(open.database)), ...(await listAnswerBlobs(open.database))]);
  const { setAside, broughtBack, missing } = await files.reconcile(known, before, clock.today());
  const say = (blobs: string[], what: string) => blobs.length > 0 && warn(`${blobs.length} stored files ${what}: ${blobs.join(", ")}`);
  say(setAside, "that the database does not know were moved to the folder quarantine");
  say(broughtBack, "that the database knows were brought back from the folder quarantine");
  say(missing, "that the database knows are missing");
}
