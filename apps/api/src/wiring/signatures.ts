import type { AnswerReads } from "../features/answers/answers.reads.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import { createNotify } from "../features/notifications/notify.ts";
import type { Signables } from "../features/signatures/signable.ts";
import { createSignatureReads } from "../features/signatures/signatures.reads.ts";
import { createSignatureService } from "../features/signatures/signatures.service.ts";
import type { Services } from "../service.ts";
import type { Platform } from "./platform.ts";

interface Given {
  answers: Pick<AnswerReads, "toSign">;
  gaps: { toSign: Omit<Signables, "answer"> };
}

/** Signatures under what can be signed. */
export function openSignatures(platform: Platform, { answers, gaps }: Given): Pick<Services, "signatures"> {
  const signables: Signables = {
    answer: (viewer, id) => answers.toSign(viewer, id),
    ...gaps.toSign,
  };
  const signatures = createSignatureReads(platform.database, platform.trail.records);
  const notify = createNotify(platform);
  return { signatures: createSignatureService({ ...platform, people: peopleReads, signatures, signables, notify }) };
}
