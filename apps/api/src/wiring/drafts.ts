import type { RulePack } from "@clausewise/contracts";
import { builtInPacks } from "@clausewise/static-data";
import type { SpeakingTo } from "../features/answers/ask/speaking-to.ts";
import { createDraftService } from "../features/drafts/drafts.service.ts";
import { createDraftExport } from "../features/drafts/export/export-draft.ts";
import { createDraftPurge } from "../features/drafts/purge-job.ts";
import { createSentenceSources } from "../features/drafts/sentence-sources.ts";
import { createDraftReviewService } from "../features/drafts/reviews/draft-reviews.service.ts";
import { createEnqueueReview } from "../features/drafts/reviews/enqueue-review.ts";
import { createReviewJob } from "../features/drafts/reviews/review-job.ts";
import { createDraftTools } from "../features/drafts/tools/draft-tools.ts";
import type { Proofreader } from "../features/drafts/tools/proofreader.ts";
import type { ReferenceChecker } from "../features/references/reference-checker.ts";
import { createIdleThread } from "../platform/threads/idle-thread.ts";
import type { Actor, Services } from "../service.ts";
import { callerWithoutBrowser } from "./caller.ts";
import type { Platform } from "./platform.ts";

interface Given {
  /** Stands in the trail for what nobody asked for. */
  actor: Actor;
  documents: Services["documents"];
  references: ReferenceChecker;
  speakingTo: SpeakingTo;
}

/** Looks through texts in a thread of its own. */
function openProofreader() {
  const { call, close } = createIdleThread<Proofreader>(new URL("proofreader.ts", import.meta.url));
  const proofreader: Proofreader = {
    inconsistencies: (...args) => call(({ inconsistencies }) => inconsistencies(...args)),
    elements: (...args) => call(({ elements }) => elements(...args)),
    element: (...args) => call(({ element }) => element(...args)),
  };
  return { proofreader, close };
}

/** The drafts that people write, with the jobs that work on them. */
export function openDrafts(platform: Platform, { actor, documents, references, speakingTo }: Given) {
  const { jobs } = platform;
  const { proofreader, close } = openProofreader();
  let held: RulePack[] | null = null;
  // A text is held against what a document must hold; what is required of a product is no list of a text's parts.
  const packs = () => (held ??= builtInPacks().filter(({ kind }) => kind === "document"));
  const parts = { ...platform, packs, tools: createDraftTools({ proofreader, references }), caller: () => callerWithoutBrowser(actor) };
  const service = createDraftService({ ...parts, documents });
  const job = createReviewJob(parts);
  const enqueue = createEnqueueReview({ jobs, job });
  const reviews: Services["draftReviews"] = {
    ...createDraftReviewService({ ...parts, enqueue }),
    export: createDraftExport(parts),
    sources: createSentenceSources({ ...parts, speakingTo }),
  };

  /** Has drafts be looked through and looked after from now on. */
  const keepDrafts = async (): Promise<void> => {
    await jobs.add(job);
    await jobs.add(createDraftPurge(parts));
  };
  return { service, reviews, proofreader, keepDrafts, close };
}

export type KeepDrafts = ReturnType<typeof openDrafts>["keepDrafts"];
