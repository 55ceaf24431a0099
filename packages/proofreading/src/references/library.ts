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

/** What a register lists under a number. */
export interface RegisterEntry {
  number: string;
  title: string;
  url: string | null;
}

/** What a register says of a number. */
export interface RegisterSaying {
  /** What the register is called, and the day of what it says; null where it was never fetched here. */
  register: string;
  as_of: string | null;
  scope: string;
  /** Its entry, or of a supplement that is not listed that of what it supplements. */
  entry: RegisterEntry | null;
}

/** A recognition of a standard by FDA. */
export interface Recognition {
  number: string;
  title: string;
  url: string | null;
  /** The years of the editions that it names, each as one of the organisations issued it. */
  years: readonly string[];
  as_of: string;
}

/** All that references are looked up in. */
export interface ReferenceLibrary {
  successions: readonly Succession[];
  standards: readonly KnownStandard[];
  amended: AmendedClauses;
  guidance: readonly ListedGuidance[];
  /** What the registers say of numbers, by the number. */
  numbers: ReadonlyMap<string, RegisterSaying>;
  /** What FDA recognises of standards, by their numbers; empty where that register was never fetched. */
  recognitions: ReadonlyMap<string, readonly Recognition[]>;
  /** Titles of all that is held, beside those of the clauses of what is cited. */
  titles: readonly Titled[];
  /** The day of the check, and the day of which the text speaks; null where it is not said. */
  today: string;
  day: string | null;
}
