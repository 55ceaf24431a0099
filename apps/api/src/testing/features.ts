import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/client.ts";
import { createAnswerReads } from "../features/answers/answers.reads.ts";
import { createAnswerChangeService } from "../features/answers/changes/answer-changes.service.ts";
import { createAnswerService } from "../features/answers/answers.service.ts";
import type { SilentSources } from "../features/answers/export/export-answer.ts";
import type { Model } from "../features/answers/phrase/model.ts";
import type { AuditTrail } from "../features/audit/audit-trail.ts";
import { createCitations } from "../features/citations/citations.ts";
import { builtInQuestionReader } from "../features/search/built-in-knowledge.ts";
import { createLibraryReads } from "../features/library/library.reads.ts";
import { createLibraryService } from "../features/library/library.service.ts";
import { createOfficialReads } from "../features/official/official.reads.ts";
import { createQueryReads } from "../features/queries/queries.reads.ts";
import { createQueryService } from "../features/queries/queries.service.ts";
import type { SearchIndex } from "../features/search/search-index.ts";
import { createLettersView } from "../features/warning-letters/letters-view.ts";
import { createWarningLetterReads } from "../features/warning-letters/warning-letters.reads.ts";
import { createSignatureReads } from "../features/signatures/signatures.reads.ts";
import type { Services } from "../service.ts";
import { openTestIndex, searchOver } from "./search.ts";

/** The features around the library, wired as the server wires them. */
export interface TestFeatures extends Pick<Services, "answers" | "answerChanges" | "library" | "queries"> {
  searchIndex: SearchIndex;
}

/** Opens them over an index of their own where none is given. */
export async function openTestFeatures(
  { database, audit, clock }: { database: Database; audit: AuditTrail; clock: Clock },
  given: { searchIndex?: SearchIndex; model?: Model; official?: SilentSources } = {},
): Promise<TestFeatures> {
  const searchIndex = given.searchIndex ?? (await openTestIndex(database));
  const search = searchOver(searchIndex);
  const library = createLibraryReads(database);
  const citations = createCitations(database, library);
  const answerReads = createAnswerReads(database, citations);
  const bookmarks = createQueryReads(database);
  const events = { raise: async () => undefined };
  return {
    searchIndex,
    answers: createAnswerService({
      database,
      audit,
      clock,
      library,
      search,
      citations,
      questions: builtInQuestionReader(),
      bookmarks,
      documents: { sourcesOf: async (_, ids) => [...ids] },
      letters: createWarningLetterReads(createLettersView({ official: createOfficialReads(database, []) })),
      model: given.model ?? null,
      official: given.official ?? { silent: async () => [] },
      signatures: createSignatureReads(database, { soundRecordsAbout: async () => [] }),
    }),
    answerChanges: createAnswerChangeService({ database, audit, clock, events, citations, bookmarks, library }),
    library: createLibraryService({ database, audit, clock, events, search, answers: answerReads }),
    queries: createQueryService({ database, audit, clock, answers: answerReads, citations }),
  };
}
