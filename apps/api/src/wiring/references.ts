import { createCheckJob } from "../features/references/check-job.ts";
import { createReferenceChecker } from "../features/references/reference-checker.ts";
import { createReferenceService } from "../features/references/references.service.ts";
import type { GuidanceReads } from "../features/guidance/guidance.reads.ts";
import type { LibraryReads } from "../features/library/library.reads.ts";
import type { OfficialReads } from "../features/official/official.reads.ts";
import type { Services } from "../service.ts";
import type { Platform } from "./platform.ts";

interface Parts {
  library: LibraryReads;
  official: OfficialReads;
  guidance: GuidanceReads;
  documents: Services["documents"];
}

/** The check of what texts refer to, with the job that does it. */
export function openReferences(platform: Platform, { documents, ...reads }: Parts) {
  const checker = createReferenceChecker({ ...platform, ...reads });
  const job = createCheckJob({ ...platform, checker });
  const service = createReferenceService({ ...platform, job, documents });
  return { checker, service, keepReferences: () => platform.jobs.add(job) };
}

export type KeepReferences = ReturnType<typeof openReferences>["keepReferences"];
