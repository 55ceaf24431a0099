import type { AmendedClauses } from "@clausewise/retrieval";
import type { KnownStandard, Succession } from "./held.ts";
import type { Titled } from "./title-index.ts";

/** A guidance document of the register. */
export interface ListedGuidance {
  id: string;
  title: string;
  status: "Draft" | "Final" | "Superseded" | "Withdrawn";
  issued: string | null;
  docket: string | null;
  url: string | null;
  superseded_by: string | null;
  /** Its text in the library, where that is held. */
  source_id: string | null;
}

/** What a register says of a number. */
export interface RegisterSaying {
  /** What the register is called, and the day of what it says; null where it was never fetched here. */
  register: string;
  as_of: string | null;
  scope: string;
  entry: { title: string; url: string | null } | null;
}

/** All that references are looked up in. */
export interface ReferenceLibrary {
  successions: readonly Succession[];
  standards: readonly KnownStandard[];
  amended: AmendedClauses;
  guidance: readonly ListedGuidance[];
  /** What the registers say of numbers, by the number. */
  numbers: ReadonlyMap<string, RegisterSaying>;
  /** Titles of all that is held, beside those of the clauses of what is cited. */
  titles: readonly Titled[];
  /** The day of the check, and the day of which the text speaks; null where it is not said. */
  today: string;
  day: string | null;
}
