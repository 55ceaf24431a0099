import type { Citation, Outcome, RelatedQuestion, Statement } from "@clausewise/contracts";
import { relatedQuestions, sectionsBeside, type RelatedSection } from "@clausewise/retrieval";
import type { LibraryReads } from "../../library/library.reads.ts";

interface Answered {
  query: string;
  outcome: Outcome;
  statements: readonly Statement[];
  related: readonly Citation[];
}

type Headings = Pick<LibraryReads, "headingsAround">;

type Placed = RelatedSection & Pick<Citation, "passage_id" | "source_id">;

/** Related sections that are asked about before those that stand beside the answer. */
const relatedFirst = 2;

/** Questions that lead on from an answer, each out of the heading of a section that exists. */
export async function questionsBeside(library: Headings, { query, outcome, statements, related }: Answered): Promise<RelatedQuestion[]> {
  if (outcome === "declined") return [];
  const cited = statements.flatMap(({ citations }) => citations);
  const [first] = cited;
  const beside = first ? await besides(library, first) : [];
  const sections: Placed[] = [...related.slice(0, relatedFirst), ...beside, ...related.slice(relatedFirst)];
  const answered = cited.map(({ citation }) => citation);
  return relatedQuestions(sections, answered, query).map(({ question, section: { citation, source_id, passage_id } }) => ({
    question,
    citation,
    source_id,
    passage_id,
  }));
}

async function besides(library: Headings, first: Citation): Promise<Placed[]> {
  const around = await library.headingsAround(first.version_id, first.passage_id);
  return sectionsBeside(around, first.citation).map((one) => ({ ...one, kind: first.kind, source_identifier: first.source_identifier }));
}
