import type { CitingAnswer } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import type { Viewer } from "../../service.ts";
import type { Citations } from "../citations/citations.ts";
import { answerToSign, type AnswerToSign } from "./answer-to-sign.ts";
import { findStoredAnswer, ownsAnswer, readSummaries } from "./answers.repository.ts";

/** What other features may know of answers. */
export interface AnswerReads {
  /** Within a transaction of the caller's. */
  owns(tx: Database, viewer: Viewer, id: string): Promise<boolean>;
  /** A person's own answers that cite any of the sources, newest first, each with the clauses it cites of them. */
  citing(viewer: Viewer, sourceIds: string[], limit: number): Promise<CitingAnswer[]>;
  /** An answer as a signature stands under it; throws where the viewer may not read it. */
  toSign(viewer: Viewer, id: string): Promise<AnswerToSign>;
  /** What a person's own answers among some answer. */
  questions(viewer: Viewer, ids: readonly string[]): Promise<{ id: string; title: string }[]>;
}

export const createAnswerReads = (database: Database, citations: Pick<Citations, "citedBy">): AnswerReads => ({
  owns: ownsAnswer,
  async citing(viewer, sourceIds, limit) {
    const citing = await citations.citedBy(viewer, "answer", sourceIds, limit);
    if (citing.length === 0) return [];
    const ids = citing.map(({ id }) => id);
    const summaries = new Map((await readSummaries(database, viewer, ids)).map((one) => [one.id, one]));
    return citing.flatMap(({ id, clauses }) => {
      const summary = summaries.get(id);
      return summary ? [{ id, question: summary.question, authority: summary.authority, created_at: summary.created_at, clauses }] : [];
    });
  },
  async toSign(viewer, id) {
    const found = await findStoredAnswer(database, viewer, id);
    if (!found) throw notFound("This answer");
    return answerToSign(found);
  },
  async questions(viewer, ids) {
    const summaries = ids.length === 0 ? [] : await readSummaries(database, viewer, [...ids]);
    return summaries.map(({ id, question }) => ({ id, title: question }));
  },
});
