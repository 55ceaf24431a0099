import { randomUUID } from "node:crypto";
import type { Citation, RelatedQuestion, SearchResult, Statement } from "@clausewise/contracts";
import { assessRequest, composeAnswer, type Composition } from "@clausewise/retrieval";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { actorOf, type Caller, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { findAnswer, insertAnswer, listAnswers } from "./answers.repository.ts";
import { createAskAgain, createChanges, type Ask } from "./changes/ask-again.ts";
import { checkQuotes, presented, type Presented } from "./ask/check-quotes.ts";
import { createExport } from "./export/export-answer.ts";
import { builtInKnowledge } from "./ask/built-in-knowledge.ts";
import { gatherEvidence, leftOutBy, type Evidence } from "./ask/gather-evidence.ts";
import { readInContext, type QuestionInContext } from "./ask/in-context.ts";
import type { Model } from "./phrase/model.ts";
import type { Listener, Wording } from "./phrase/phrase.ts";
import { word } from "./phrase/word.ts";
import { citationOf, documentSources, responseText } from "./ask/present.ts";
import { questionsBeside } from "./ask/related-questions.ts";
import { createAnswerChanges } from "./changes/answer-changes.ts";

type AskInput = Parameters<Ask>[0];

const nobody: Listener = { statement: () => undefined, leftOut: () => undefined, signal: new AbortController().signal };

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  searchIndex: SearchIndex;
  model?: Model | null;
}

export function createAnswerService({ database, audit, clock, searchIndex, model = null }: Parts): Services["answers"] {
  const knowledge = builtInKnowledge();
  const answer = async (input: AskInput, caller: Caller, listener: Listener): ReturnType<Ask> => {
    const owner = actorOf(caller).id;
    const begun = performance.now();
    const asked = await readInContext({ database, clock }, owner, input);
    const evidence = await gatherEvidence(searchIndex, asked, knowledge);
    const composed = compose(asked.query, evidence);
    const checked = await checkQuotes(searchIndex, presented(composed, evidence.located));
    const others = composed.related.map((key) => citationOf({ key, quote: null }, evidence.located));
    const worded = await word(model, { question: asked.query, statements: checked.statements, related: others }, searchIndex, listener);
    const { statements } = worded;
    const related = others.filter((one) => !carries(statements, one));
    const next = await questionsBeside(database, { query: input.query, outcome: composed.outcome, statements, related });
    const told = { ...checked, ...worded, related, next };
    return audit.change(caller, async (tx, sequence) => {
      const result = present(input.query, asked, evidence, composed, told, {
        sequence,
        now: clock.now(),
        took: performance.now() - begun,
      });
      await insertAnswer(tx, owner, result);
      const changes = { ...recorded(result), ...(model && { phrased_by: result.phrased_by, left_out: result.left_out.length }) };
      return { result, entry: { action: "question.asked", object_id: result.answer_id, changes } };
    });
  };
  const ask: Ask = (input, caller) => answer(input, caller, nobody);
  return {
    ask,

    askStream: (input, caller, { send, signal }) =>
      answer(input, caller, {
        statement: (statement) => send("statement", statement),
        leftOut: (sentence) => send("left_out", sentence),
        signal,
      }),

    async get({ id }, caller) {
      const found = await findAnswer(database, actorOf(caller).id, id);
      if (!found) throw notFound("This answer");
      return found;
    },

    list({ limit, before }, caller) {
      return listAnswers(database, actorOf(caller).id, limit, before);
    },

    export: createExport(database, audit),
    changes: createChanges({ database, clock }, createAnswerChanges(database, searchIndex)),
    askAgain: createAskAgain({ database, clock }, ask),
  };
}

/** What the trail keeps of an answer. */
const recorded = (result: SearchResult) => ({
  question: result.query,
  authority: result.authority,
  as_of: result.as_of,
  ...(result.product_type && { product_type: result.product_type }),
  ...(result.follows && { follows: result.follows }),
  ...(result.read_as !== null && { read_as: result.read_as }),
  outcome: result.outcome,
  cited: cited(result.statements),
  ...(result.repeats && { repeats: result.repeats }),
});

const cited = (statements: Statement[]) =>
  statements.flatMap((statement) => statement.citations.map(({ citation, passage_hash }) => ({ citation, passage_hash })));

function compose(question: string, evidence: Evidence): Composition {
  const { decline } = assessRequest(question);
  if (decline) return { outcome: "declined", confidence: 0, correction: null, statements: [], related: [], declinedBecause: decline };
  return composeAnswer(evidence.ranked, evidence.misconceptions);
}

/** What an answer says, in whoever's words, and what stands beside it. */
interface Told extends Presented, Wording {
  statements: Statement[];
  related: Citation[];
  next: RelatedQuestion[];
}

const carries = (statements: readonly Statement[], { passage_id }: Citation): boolean =>
  statements.some(({ citations }) => citations.some((citation) => citation.passage_id === passage_id));

function present(
  query: string,
  asked: QuestionInContext,
  { view, located }: Evidence,
  composed: Composition,
  { statements, correction, related, next, phrased_by, phrasing_note, left_out }: Told,
  { sequence, now, took }: { sequence: number; now: string; took: number },
): SearchResult {
  const id = randomUUID();
  const lost = composed.statements.length > 0 && statements.length === 0;
  const outcome = lost ? "nothing_found" : composed.outcome;
  const searched = {
    sources: view.sources,
    passages: view.passages,
    authorities: [...new Set([...located.values()].map((row) => row.source.authority))],
  };
  return {
    id,
    answer_id: id,
    query,
    authority: asked.authority,
    as_of: asked.day,
    outcome,
    response: statements.length > 0 ? responseText(statements) : (composed.declinedBecause ?? nothingFound(searched, correction)),
    confidence_score: lost ? 0 : composed.confidence,
    correction,
    statements,
    related,
    document_sources: documentSources(statements),
    regulatory_alerts: [],
    audit_trail: {
      timestamp: now,
      retrieved_documents: new Set([...located.values()].map((row) => row.source.id)).size,
      warning_letters_checked: 0,
      audit_number: sequence,
    },
    is_bookmarked: false,
    searched,
    not_searched: outcome === "declined" ? [] : leftOutBy(asked),
    took_ms: Math.round(took * 10) / 10,
    repeats: asked.repeats,
    product_type: asked.product_type,
    follows: asked.follows,
    read_as: asked.read_as,
    related_questions: next,
    phrased_by,
    phrasing_note,
    left_out,
  };
}

const nothingFound = (searched: SearchResult["searched"], correction: SearchResult["correction"]): string =>
  `${correction ? `${correction.text}\n\n` : ""}Nothing in the library supports an answer. Searched: ${searched.passages.toLocaleString("en")} passages of ${searched.sources.toLocaleString("en")} sources.`;
