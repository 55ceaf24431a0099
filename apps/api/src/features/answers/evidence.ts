import type { Authority } from "@clausewise/contracts";
import { authorityJurisdictions } from "@clausewise/contracts";
import { recogniseCitations, type Candidate, type CitedClause } from "@clausewise/retrieval";
import type { Library, LibraryView } from "../corpus/library.ts";
import type { LocatedPassage } from "../corpus/search.repository.ts";

/** What the library has to say to a question: ranked passages, and clauses it names that were overtaken. */
export interface Evidence {
  candidates: Candidate[];
  supersededOnly: Candidate[];
  cited: CitedClause[];
  located: ReadonlyMap<number, LocatedPassage>;
  view: LibraryView;
}

/** Passages taken from the ranking. */
const ranked = 300;
/** Passages taken from each clause that the question names, or that a note of ours summarises. */
const perClause = 40;
/** Notes among the best whose official text is looked up beside them. */
const notesWithText = 8;

const defaultRegulation: Partial<Record<Authority, string>> = { EU_MDR: "EU MDR" };

/** Gathers the passages that may answer a question, under the law of `day`. */
export async function gatherEvidence(library: Library, question: { query: string; authority: Authority; day: string }): Promise<Evidence> {
  await library.refresh();
  const view = library.view({ jurisdictions: authorityJurisdictions[question.authority], day: question.day });
  const cited = recogniseCitations(question.query, defaultRegulation[question.authority]);
  const hits = view.search(question.query, ranked);
  const scores = new Map(hits.map((hit) => [hit.key, hit.score]));
  const byRank = await view.located([...scores.keys()]);
  const named = await Promise.all(cited.map((clause) => view.atClause(clause.canonical, perClause)));
  const beside = await Promise.all(clausesOfBestNotes(byRank, scores).map((clause) => view.atClause(clause, perClause)));
  const located = new Map([...byRank, ...named.flat(), ...beside.flat()].map((row) => [row.passage.key, row]));
  const missing = cited.filter((_, at) => named[at]?.length === 0);
  const gone = await Promise.all(missing.map((clause) => view.formerlyAtClause(clause.canonical, perClause)));
  return {
    candidates: [...located.values()].map((row) => candidateOf(row, scores.get(row.passage.key) ?? 0)),
    supersededOnly: gone.flat().map((row) => candidateOf(row, 0)),
    cited,
    located: new Map([...located, ...gone.flat().map((row) => [row.passage.key, row] as const)]),
    view,
  };
}

function clausesOfBestNotes(rows: LocatedPassage[], scores: ReadonlyMap<number, number>): string[] {
  const notes = rows
    .filter((row) => row.source.text_kind === "summary")
    .toSorted((a, b) => (scores.get(b.passage.key) ?? 0) - (scores.get(a.passage.key) ?? 0));
  return [...new Set(notes.map((row) => row.passage.citation))].slice(0, notesWithText);
}

const candidateOf = ({ passage, source, version }: LocatedPassage, score: number): Candidate => ({
  key: passage.key,
  score,
  citation: passage.citation,
  heading: passage.heading,
  headingPath: passage.heading_path,
  text: passage.text,
  page: passage.page,
  textKind: source.text_kind,
  sourceIdentifier: source.identifier,
  sourceTitle: source.title,
  authority: source.authority,
  jurisdiction: source.jurisdiction,
  kind: source.kind,
  binding: source.binding,
  status: version.status,
  effective: version.effective,
});
