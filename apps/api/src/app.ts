import type { FastifyInstance } from "fastify";
import type { Config } from "./platform/config.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { OpenDatabase } from "./platform/database/client.ts";
import { createPulse } from "./platform/database/pulse.ts";
import { createAlertReads } from "./features/alerts/alerts.reads.ts";
import { createSubscriptionService } from "./features/alerts/subscriptions.service.ts";
import { createAnswerReads } from "./features/answers/answers.reads.ts";
import { createModel } from "./features/answers/phrase/model.ts";
import { createCitations } from "./features/citations/citations.ts";
import { createChecklistService } from "./features/checklists/checklists.service.ts";
import { createClockService } from "./features/clocks/clocks.service.ts";
import { createContactService } from "./features/contact/contact.service.ts";
import { createJobService } from "./features/jobs/jobs.service.ts";
import { builtInQuestionReader } from "./features/search/built-in-knowledge.ts";
import { createLibraryReads } from "./features/library/library.reads.ts";
import { createLibraryService } from "./features/library/library.service.ts";
import { createNoteService } from "./features/library/notes.service.ts";
import { createDashboardService } from "./features/dashboard/dashboard.service.ts";
import { createDocumentReads } from "./features/documents/documents.reads.ts";
import { createEventService } from "./features/events/events.service.ts";
import { createGuidanceReads } from "./features/guidance/guidance.reads.ts";
import { createGuidanceView } from "./features/guidance/guidance-view.ts";
import { createGuidanceService } from "./features/guidance/guidance.service.ts";
import { createHealthService } from "./features/health/health.service.ts";
import { commandLineActor } from "./features/identity/command-line.ts";
import { createPathwayReads } from "./features/pathways/pathways.reads.ts";
import { createPathwayService } from "./features/pathways/pathways.service.ts";
import { peopleReads } from "./features/identity/people.reads.ts";
import { createNotify } from "./features/notifications/notify.ts";
import { createNotificationService } from "./features/notifications/notifications.service.ts";
import { createReaderThread } from "./features/official/reading/reader-thread.ts";
import { createProductReads } from "./features/products/products.reads.ts";
import { createProductService } from "./features/products/products.service.ts";
import { createQueryReads } from "./features/queries/queries.reads.ts";
import { createQueryService } from "./features/queries/queries.service.ts";
import type { EarlyThread } from "./features/search/search-thread.ts";
import type { Services } from "./service.ts";
import { mountTransports } from "./transport/mount.ts";
import { createPeriodic } from "./transport/periodic.ts";
import { createServer } from "./transport/server.ts";
import { openSignIn } from "./transport/sign-in/open-sign-in.ts";
import { openAlerts } from "./wiring/alerts.ts";
import { openAnswers } from "./wiring/answers.ts";
import { openCoach } from "./wiring/coach.ts";
import { beginWork } from "./wiring/begin-work.ts";
import { callerWithoutBrowser } from "./wiring/caller.ts";
import { openDiscussions } from "./wiring/discussions.ts";
import { openDocuments } from "./wiring/documents.ts";
import { openFollowed } from "./wiring/followed.ts";
import { openGaps } from "./wiring/gaps.ts";
import { openIntelligence } from "./wiring/intelligence.ts";
import { openLetters } from "./wiring/letters.ts";
import { openMilestones } from "./wiring/milestones.ts";
import { openOfficial } from "./wiring/official.ts";
import { openPeople } from "./wiring/people.ts";
import { openPlatform } from "./wiring/platform.ts";
import { openProtocols } from "./wiring/protocols.ts";
import { openRecords } from "./wiring/records.ts";
import { openReferences } from "./wiring/references.ts";
import { openTexts } from "./wiring/texts.ts";
import { openSearch } from "./wiring/search.ts";
import { openSignatures } from "./wiring/signatures.ts";
import { openWatch } from "./wiring/watch.ts";
import { openWebhooks } from "./wiring/webhooks.ts";

export interface AppParts {
  config: Config;
  open: OpenDatabase;
  clock: Clock;
  version: string;
  /** Lets this machine's command-line tools act as administrator. */
  token: string;
  /** The search's thread, where it was started before. */
  early?: EarlyThread;
}

const pulseEvery = 1000;

/** Time in ms after which a database that says nothing counts as one that does not answer. */
const longestSilence = 5000;

/** Ends what was started, one after another. */
async function inTurn(...begun: { close(): unknown }[]): Promise<void> {
  for (const one of begun) await one.close();
}

/** Wires everything together; what it started ends when the returned server closes. */
export async function createApp({ config, open, clock, version, token, early }: AppParts): Promise<FastifyInstance> {
  const app = createServer(config);
  const warn = (line: string) => app.log.warn(line);
  const platform = await openPlatform({ config, open, clock, warn });
  const { database, trail, jobs, events } = platform;
  const library = createLibraryReads(database);
  const { search, keepSearchable, candidates } = openSearch(platform, library, early);
  const citations = createCitations(database, library);
  const answerReads = createAnswerReads(database, citations);
  const queryReads = createQueryReads(database);
  const documents = createDocumentReads(database);
  const model = config.model && createModel(config.model);
  const { signIn, origins, secure, close } = await openSignIn(config, clock);
  const reader = createReaderThread(new URL("./wiring/official-reader.ts", import.meta.url));
  app.addHook("preClose", () => events.close());
  app.addHook("onClose", () => inTurn({ close }, jobs, reader, texts, protocols, search, trail, { close: platform.closeFiles }, open));

  const actor = await commandLineActor(platform, callerWithoutBrowser(null));
  const documentFeature = openDocuments(platform, actor);
  const official = openOfficial(platform, { version, actor, reader, library });
  const alerts = createAlertReads(database);
  const products = createProductReads(database);
  const letters = openLetters({ official: official.reads, products });
  const guidanceView = createGuidanceView({ clock, library, official: official.reads });
  const guidance = createGuidanceReads({ database, view: guidanceView });
  const references = openReferences(platform, { library, official: official.reads, guidance, documents: documentFeature.service });
  const texts = openTexts(platform, { actor, documents: documentFeature.service, model, library, search, references: references.checker });
  const { watch, keepWatch } = openWatch(platform, { actor, official: official.reads, products, guidance });
  const webhooks = openWebhooks(platform, version);
  const { pulse, periodic } = feelPulse(app, open);
  const parts = { ...platform, people: peopleReads, questions: builtInQuestionReader() };
  const productService = createProductService({ ...parts, library, official: official.reads });
  const gaps = openGaps(platform, { library, citations, products, lookFor: texts.proofreader.element });
  const protocols = openProtocols(platform, { actor, documents });
  const evidence = { document: documents.titles, bookmark: queryReads.questions, clause: library.cited };
  const held = { library, search, citations, documents, products, bookmarks: queryReads };
  const board = openDiscussions(platform, actor, held);
  const { openToken, ...people } = openPeople(platform, { providers: () => signIn.providers(), leaving: [board.leave] });
  const answers = openAnswers(platform, { ...parts, ...held, letters: letters.reads, official: official.reads, model });
  const coach = openCoach(platform, actor, { ...held, ...answers, ...gaps.services, warningLetters: letters.service });
  const intelligence = openIntelligence({ ...parts, official: official.reads, watch });
  const followed = openFollowed(platform, { ...held, actor, gaps: gaps.reads, updates: intelligence.intelligence.updates });
  const services: Services = {
    ...openAlerts({ ...parts, notify: createNotify(platform), evidence }),
    ...answers,
    coach: coach.service,
    checklists: createChecklistService({ ...parts, products, evidence, pathways: createPathwayReads(database), gaps: gaps.reads }),
    clocks: createClockService({ ...parts, official: official.reads }),
    contact: createContactService({ ...parts, publicUrl: config.publicUrl }),
    ...intelligence,
    jobs: createJobService(parts),
    library: createLibraryService({ ...parts, search, answers: answerReads }),
    dashboard: createDashboardService({ ...parts, documents, queries: queryReads, alerts, held: followed.held }),
    ...board.services,
    documents: documentFeature.service,
    events: createEventService(events),
    ...gaps.services,
    guidance: createGuidanceService({ ...parts, library, search, view: guidanceView }),
    health: createHealthService({ pulse, kind: open.kind, version, candidates }),
    ...followed.services,
    ...openMilestones(platform, { ...held, pathways: createPathwayReads(database), gaps: gaps.reads, alerts }),
    notes: createNoteService(parts),
    notifications: createNotificationService(parts),
    official: official.service,
    ...people.services,
    pathways: createPathwayService({ ...parts, products: productService, official: official.reads }),
    products: productService,
    protocols: protocols.service,
    queries: createQueryService({ ...parts, answers: answerReads, citations }),
    ...openRecords(platform, { ...held, answers: answerReads, gaps: gaps.reads }),
    references: references.service,
    ...openSignatures(platform, { answers: answerReads, gaps }),
    subscriptions: createSubscriptionService({ ...parts, products, official: official.reads }),
    ...texts.services,
    warningLetters: letters.service,
    webhooks: webhooks.service,
  };
  await beginWork({
    ...platform,
    ...people,
    ...documentFeature,
    ...texts,
    ...official,
    ...references,
    ...webhooks,
    ...gaps,
    ...coach,
    ...followed,
    ...protocols,
    keepSearchable,
    keepWatch,
    periodic,
    commandLine: actor,
  });
  await mountTransports(app, { ...platform, services, origins, secure, signIn, commandLine: { actor, token }, openToken, version });
  return app;
}

/** What the server does again and again, by which it feels whether the database answers. */
function feelPulse(app: FastifyInstance, open: OpenDatabase) {
  const pulse = createPulse(() => open.raw("select 1"), longestSilence);
  const periodic = createPeriodic(app);
  periodic.every(pulseEvery, () => pulse.feel());
  return { pulse, periodic };
}
