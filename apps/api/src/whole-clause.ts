import type { Amendment, Citation } from "@clausewise/contracts";

type Clause = Pick<Citation, "source_id" | "version_id" | "passage_id" | "passage_hash" | "citation" | "status">;

/** A clause as it is cited as a whole, without words of it. */
export const wholeClause = ({ source_id, version_id, passage_id, passage_hash, citation, status }: Clause) => ({
  source_id,
  version_id,
  passage_id,
  passage_hash,
  citation,
  status,
  quote: null,
  quote_start: null,
  amended: [],
});

interface Amending {
  amendmentsOf: (citation: string) => readonly Amendment[];
}

/** The same of a day: what had amended it by then is no news of it. */
export const clauseOn =
  ({ amendmentsOf }: Amending, day: string) =>
  (held: Clause) => ({ ...wholeClause(held), amended: amendmentsOf(held.citation).filter(({ since }) => since <= day) });
