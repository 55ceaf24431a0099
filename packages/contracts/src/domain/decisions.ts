import { z } from "zod";

const said = z.string().min(1);

/** A clause of the library, spelled as its note spells it: `EU MDR`, `EU MDR Annex VIII 6.1`. */
export const Clause = z.object({ source: said, clause: said });
export type Clause = z.infer<typeof Clause>;

/** One thing that is asked about a product, in plain words. */
export const ProductQuestion = z.object({
  id: z.string(),
  group: said,
  text: said,
  /** What the words mean, with what belongs there and what does not. */
  help: said,
  clauses: z.array(Clause),
  choice: z.enum(["one", "many"]),
  options: z.array(
    z.object({
      value: said,
      label: said,
      /** Cannot stand beside another option of the same question. */
      alone: z.boolean(),
    }),
  ),
});
export type ProductQuestion = z.infer<typeof ProductQuestion>;

/** What was answered, by question; `unknown` or left out is not known. Several options where the question takes several. */
export const Answers = z.record(z.string().max(60), z.union([z.string().max(60), z.array(z.string().max(60)).min(1).max(30)]));
export type Answers = z.infer<typeof Answers>;

/** A decision as a chart: what is asked or tested, what follows from each answer, and the way that was taken. */
export const DecisionGraph = z.object({
  title: said,
  nodes: z.array(
    z.object({
      id: said,
      kind: z.enum(["question", "rule", "result"]),
      /** Heading under which it stands. */
      group: z.string(),
      text: said,
      clauses: z.array(Clause),
    }),
  ),
  /** The answer that leads from one node to another; null where there is only one way on. */
  edges: z.array(z.object({ from: said, to: said, answer: z.string().nullable() })),
  /** Ids of nodes in the order in which they were passed. */
  path: z.array(said),
});
export type DecisionGraph = z.infer<typeof DecisionGraph>;

/** A rule that fires, or may, with what it says and the questions whose answers make it so. */
const RuleRead = z.object({
  rule: said,
  name: said,
  title: said,
  group: said,
  indent: said,
  says: said,
  clauses: z.array(Clause),
  gives: said,
  because: z.array(z.string()),
});
export type RuleRead = z.infer<typeof RuleRead>;

/** What rules say of a product by what was answered. */
export const Classification = z.object({
  rule_set: said,
  /** What may come out, the mildest first: one where the answers settle it. */
  outcomes: z.array(z.string()).min(1),
  /** Rules that fire; those that decide give the strictest outcome. */
  fired: z.array(RuleRead.extend({ decides: z.boolean() })),
  /** Rules that would fire by some answer that is not given. */
  possible: z.array(RuleRead),
  /** Rules that do not fire. */
  passed: z.array(RuleRead.pick({ rule: true, name: true, title: true, group: true, clauses: true, because: true })),
  /** How the rules were applied here. */
  remarks: z.array(z.object({ says: said, clauses: z.array(Clause) })),
  /** Questions that matter, in their order; others need no answer, and are not counted where they have one. */
  asked: z.array(z.string()),
  /** The first of them without an answer; null where all have one. */
  next: z.string().nullable(),
});
export type Classification = z.infer<typeof Classification>;

/** The way to market for one outcome; a step is certain where the answers say that it is due. */
export const Route = z.object({
  outcome: z.string(),
  title: said,
  steps: z.array(z.object({ title: said, says: said, clauses: z.array(Clause), certain: z.boolean() })),
});
export type Route = z.infer<typeof Route>;

/** An answer that would lead elsewhere if it were another one, as running the rules again has shown. */
export const AnswerChange = z.object({
  question: z.string(),
  to: z.union([z.string(), z.array(z.string())]),
  outcomes: z.array(z.string()),
});
export type AnswerChange = z.infer<typeof AnswerChange>;
