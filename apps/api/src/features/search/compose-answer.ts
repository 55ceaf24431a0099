import { composeAnswer, type Composition, nothingFound, type UnderstoodQuestion } from "@clausewise/retrieval";
import { askedOfBoth, besideEarlier } from "./beside-earlier.ts";
import { besideOwn, type SpeaksFirst } from "./beside-own.ts";
import { citationOf, namedOnly, statementOf } from "./cited-passages.ts";
import { contextOf, gatherEvidence, type AskedQuestion, type Knowledge } from "./gather-evidence.ts";
import { joinedAnswer } from "./joined-answer.ts";
import { everywhere, type Reach } from "./reach.ts";
import type { ComposedAnswer } from "./composed-answer.ts";
import { lawAsked } from "./law-asked.ts";
import { type LeftOut, leftOutOf } from "./left-out.ts";
import type { SearchIndex } from "./search-index.ts";

/** What is answered with nothing, and why, before any passage is read; null where it is to be answered. */
function refused({ declined, language }: UnderstoodQuestion, isUnheld: boolean, asked: AskedQuestion): Composition | null {
  if (declined !== null) return { ...nothingFound(null), outcome: "declined", declinedBecause: declined };
  if (language !== null && readsLibrary(asked)) return { ...nothingFound(null), declinedBecause: inEnglish(language) };
  return isUnheld ? nothingFound(null) : null;
}

/** One's own documents may be in any language. */
const readsLibrary = (asked: AskedQuestion): boolean => !contextOf(asked).own;

const inEnglish = (language: string): string =>
  `This seems to be asked in ${language}. The library and its answers are in English: please ask in English.`;

/** Composes an answer to a question from what the index holds now; of several questions at once, to each. */
export async function composeAnswerTo(asked: AskedQuestion, index: SearchIndex, known: Knowledge): Promise<ComposedAnswer> {
  await index.admit(asked.viewer);
  const context = contextOf(asked);
  const question = known.questions.understand(asked.query, context);
  const isRefused = question.declined !== null || (question.language !== null && readsLibrary(asked));
  const parts = isRefused ? [] : known.questions.partsOf(asked.query);
  const law = isRefused ? null : lawAsked(question, asked, index);
  if (parts.length < 2) return composeUnder(law, { asked, question }, index, known);
  const authority = law?.isNamed ? law.authority : asked.authority;
  const answers: ComposedAnswer[] = [];
  for (const { read_as } of parts) {
    const part = { asked: { ...asked, authority, query: read_as }, question: known.questions.understand(read_as, context) };
    answers.push(await composeWithin(part, index, known));
  }
  return joinedAnswer(
    authority,
    parts.map((part) => part.question),
    answers,
  );
}

/** How much surer the answer under another's law must be where no place but words of that law alone speak for it. */
const surer = 0.1;

/** A question that names another's law is answered under that; one that only uses its words, where the answer there is surer. */
async function composeUnder(law: ReturnType<typeof lawAsked>, read: Read, index: SearchIndex, known: Knowledge): Promise<ComposedAnswer> {
  const both = await composeBoth({ ...read, asked: { ...read.asked, authority: law?.authority ?? read.asked.authority } }, index, known);
  if (both !== null) return both;
  if (law === null) return composeWithin(read, index, known);
  const there = await composeWithin({ ...read, asked: { ...read.asked, authority: law.authority } }, index, known);
  if (law.isNamed) return there;
  const here = await composeWithin(read, index, known);
  return there.confidence > here.confidence + surer ? there : here;
}

/** A question about a law that another took the place of is answered under both; null where it is about none, is asked as of its day, or nothing is held of that. */
async function composeBoth({ asked, question }: Read, index: SearchIndex, known: Knowledge): Promise<ComposedAnswer | null> {
  const { earlier_law: law } = question;
  if (law === null || asked.day <= law.last) return null;
  const { inForce, before } = askedOfBoth(law, asked);
  const answerTo = (one: AskedQuestion) =>
    composeWithin({ asked: one, question: known.questions.understand(one.query, contextOf(one)) }, index, known);
  const answers = {
    inForce: { ...inForce, answer: await answerTo(inForce.asked) },
    before: { ...before, answer: await answerTo(before.asked) },
  };
  return besideEarlier(answers, index.view({ viewer: asked.viewer, jurisdictions: null, day: asked.day, reach: asked.reach }));
}

/** What is asked, and how it is read. */
interface Read {
  asked: AskedQuestion;
  question: UnderstoodQuestion;
}

/** Where both the library and a person's documents are looked into, each is asked by itself. */
async function composeWithin({ asked, question }: Read, index: SearchIndex, known: Knowledge): Promise<ComposedAnswer> {
  const { viewer, day, reach = everywhere } = asked;
  const documents = { library: false, own: reach.own };
  const holdsDocuments = index.view({ viewer, jurisdictions: null, day, reach: documents }).passages > 0;
  if (!reach.library || !holdsDocuments) return composeOne({ asked, question }, index, known);
  const ofDocuments = { ...asked, reach: documents };
  const ofLibrary = { ...asked, reach: { library: true, own: "none" } as const };
  const library = await composeOne({ asked: ofLibrary, question }, index, known);
  const read = known.questions.understand(asked.query, contextOf(ofDocuments));
  const own = await composeOne({ asked: ofDocuments, question: read }, index, known);
  return besideOwn(library, own, speaksFirst(reach, question));
}

function speaksFirst({ own }: Reach, { clauses, law_of }: UnderstoodQuestion): SpeaksFirst {
  if (own !== "all") return "documents";
  return clauses.length > 0 || law_of.length > 0 ? "library" : "surer";
}

async function composeOne({ asked, question }: Read, index: SearchIndex, known: Knowledge): Promise<ComposedAnswer> {
  const leftOut = leftOutOf(question, asked, index);
  // What is known to be wrong of a law that is not held, such as that another replaced it, is said all the same.
  const isWrong = leftOut.isAll && known.misconceptions.find(question).some(({ kind }) => kind === "corrected");
  const refusal = refused(question, leftOut.isAll && !isWrong, asked);
  if (refusal !== null) return unsearched(asked, refusal, question, leftOut);
  const heldPart = isWrong ? asked.query : known.questions.without(asked.query, leftOut.unheld);
  const evidence = await gatherEvidence(index, { ...asked, query: heldPart }, known);
  const { located, view, ranked, misconceptions } = evidence;
  const composed = composeAnswer(ranked, misconceptions);
  const { outcome, confidence, declinedBecause, statements, correction, related } = composed;
  const found = [...located.values()];
  return {
    authority: asked.authority,
    outcome,
    confidence,
    declinedBecause,
    statements: statements.map((one) => statementOf(one, located)),
    correction: correction && {
      kind: correction.kind,
      text: correction.text,
      citations: correction.citations.map((one) => citationOf(one, located)),
    },
    related: related.map((key) => namedOnly(key, located)),
    searched: { sources: view.sources, passages: view.passages, authorities: [...new Set(found.map(({ authority }) => authority))] },
    not_searched: leftOut.names,
    clauses_not_taken: [...ranked.question.clauses_left_out],
    other_names: [...ranked.question.counterparts],
    retrieved_documents: new Set(found.map(({ source_id }) => source_id)).size,
    parts: [],
  };
}

/** What is refused before any passage is read was not searched for. */
const unsearched = (
  { authority }: AskedQuestion,
  { outcome, confidence, declinedBecause }: Composition,
  { clauses_left_out, counterparts }: UnderstoodQuestion,
  { names }: LeftOut,
): ComposedAnswer => ({
  authority,
  outcome,
  confidence,
  declinedBecause,
  statements: [],
  correction: null,
  related: [],
  searched: { sources: 0, passages: 0, authorities: [] },
  not_searched: names,
  clauses_not_taken: [...clauses_left_out],
  other_names: [...counterparts],
  retrieved_documents: 0,
  parts: [],
});
