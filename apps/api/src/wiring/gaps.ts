import { builtInPacks } from "@clausewise/static-data";
import { createForgetAnalysis } from "../features/gaps/forget-analysis.ts";
import { createDocumentReads } from "../features/documents/documents.reads.ts";
import { findingToSign } from "../features/gaps/finding-to-sign.ts";
import type { GapParts } from "../features/gaps/gap-parts.ts";
import { createGapProofService } from "../features/gaps/gap-proofs.service.ts";
import { createGapReads } from "../features/gaps/gaps.reads.ts";
import { createGapRequirementService } from "../features/gaps/gap-requirements.service.ts";
import { createGapService } from "../features/gaps/gaps.service.ts";
import { reportToSign } from "../features/gaps/report-to-sign.ts";
import { createPackShelf } from "../features/gaps/pack-shelf.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import { createNotify } from "../features/notifications/notify.ts";
import { createPathwayReads } from "../features/pathways/pathways.reads.ts";
import { createQueryReads } from "../features/queries/queries.reads.ts";
import { createSignatureReads } from "../features/signatures/signatures.reads.ts";
import { createSharing } from "../features/sharing/sharing.ts";
import type { Services, Viewer } from "../service.ts";
import type { Platform } from "./platform.ts";

type Given = Pick<GapParts, "library" | "citations" | "products" | "lookFor">;

/** Products held against rule packs, with what is shown for each requirement. */
export function openGaps(platform: Platform, given: Given) {
  const { database, clock, trail } = platform;
  const pathways = createPathwayReads(database);
  const parts: GapParts = {
    ...platform,
    ...given,
    packs: createPackShelf(builtInPacks),
    people: peopleReads,
    records: trail.records,
    documents: createDocumentReads(database),
    bookmarks: createQueryReads(database),
    sharing: createSharing(clock),
    signatures: createSignatureReads(database, trail.records),
    notify: createNotify(platform),
    assessed: (owner, productId) => pathways.assessed(owner, productId),
  };
  const services: Pick<Services, "gaps" | "gapProofs" | "gapRequirements"> = {
    gaps: createGapService(parts),
    gapProofs: createGapProofService(parts),
    gapRequirements: createGapRequirementService(parts),
  };
  const toSign = {
    gap_requirement: (viewer: Viewer, id: string) => findingToSign(parts, viewer, id),
    gap_analysis: (viewer: Viewer, id: string) => reportToSign(parts, viewer, id),
  };
  return { services, toSign, reads: createGapReads(parts), forgetAnalysis: createForgetAnalysis(parts) };
}
