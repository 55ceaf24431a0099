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
export const Answers = z.record(z.string().max(60), z.union([z.string().max(60), z.array(z.string().max(60)).max(30)]));
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
