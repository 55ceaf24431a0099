import { randomUUID } from "node:crypto";
import type { Citation, SearchResult, Statement } from "@clausewise/contracts";
import { assessRequest, composeAnswer, quoteStands, type Composition } from "@clausewise/retrieval";
import { builtInMisconceptions } from "@clausewise/static-data";
import type { Database } from "../../database/client.ts";
import { notFound } from "../../errors.ts";
import { actorOf, type Caller, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { Library } from "../corpus/library.ts";
import { findAnswer, insertAnswer, listAnswers } from "./answers.repository.ts";
import { createAskAgain, createStanding, type Ask } from "./ask-again.ts";
import { createExport } from "./export-answer.ts";
import { gatherEvidence, type Evidence } from "./evidence.ts";
import type { Model } from "./phrase/model.ts";
import type { Listener, Wording } from "./phrase/phrase.ts";
import { word } from "./phrase/word.ts";
import { createStandings } from "./standing.ts";
import { citationOf, documentSources, responseText, statementOf } from "./present.ts";

type AskInput = Parameters<Ask>[0];

const nobody: Listener = { statement: () => undefined, leftOut: () => undefined, signal: new AbortController().signal };

export function createAnswerService(
  database: Database,
  audit: AuditTrail,
  library: Library,
  model: Model | null = null,
): Services["answers"] {
  const misconceptions = builtInMisconceptions();
  const answer = async (input: AskInput, caller: Caller, listener: Listener): ReturnType<Ask> => {
    const owner = actorOf(caller).id;
    const begun = performance.now();
    const day = input.as_of ?? new Date().toISOString().slice(0, 10);
    const evidence = await gatherEvidence(library, { query: input.query, authority: input.authority, day }, misconceptions);
    const composed = compose(input.query, evidence);
    const checked = await checkQuotes(library, {
      statements: composed.statements.map((one) => statementOf(one, evidence.located)),
      composed,
      evidence,
    });
    const related = composed.related.map((key) => citationOf({ key, quote: null }, evidence.located));
    const worded = await word(model, { question: input.query, statements: checked.statements, related }, library, listener);
    return audit.change(caller, async (tx, sequence) => {
      const result = present(
        input,
        day,
        evidence,
        composed,
        { ...checked, ...worded, related },
        { sequence, took: performance.now() - begun },
      );
      await insertAnswer(tx, owner, result);
      const changes = {
        question: result.query,
        authority: result.authority,
        as_of: day,
        outcome: result.outcome,
        cited: cited(result.statements),
        ...(result.repeats && { repeats: result.repeats }),
        ...(model && { phrased_by: result.phrased_by, left_out: result.left_out.length }),
      };
      return { result, entry: { action: "question.asked", object_type: "answer", object_id: result.answer_id, changes } };
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
    standing: createStanding(database, createStandings(database, library)),
    askAgain: createAskAgain(database, ask),
  };
}

const cited = (statements: Statement[]) =>
  statements.flatMap((statement) => statement.citations.map(({ citation, passage_hash }) => ({ citation, passage_hash })));

function compose(question: string, evidence: Evidence): Composition {
  const { decline } = assessRequest(question);
  if (decline) return { outcome: "declined", confidence: 0, correction: null, statements: [], related: [], declinedBecause: decline };
  return composeAnswer(evidence.ranked, evidence.misconceptions);
}

interface Checked {
  statements: Statement[];
  correction: SearchResult["correction"];
}

/**
 * Holds every quote against the passage as it is stored now, character for character, and the passage against its own
 * hash, so that words changed in the database are not passed on; what does not stand is left out.
 */
async function checkQuotes(
  library: Library,
  { statements, composed, evidence }: { statements: Statement[]; composed: Composition; evidence: Evidence },
): Promise<Checked> {
  const correction = composed.correction && {
    text: composed.correction.text,
    citations: composed.correction.citations.map((one) => citationOf(one, evidence.located)),
  };
  const all = [...statements.flatMap((statement) => statement.citations), ...(correction?.citations ?? [])];
  const stored = new Map((await library.texts([...new Set(all.map((one) => one.passage_id))])).map((row) => [row.id, row]));
  const stands = (citation: Citation) => {
    const passage = stored.get(citation.passage_id);
    if (!passage || passage.hash !== citation.passage_hash) return false;
    if (citation.quote === null || citation.quote_start === null) return citation.text_kind === "summary";
    return quoteStands(passage.text, { start: citation.quote_start, end: citation.quote_start + citation.quote.length }, citation.quote);
  };
  const standing = correction?.citations.filter(stands) ?? [];
  const carried = standing.length > 0 || correction?.citations.length === 0;
  return {
    statements: statements.map((one) => ({ ...one, citations: one.citations.filter(stands) })).filter((one) => one.citations.length > 0),
    correction: correction && carried ? { ...correction, citations: standing } : null,
  };
}

interface Worded extends Wording {
  correction: Checked["correction"];
  related: Citation[];
}

function present(
  input: AskInput,
  day: string,
  { view, located }: Evidence,
  composed: Composition,
  { statements, correction, related, phrased_by, phrasing_note, left_out }: Worded,
  { sequence, took }: { sequence: number; took: number },
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
    query: input.query,
    authority: input.authority,
    as_of: day,
    outcome,
    response: statements.length > 0 ? responseText(statements) : (composed.declinedBecause ?? nothingFound(searched, correction)),
    confidence_score: lost ? 0 : composed.confidence,
    correction,
    statements,
    related: related.filter((one) => !carries(statements, one)),
    document_sources: documentSources(statements),
    regulatory_alerts: [],
    audit_trail: {
      timestamp: new Date().toISOString(),
      retrieved_documents: new Set([...located.values()].map((row) => row.source.id)).size,
      warning_letters_checked: 0,
      audit_number: sequence,
    },
    is_bookmarked: false,
    searched,
    took_ms: Math.round(took * 10) / 10,
    phrased_by,
    phrasing_note,
    left_out,
    repeats: input.repeats ?? null,
  };
}

const carries = (statements: readonly Statement[], { passage_id }: Citation): boolean =>
  statements.some(({ citations }) => citations.some((citation) => citation.passage_id === passage_id));

const nothingFound = (searched: SearchResult["searched"], correction: SearchResult["correction"]): string =>
  `${correction ? `${correction.text}\n\n` : ""}Nothing in the library supports an answer. Searched: ${searched.passages.toLocaleString("en")} passages of ${searched.sources.toLocaleString("en")} sources.`;
