import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "./platform/config.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { OpenDatabase } from "./platform/database/client.ts";
import { createPulse } from "./platform/database/pulse.ts";
import { AppError } from "./errors.ts";
import { createAccountService } from "./features/account/account.service.ts";
import { createErasures } from "./features/account/erasure.ts";
import { createAlertReads } from "./features/alerts/alerts.reads.ts";
import { createAlertService } from "./features/alerts/alerts.service.ts";
import { createAnswerReads } from "./features/answers/answers.reads.ts";
import { createAnswerService } from "./features/answers/answers.service.ts";
import { createModel } from "./features/answers/phrase/model.ts";
import { createAuditService } from "./features/audit/audit.service.ts";
import { createCheckpointMail } from "./features/audit/checkpoint-mail.ts";
import { openAudit } from "./features/audit/open-audit.ts";
import { createCitations } from "./features/citations/citations.ts";
import { createContactService } from "./features/contact/contact.service.ts";
import { importBuiltInLibrary } from "./features/library/import/built-in.ts";
import { createJobService } from "./features/jobs/jobs.service.ts";
import { builtInQuestionReader } from "./features/search/built-in-knowledge.ts";
import { createLibraryReads } from "./features/library/library.reads.ts";
import { createLibraryService } from "./features/library/library.service.ts";
import { keptIn, startSearchThread } from "./features/search/search-thread.ts";
import { createDashboardService } from "./features/dashboard/dashboard.service.ts";
import { listBlobs } from "./features/documents/documents.repository.ts";
import { createDocumentReads } from "./features/documents/documents.reads.ts";
import { createDocumentService } from "./features/documents/documents.service.ts";
import { createEventService } from "./features/events/events.service.ts";
import { createGuidanceService } from "./features/guidance/guidance.service.ts";
import { createHealthService } from "./features/health/health.service.ts";
import { commandLineActor } from "./features/identity/command-line.ts";
import { createSessionCleanUp } from "./features/identity/session-clean-up.ts";
import { peopleReads } from "./features/identity/people.reads.ts";
import { createPeopleService, refreshRoles } from "./features/identity/people.service.ts";
import { dropExpiredSessions } from "./features/identity/sessions.repository.ts";
import { createSessionService } from "./features/identity/sessions.service.ts";
import { createUserService } from "./features/identity/users.service.ts";
import { createNotificationService } from "./features/notifications/notifications.service.ts";
import { createQueryReads } from "./features/queries/queries.reads.ts";
import { createQueryService } from "./features/queries/queries.service.ts";
import { createTemplateService } from "./features/templates/templates.service.ts";
import type { Caller, Services } from "./service.ts";
import { openFileStore, type FileStore } from "./platform/storage/file-store.ts";
import { createProgressCleanUp } from "./platform/jobs/progress-clean-up.ts";
import { openEvents } from "./platform/events/events.ts";
import { openMailer } from "./platform/mail/mail.ts";
import { openJobs } from "./platform/jobs/jobs.ts";
import { assertRoom } from "./platform/storage/free-space.ts";
import { mountAdmission } from "./transport/admission.ts";
import { loggable } from "./transport/failures.ts";
import { createCallers } from "./transport/callers.ts";
import { mountHeaders } from "./transport/headers.ts";
import { createLimits } from "./transport/limits.ts";
import { originsOf } from "./transport/origin.ts";
import { mountReference } from "./transport/reference.ts";
import { mountRest } from "./transport/rest.ts";
import { mountRpc } from "./transport/rpc.ts";
import { endpoints } from "./transport/run.ts";
import { createServer, refuseUnknown } from "./transport/server.ts";
import { mountSessions } from "./transport/sign-in/session.ts";
import { createSignInFlow } from "./transport/sign-in/flow.ts";
import { mountWeb } from "./transport/web.ts";

export interface AppParts {
  config: Config;
  open: OpenDatabase;
  clock: Clock;
  version: string;
  /** Lets this machine's command-line tools act as administrator. */
  token: string;
}

const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
const hourInMs = 3_600_000;
/** Events tell of changes at once; this is for those that nobody heard. */
const followEvery = 60_000;
const pulseEvery = 1000;

/** Time in ms after which a database that says nothing counts as one that does not answer. */
const longestSilence = 5000;

/** Wires everything together; what it started ends when the returned server closes. */
export async function createApp({ config, open, clock, version, token }: AppParts): Promise<FastifyInstance> {
  const { database } = open;
  const app = createServer(config);
  const warn = (line: string) => app.log.warn(line);
  const trail = await openAudit({ auditDir: config.auditDir, copies: config.auditCopies, open, clock, warn });
  const { audit, keys } = trail;
  const works = config.role !== "web";
  const jobs = await openJobs({ open, databaseUrl: config.databaseUrl, clock, works, warn });
  const events = await openEvents(jobs.listen);
  const files = openFileStore(config.dataDir);
  const library = createLibraryReads(database);
  const vectors = vectorsOf(config);
  const search = startSearchThread({ library, ...keptIn(config.dataDir), vectors, warn });
  const citations = createCitations(database, library);
  const answerReads = createAnswerReads(database, citations);
  const queryReads = createQueryReads(database);
  const model = config.model && createModel(config.model);
  const local = await localProviderOf(config, clock);
  app.addHook("preClose", () => events.close());
  app.addHook("onClose", async () => {
    await local?.close();
    await jobs.close();
    await search.close();
    trail.close();
    await open.close();
  });

  const pulse = createPulse(() => open.raw("select 1"), longestSilence);
  const origins = originsOf(config);
  const secure = config.publicUrl?.startsWith("https:") ?? false;
  const signIn = createSignInFlow([...(local ? [local.settings] : []), ...config.providers], origins, secure);
  const mail = await openMailer({ database, clock, jobs, settings: config.mail });
  const parts = { database, audit, clock, events, jobs, mail, questions: builtInQuestionReader() };
  const account = { ...parts, files, people: peopleReads, records: trail.records, keys, erasures: trail.erasures };
  const services: Services = {
    account: createAccountService(account),
    alerts: createAlertService(parts),
    answers: createAnswerService({ ...parts, library, search, citations, bookmarks: queryReads, model }),
    audit: createAuditService({ ...parts, people: keys }),
    contact: createContactService({ ...parts, people: peopleReads, publicUrl: config.publicUrl }),
    jobs: createJobService(parts),
    library: createLibraryService({ ...parts, search, answers: answerReads }),
    dashboard: createDashboardService({
      ...parts,
      documents: createDocumentReads(database),
      queries: queryReads,
      alerts: createAlertReads(database),
    }),
    documents: createDocumentService({ ...parts, files }),
    events: createEventService(events),
    guidance: createGuidanceService(database),
    health: createHealthService({ pulse, kind: open.kind, version }),
    notifications: createNotificationService(parts),
    people: createPeopleService({ ...parts, administrators: config.administrators }),
    queries: createQueryService({ ...parts, answers: answerReads, citations }),
    sessions: createSessionService({ ...parts, administrators: config.administrators, providers: () => signIn.providers() }),
    templates: createTemplateService(parts),
    users: createUserService(database),
  };
  every(app, pulseEvery, () => pulse.feel());
  const commandLine = await commandLineActor(parts, withoutBrowser());
  await keepErased(app, createErasures(account), () => ({ ...withoutBrowser(), actor: commandLine }));
  await refreshRoles({ ...parts, administrators: config.administrators }, { ...withoutBrowser(), actor: commandLine });
  await dropRests(open, files, clock);
  // Where the trail says that this may be another database, its word on which files it knows does not count.
  if (trail.isAsProven) await reconcileFiles(open, files, clock, warn);
  await importBuiltInLibrary({ database, audit, clock, caller: { ...withoutBrowser(), actor: commandLine } });
  await search.refresh();
  const follow = async () => {
    await search.refresh();
    if (vectors) await search.followVectors();
  };
  events.on("library", () => void follow().catch(failed(app)));
  every(app, followEvery, follow);
  await jobs.add(createSessionCleanUp(parts));
  await jobs.add(createProgressCleanUp(parts));
  const { auditDir, auditCopyMail } = config;
  if (auditCopyMail !== null) await jobs.add(createCheckpointMail({ database, mail, auditDir, recipient: auditCopyMail }));

  mountAdmission(app);
  await mountHeaders(app, origins, secure);
  const all = endpoints(services, { audit, assertRoom: () => assertRoom(config.dataDir) });
  const served = config.role === "worker" ? all.filter(({ feature }) => feature === "health") : all;
  const sessions = await mountSessions(app, database, { secret: config.sessionSecret, secure, clock });
  const callers = createCallers({ sessions, signIn, origins, commandLine: { actor: commandLine, token } });
  const limits = await createLimits(app, served, callers, config.rateLimit);
  app.addHook("onRequest", async (request) => {
    if (request.url.startsWith("/api")) await limits.ofAll(request);
  });
  const unknown = refuseUnknown(served.map(({ operation }) => operation));
  if (config.role === "worker") app.setNotFoundHandler(unknown);
  else {
    await mountWeb(app, webFolder, unknown);
    await mountReference(app);
    await mountRpc(app, { endpoints: served, callers, limits });
  }
  await mountRest(app, { endpoints: served, callers, limits, files });
  return app;
}

/** The sample people's provider, loaded only where they may sign in. */
async function localProviderOf({ localSignIn, role, publicUrl }: Config, clock: Clock) {
  if (!localSignIn || role === "worker") return null;
  const { startLocalProvider } = await import("./transport/sign-in/local-provider.ts");
  return startLocalProvider(localSignIn.port, publicUrl, clock);
}

/** Vectors are made where questions are answered. */
const vectorsOf = ({ embeddings, role, dataDir }: Config) =>
  embeddings && role !== "worker" ? { settings: embeddings, path: join(dataDir, "library.vectors") } : null;

/** Beside a database server other processes may be in the middle of an upload. */
const staleBefore = (kind: OpenDatabase["kind"], clock: Clock): number => Date.parse(clock.now()) - (kind === "embedded" ? 0 : hourInMs);

/** Applies every deletion again that a restored copy has undone, at once and then those that other processes make. */
async function keepErased(app: FastifyInstance, erasures: ReturnType<typeof createErasures>, caller: () => Caller): Promise<void> {
  await erasures.takeOver();
  const apply = () => erasures.apply(caller());
  await apply();
  every(app, followEvery, apply);
}

/** Clears what uploads that were cut off and sessions that expired have left behind. */
async function dropRests({ database, kind }: OpenDatabase, files: FileStore, clock: Clock): Promise<void> {
  await files.dropUnfinished(staleBefore(kind, clock));
  await dropExpiredSessions(database, clock.now());
}

/** Sets files aside that no document stands for, brings those back that one stands for again, and says which. */
async function reconcileFiles(
  { database, kind }: OpenDatabase,
  files: FileStore,
  clock: Clock,
  warn: (line: string) => void,
): Promise<void> {
  const { setAside, broughtBack, missing } = files.reconcile(new Set(await listBlobs(database)), staleBefore(kind, clock), clock.today());
  const say = (blobs: string[], what: string) => blobs.length > 0 && warn(`${blobs.length} stored files ${what}: ${blobs.join(", ")}`);
  say(setAside, "that the database does not know were moved to the folder quarantine");
  say(broughtBack, "that the database knows were brought back from the folder quarantine");
  say(missing, "that the database knows are missing");
}

const noBrowser = async (): Promise<never> => {
  throw new AppError("internal", "There is no browser behind this call.");
};

const withoutBrowser = (): Omit<Caller, "actor"> => ({
  sessionId: null,
  requestId: randomUUID(),
  address: "",
  origin: "",
  signIn: { begin: noBrowser, exchange: noBrowser, start: noBrowser, end: noBrowser },
});

/** Work that nobody asked for failed, and is tried again later. */
const failed = (app: FastifyInstance) => (error: unknown) => app.log.error({ err: loggable(error) }, "periodic work failed");

function every(app: FastifyInstance, ms: number, work: () => Promise<void>): void {
  const timer = setInterval(() => void work().catch(failed(app)), ms);
  timer.unref();
  app.addHook("preClose", async () => clearInterval(timer));
}
