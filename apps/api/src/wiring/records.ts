import type { AnswerReads } from "../features/answers/answers.reads.ts";
import { createSessionLogService } from "../features/audit/session-log.service.ts";
import { createChecklistReads } from "../features/checklists/checklists.reads.ts";
import type { Citations } from "../features/citations/citations.ts";
import { createDraftReads } from "../features/drafts/drafts.reads.ts";
import type { GapReads } from "../features/gaps/gaps.reads.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import type { LibraryReads } from "../features/library/library.reads.ts";
import { createLiveCitationService } from "../features/live-citations/live-citations.service.ts";
import { createPathwayReads } from "../features/pathways/pathways.reads.ts";
import type { ProductReads } from "../features/products/products.reads.ts";
import type { QueryReads } from "../features/queries/queries.reads.ts";
import { notFound } from "../errors.ts";
import type { Services, Viewer } from "../service.ts";
import type { Platform } from "./platform.ts";

interface Given {
  answers: AnswerReads;
  bookmarks: QueryReads;
  citations: Citations;
  gaps: GapReads;
  library: LibraryReads;
  products: ProductReads;
}

/** What a person's work rests on, and what they did. */
export function openRecords(platform: Platform, given: Given): Pick<Services, "liveCitations" | "sessionLog"> {
  const { database, trail } = platform;
  const pathways = createPathwayReads(database);
  const checklists = createChecklistReads(database);
  const { products, gaps } = given;

  async function belongings(viewer: Viewer, productId: string): Promise<string[]> {
    if (!(await products.find(viewer, productId))) throw notFound("This product");
    const [requirements, assessments, lists] = await Promise.all([
      gaps.requirementIds(viewer, productId),
      pathways.resting(viewer, productId),
      checklists.resting(viewer, productId),
    ]);
    return [productId, ...requirements, ...[...assessments, ...lists].map(({ id }) => id)];
  }

  return {
    liveCitations: createLiveCitationService({ ...platform, ...given, pathways, checklists, drafts: createDraftReads(database) }),
    sessionLog: createSessionLogService({
      ...platform,
      keys: trail.keys,
      sessionBegan: (viewer, idHash) => peopleReads.sessionBegan(database, viewer, idHash),
      belongings,
    }),
  };
}
