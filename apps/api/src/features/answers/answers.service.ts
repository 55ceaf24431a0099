import type { Citation, Scope, SearchResult, Statement } from "@clausewise/contracts";
import type { QuestionReader } from "@clausewise/retrieval";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { Citations, Citing } from "../citations/citations.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import type { Reach } from "../search/reach.ts";
import type { Search } from "../search/search.ts";
import type { SignatureReads } from "../signatures/signatures.reads.ts";
import type { WarningLetterReads } from "../warning-letters/warning-letters.reads.ts";
import { findAnswer, insertAnswer, listAnswers, ownsAnswer } from "./answers.repository.ts";
import { createAskAgain, type Ask } from "./changes/ask-again.ts";
import { checkParts, checkQuotes } from "./ask/check-quotes.ts";
import { createExport, type SilentSources } from "./export/export-answer.ts";
import type { AskedQuestion } from "../search/gather-evidence.ts";
import { readInContext, type QuestionInContext } from "./ask/in-context.ts";
import type { Model } from "./phrase/model.ts";
import type { Listener } from "./phrase/phrase.ts";
import { phraseAnswer } from "./phrase/phrase-answer.ts";
import { searchResultOf } from "./ask/search-result.ts";
import { lettersBeside } from "./ask/letters-beside.ts";
import { questionsBeside } from "./ask/related-questions.ts";

type AskInput = Parameters<Ask>[0];

const nobody: Listener = { statement: () => undefined, leftOut: () => undefined, signal: new AbortController().signal };

/** Who knows under which sources the words of a person's documents stand. */
interface OwnDocuments {
  /** Throws where one is not theirs, or has not been read. */
  sourcesOf(viewer: Viewer, documentIds: readonly string[]): Promise<string[]>;
}

/** Who knows which answers a person bookmarked. */
export interface Bookmarks {
  /** Ids of the saved queries of answers that their owner bookmarked, by the answers' ids. */
  of(viewer: Viewer, answerIds: string[]): Promise<ReadonlyMap<string, string>>;
}

export interface AnswerParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  library: LibraryReads;
  search: Search;
  citations: Citations;
  /** Reads follow-up questions. */
  questions: QuestionReader;
  bookmarks: Bookmarks;
  documents: OwnDocuments;
  letters: WarningLetterReads;
  model: Model | null;
  official: SilentSources;
  signatures: Pick<SignatureReads, "under">;
}

export function createAnswerService({
  database,
  audit,
  clock,
  library,
  search,
  citations,
  questions,
  bookmarks,
  documents,
  letters: letterReads,
  model,
  official,
  signatures,
}: AnswerParts): Services["answers"] {
  const answer = async (input: AskInput, caller: Caller, listener: Listener): ReturnType<Ask> => {
    const viewer = viewerOf(caller);
    const begun = performance.now();
    const [asked] = await Promise.all([readInContext({ database, clock, questions }, viewer, input), search.refresh()]);
    const reach = await reachOf(asked.scope, viewer, documents);
    const composed = await search.compose({ ...questionOf(asked), viewer, reach }, listener.signal);
    const text = await checkQuotes(library, composed);
    const answered = await checkParts(library, composed.parts);
    const phrasing = await phraseAnswer(
      // A model words one answer to one question.
      answered.length === 0 ? model : null,
      { question: asked.query, statements: text.statements, related: composed.related },
      library,
      listener,
    );
    const { statements } = phrasing;
    const related = composed.related.filter((one) => !carries(statements, one));
    const related_questions = await questionsBeside(library, { query: input.query, outcome: composed.outcome, statements, related });
    const letters = await lettersBeside(letterReads, { ...asked, authority: composed.authority }, composed.outcome, statements);
    const parts = { query: input.query, asked, composed, text, answered, phrasing, related, related_questions, letters };
    return audit.change(caller, async (tx, sequence) => {
      const result = searchResultOf(parts, { sequence, now: clock.now(), took: performance.now() - begun });
      await insertAnswer(tx, viewer, result);
      await citations.cite(tx, citingOf(viewer, result), citedIn(result));
      const changes = { ...recorded(result), ...(model && { phrased_by: result.phrased_by, left_out: result.left_out.length }) };
      return { result, entry: { action: "question.asked", object_id: result.answer_id, changes } };
    });
  };
  const ask: Ask = (input, caller) => answer(input, caller, { ...nobody, signal: caller.gone ?? nobody.signal });
  return {
    ask,

    askStream: (input, caller, { send, signal }) =>
      answer(input, caller, {
        statement: (statement) => send("statement", statement),
        leftOut: (sentence) => send("left_out", sentence),
        signal,
      }),

    async get({ id }, caller) {
      const viewer = viewerOf(caller);
      const [found, saved] = await Promise.all([findAnswer(database, viewer, id), bookmarks.of(viewer, [id])]);
      if (!found) throw notFound("This answer");
      return { ...found, id: saved.get(id) ?? id, is_bookmarked: saved.has(id) };
    },

    async list(filter, caller) {
      const viewer = viewerOf(caller);
      if (filter.follows && !(await ownsAnswer(database, viewer, filter.follows))) throw notFound("The answer that is followed");
      const { items, ...page } = await listAnswers(database, viewer, filter);
      const saved = await bookmarks.of(
        viewer,
        items.map(({ id }) => id),
      );
      return { ...page, items: items.map((one) => ({ ...one, is_bookmarked: saved.has(one.id) })) };
    },

    export: createExport({ database, audit, clock, official, signatures }),
    askAgain: createAskAgain({ database, clock }, ask),
  };
}

const citingOf = (viewer: Viewer, { answer_id, as_of, audit_trail }: SearchResult): Citing => ({
  kind: "answer",
  id: answer_id,
  viewer,
  as_of,
  at: audit_trail.timestamp,
});

const citedIn = ({ statements, correction }: SearchResult): Citation[] => [
  ...statements.flatMap(({ citations }) => citations),
  ...(correction?.citations ?? []),
];

/** What the trail keeps of an answer. */
const recorded = (result: SearchResult) => ({
  question: result.query,
  authority: result.authority,
  ...(result.authority_chosen && { authority_chosen: result.authority_chosen }),
  as_of: result.as_of,
  ...(result.product_type && { product_type: result.product_type }),
  ...(result.scope && { scope: result.scope }),
  ...(result.follows && { follows: result.follows }),
  ...(result.read_as !== null && { read_as: result.read_as }),
  outcome: result.outcome,
  cited: cited(result.statements),
  ...(result.repeats && { repeats: result.repeats }),
});

const cited = (statements: Statement[]) =>
  statements.flatMap((statement) => statement.citations.map(({ citation, passage_hash }) => ({ citation, passage_hash })));

const questionOf = ({
  query,
  authority,
  keeps_authority,
  day,
  product_type,
}: QuestionInContext): Omit<AskedQuestion, "viewer" | "reach"> => ({
  query,
  authority,
  keeps_authority,
  day,
  product_type,
});

/** Where a question looks, its documents by the sources they are. */
async function reachOf(scope: Scope | null, viewer: Viewer, documents: OwnDocuments): Promise<Reach | undefined> {
  if (scope === null) return undefined;
  const { library, documents: chosen } = scope;
  return { library, own: typeof chosen === "string" ? chosen : await documents.sourcesOf(viewer, chosen) };
}

const carries = (statements: readonly Statement[], { passage_id }: Citation): boolean =>
  statements.some(({ citations }) => citations.some((citation) => citation.passage_id === passage_id));
