import type { CitedChange, Resting } from "@clausewise/contracts";
import { notFound } from "../../errors.ts";
import type { Viewer } from "../../service.ts";
import type { AnswerReads } from "../answers/answers.reads.ts";
import type { ChecklistReads } from "../checklists/checklists.reads.ts";
import type { Citations, FollowedCitation } from "../citations/citations.ts";
import type { DraftReads } from "../drafts/drafts.reads.ts";
import type { GapReads } from "../gaps/gaps.reads.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import type { PathwayReads } from "../pathways/pathways.reads.ts";
import type { ProductReads } from "../products/products.reads.ts";
import type { QueryReads } from "../queries/queries.reads.ts";

/** Who knows what rests on clauses. */
export interface WorkReads {
  products: Pick<ProductReads, "find" | "living">;
  gaps: Pick<GapReads, "held" | "resting">;
  pathways: Pick<PathwayReads, "resting">;
  checklists: Pick<ChecklistReads, "resting">;
  drafts: Pick<DraftReads, "resting">;
  answers: Pick<AnswerReads, "questions">;
  bookmarks: Pick<QueryReads, "questions">;
  citations: Pick<Citations, "allCited">;
  library: Pick<LibraryReads, "clauses">;
}

/** A place in the library that something rests on. */
export interface Place {
  source_id: string;
  passage_id: string;
  citation: string;
}

/** A place on which something was made that wrote nothing of what it cites. */
interface Placed extends Place {
  /** When it was made, or looked up. */
  at: string;
}

/** Something that rests on clauses. */
export interface Work {
  rest: Resting;
  /** What was written of what it cites. */
  followed: readonly Place[];
  /** What changed there since, where whoever cites it knows. */
  changes?: readonly CitedChange[];
  /** What it rests on without having written it, as it is held today. */
  placed: readonly Placed[];
  /** Citations of what is not held. */
  unheld: readonly string[];
}

/** Work with the clauses that it names. */
interface Named extends Pick<Work, "rest"> {
  /** When it was made, or looked up. */
  at: string;
  clauses: readonly { source: string; clause: string }[];
}

const byCiting = (rows: readonly FollowedCitation[]) => Map.groupBy(rows, ({ citing_id }) => citing_id);

/** Evidence of a product, which is work of its own. */
interface Linked {
  answers: ReadonlySet<string>;
  documents: ReadonlySet<string>;
}

/** Gathers a person's work that rests on clauses: that of one product with what is linked to it, or all of it. */
export async function gatherWork(reads: WorkReads, viewer: Viewer, productId: string | null): Promise<Work[]> {
  const products = await productsOf(reads, viewer, productId);
  const held = new Set(await reads.gaps.held(viewer));
  const [requirements, named] = await Promise.all([
    requirementsOf(
      reads,
      viewer,
      products.filter((id) => held.has(id)),
    ),
    namedOf(reads, viewer, products),
  ]);
  const linked = productId === null ? null : await linkedTo(reads, viewer, requirements.linked, named.bookmarks);
  return [
    ...requirements.work,
    ...(await placedOf(reads, named.work)),
    ...(await draftsOf(reads, viewer, linked)),
    ...(await answersOf(reads, viewer, linked)),
  ];
}

async function productsOf({ products }: WorkReads, viewer: Viewer, productId: string | null): Promise<string[]> {
  if (productId === null) return (await products.living(viewer)).map(({ id }) => id);
  if (!(await products.find(viewer, productId))) throw notFound("This product");
  return [productId];
}

async function requirementsOf({ gaps }: WorkReads, viewer: Viewer, products: readonly string[]) {
  const work: Work[] = [];
  const linked = { answers: [] as string[], documents: [] as string[] };
  for (const product_id of products)
    for (const { id, title, clauses, answers, documents, cited, changes } of await gaps.resting(viewer, product_id)) {
      const rest = { kind: "requirement" as const, id, title, product_id, by: null };
      work.push({ rest, followed: cited, changes, placed: [], unheld: cited.length === 0 ? clauses : [] });
      linked.answers.push(...answers);
      linked.documents.push(...documents);
    }
  return { work, linked };
}

/** Assessments and checklists, and the bookmarks that items of these name. */
async function namedOf({ pathways, checklists }: WorkReads, viewer: Viewer, products: readonly string[]) {
  const work: Named[] = [];
  const evidence: { kind: string; id: string }[] = [];
  for (const product_id of products) {
    for (const { id, title, rules, at, clauses } of await pathways.resting(viewer, product_id))
      work.push({ rest: { kind: "pathway", id, title, product_id, by: rules }, at, clauses });
    for (const { id, title, route, at, clauses, evidence: of } of await checklists.resting(viewer, product_id)) {
      work.push({ rest: { kind: "checklist", id, title, product_id, by: route }, at, clauses });
      evidence.push(...of);
    }
  }
  return { work, bookmarks: evidence.filter(({ kind }) => kind === "bookmark").map(({ id }) => id) };
}

/** Where named clauses stand today; the first place of each stands for it. */
async function placedOf({ library }: WorkReads, named: readonly Named[]): Promise<Work[]> {
  const places = await library.clauses(named.flatMap(({ clauses }) => clauses));
  return named.map(({ rest, at, clauses }) => {
    const found = clauses.map((clause) => ({ clause, place: places(clause)[0] ?? null }));
    return {
      rest,
      followed: [],
      placed: found.flatMap(({ place }) => (place ? [{ ...place, at }] : [])),
      unheld: found.flatMap(({ clause: { clause }, place }) => (place ? [] : [clause])),
    };
  });
}

async function linkedTo(
  { bookmarks }: WorkReads,
  viewer: Viewer,
  { answers, documents }: { answers: readonly string[]; documents: readonly string[] },
  bookmarked: readonly string[],
): Promise<Linked> {
  const questions = bookmarked.length === 0 ? [] : await bookmarks.questions(viewer, bookmarked);
  return { answers: new Set([...answers, ...questions.flatMap(({ part_of }) => part_of ?? [])]), documents: new Set(documents) };
}

/** Drafts whose references were looked up; of a product those that were read from a document that is linked to it. */
async function draftsOf({ drafts }: WorkReads, viewer: Viewer, linked: Linked | null): Promise<Work[]> {
  const rows = await drafts.resting(viewer);
  return rows
    .filter(({ document_id }) => linked === null || (document_id !== null && linked.documents.has(document_id)))
    .map(({ id, title, at, cites }) => ({
      rest: { kind: "draft", id, title, product_id: null, by: null },
      followed: [],
      placed: cites.map((place) => ({ ...place, at })),
      unheld: [],
    }));
}

async function answersOf({ answers, citations }: WorkReads, viewer: Viewer, linked: Linked | null): Promise<Work[]> {
  if (linked?.answers.size === 0) return [];
  const cited = byCiting(await citations.allCited(viewer, "answer"));
  const wanted = [...cited.keys()].filter((id) => linked === null || linked.answers.has(id));
  return (await answers.questions(viewer, wanted)).map(({ id, title }) => {
    const rest = { kind: "answer" as const, id, title, product_id: null, by: null };
    return { rest, followed: cited.get(id) ?? [], placed: [], unheld: [] };
  });
}
