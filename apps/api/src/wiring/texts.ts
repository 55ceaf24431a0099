import { createSpeakingTo } from "../features/answers/ask/speaking-to.ts";
import type { Model } from "../features/answers/phrase/model.ts";
import type { LibraryReads } from "../features/library/library.reads.ts";
import type { ReferenceChecker } from "../features/references/reference-checker.ts";
import type { Search } from "../features/search/search.ts";
import type { Actor, Services } from "../service.ts";
import { openDrafts } from "./drafts.ts";
import type { Platform } from "./platform.ts";
import { openTranslation } from "./translation.ts";

interface Given {
  /** Stands in the trail for what nobody asked for. */
  actor: Actor;
  documents: Services["documents"];
  model: Model | null;
  references: ReferenceChecker;
  library: LibraryReads;
  search: Search;
}

/** What people write and have translated. */
export function openTexts(platform: Platform, given: Given) {
  const {
    service: drafts,
    reviews: draftReviews,
    ...keepingDrafts
  } = openDrafts(platform, { ...given, speakingTo: createSpeakingTo(given) });
  const { service: translations, ...keepingTranslations } = openTranslation(platform, given);
  return { services: { drafts, draftReviews, translations }, ...keepingDrafts, ...keepingTranslations };
}
