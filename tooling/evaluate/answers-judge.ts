import { readFileSync } from "node:fs";
import { Authority, type Citation, type SearchResult } from "@clausewise/contracts";
import { isWithin, normalCitation } from "@clausewise/retrieval";
import { z } from "zod";

const TestQuestion = z.object({
  id: z.string(),
  question: z.string(),
  authority: z.string().transform((name) => Authority.safeParse(name).data ?? "MULTI_AUTHORITY"),
  gold_citations: z.array(z.string()),
  expected: z.enum(["answer", "abstain", "correct_premise", "refuse"]),
});
export type TestQuestion = z.infer<typeof TestQuestion>;

export interface Judged {
  id: string;
  expected: TestQuestion["expected"];
  outcome: SearchResult["outcome"];
  corrected: boolean;
  confidence: number;
  /** Identifiers in the order they are cited. */
  cited: string[];
  /** Place of the first gold citation among those cited, counted from 1; null where none is. */
  gold_at: number | null;
  right: boolean;
  quotes: { shown: number; verbatim: number };
  latency_ms: number;
}

export const readQuestions = (file: string): TestQuestion[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => TestQuestion.parse(JSON.parse(line)));

/** How question files write what the library cites by another name. */
const asCited = (gold: string): string =>
  normalCitation(gold)
    .replace(/^(?:fda )?guidance: /, "")
    .replace(/^medical devices regulations ?\((sor\/98-282)\)/, "$1")
    .replace(/[[\]]/g, "");

const isSame = (cited: string, gold: string): boolean => {
  const [one, other] = [asCited(cited), asCited(gold)];
  return one.startsWith(other) || other.startsWith(one) || isWithin(one, other);
};

/** Whether a clause or document, by the name it is cited by, is one that answers a question. */
export const isGold = (cited: string, { gold_citations }: Pick<TestQuestion, "gold_citations">): boolean =>
  gold_citations.some((gold) => isSame(cited, gold));

/** What question files call the place of a passage: guidance is cited as a whole. */
export const citedAs = ({ citation, source_identifier, kind }: Pick<Citation, "citation" | "source_identifier" | "kind">): string =>
  kind === "guidance" ? source_identifier : citation;

/** Place of the first right one among passages cited in this order, counted from 1; null where none is. */
export function goldPlace(
  citations: readonly Parameters<typeof citedAs>[0][],
  question: Pick<TestQuestion, "gold_citations">,
): number | null {
  const place = [...new Set(citations.map(citedAs))].findIndex((one) => isGold(one, question));
  return place < 0 ? null : place + 1;
}

const isRight = ({ expected }: TestQuestion, answer: SearchResult, goldAt: number | null): boolean => {
  if (expected === "answer") return goldAt !== null && goldAt <= 3;
  if (expected === "correct_premise") return answer.correction !== null;
  return answer.outcome === "declined" || answer.outcome === "nothing_found";
};

/** Holds one answer against what its question's file expects, and its quotes against the stored passages. */
export function judge(
  question: TestQuestion,
  answer: SearchResult,
  { latency, texts }: { latency: number; texts: ReadonlyMap<string, string> },
): Judged {
  const citations = answer.statements.flatMap((statement) => statement.citations);
  const goldAt = goldPlace(citations, question);
  const quoted = citations.filter(({ quote }) => quote !== null);
  return {
    id: question.id,
    expected: question.expected,
    outcome: answer.outcome,
    corrected: answer.correction !== null,
    confidence: answer.confidence_score,
    cited: [...new Set(citations.map(citedAs))],
    gold_at: goldAt,
    right: isRight(question, answer, goldAt),
    quotes: {
      shown: quoted.length,
      verbatim: quoted.filter(({ passage_id, quote, quote_start }) => texts.get(passage_id)?.startsWith(quote ?? "", quote_start ?? 0))
        .length,
    },
    latency_ms: Math.round(latency * 10) / 10,
  };
}
