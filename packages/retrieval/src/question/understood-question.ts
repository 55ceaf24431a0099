import type { ProductType } from "@clausewise/contracts";
import type { CitedClause } from "../citations/citation-parser.ts";
import type { NamedStandard } from "../citations/standards.ts";
import type { Force } from "./clauses-of-speech.ts";
import type { Counterpart } from "./counterparts.ts";
import type { EarlierLaw } from "./earlier-laws.ts";
import type { Figure } from "./figures.ts";
import type { Denial } from "./polarity.ts";

/** One thing a question asks after, in all the words it may go by. */
export interface Concept {
  term: string;
  /** Groups of terms; a text that holds all of one group speaks of the concept. */
  groups: readonly (readonly string[])[];
  /** Whether it is what happened in a story, rather than a word of it. */
  isEvent?: boolean;
}

/** Who a question says has a duty. */
export interface Actor {
  /** In its own words: "the importer". */
  words: string;
  /** What such an actor is called, in the singular and plural, and those whose duties are not theirs, as words of a text are compared. */
  names: readonly string[];
  others: readonly string[];
  /** Whether it is only to be supposed: "our pump" is spoken of by who makes it. */
  implied: boolean;
}

/** What one clause of a question says or takes for granted. */
export interface Claim {
  text: string;
  /** Which sentence it stands in, counted from 0. */
  sentence: number;
  force: Force;
  /** Whether the question wants to have it confirmed. */
  confirming: boolean;
  /** Its words in order, what is drawn together taken apart. */
  words: readonly string[];
  denials: readonly Denial[];
  /** Who it says acts. */
  actor: Actor | null;
  figures: readonly Figure[];
}

/** Sorts of number: a length of time, a sum of money, a share of a whole. */
export const quantities = ["period", "sum", "share"] as const;
export type Quantity = (typeof quantities)[number];

/** Something that goes by a name of its own, with what its name is recognised by. */
export interface NamedThing {
  words: string;
  concepts: readonly Concept[];
}

/** What kind of answer a question wants. */
export interface Wanted {
  /** A length of time, a number or a sum. */
  number: boolean;
  /** Which clause it is. */
  clause: boolean;
  /** The items of a list. */
  list: boolean;
  /** All that something has to hold. */
  contents: boolean;
  /** What something is. */
  meaning: boolean;
  /** A guidance document rather than the law. */
  guidance: boolean;
  /** What holds now, since when, or what replaced what. */
  standing: boolean;
  /** A day, a month or a year. */
  date: boolean;
  /** A form to be filled in. */
  form: boolean;
  /** What is otherwise than before. */
  change: boolean;
  /** How often something happened, or who holds an office: no law or guidance says it. */
  statistic: boolean;
}

/**
 * A question as it is understood: made once by `understand` and handed to everything that finds, ranks and answers. It is
 * plain data, so it can be handed to another thread.
 */
export interface UnderstoodQuestion {
  text: string;
  /** Whether it is put to a person's own documents alone. */
  own: boolean;
  /** The language it is asked in; null for English. */
  language: string | null;
  /** Its terms in order, repeated ones too. */
  sequence: readonly string[];
  /** All its terms and those of what its short forms stand for. */
  terms: ReadonlySet<string>;
  /** Each thing asked after. */
  concepts: readonly Concept[];
  /** What its short forms and everyday words stand for; a search looks for these as well. */
  phrases: readonly string[];
  /** Places it names, in its order, by their codes in the register of jurisdictions; `INT` for international bodies. */
  places: readonly string[];
  /** Those of them whose law it asks for by their names, and those that only tell where something comes from. */
  asked_in: readonly string[];
  origins: readonly string[];
  /** Jurisdictions of whose law it uses words that belong to no other. */
  speaks_of: readonly string[];
  /** Jurisdictions whose law holds in those places: of Germany that of the EU too. */
  law_of: readonly string[];
  /** Who it says has a duty. */
  actor: Actor | null;
  /** Who is presumed to have it where nobody is said to. */
  presumed: Actor | null;
  /** The kind of product its words belong to. */
  area: ProductType | null;
  /** The kind of product it is narrowed to. */
  product: ProductType | null;
  /** Clauses it names, in the order it names them; no more than `mostClauses`. */
  clauses: readonly CitedClause[];
  /** Further clauses it names that are not looked into, in the spelling the library cites them by. */
  clauses_left_out: readonly string[];
  /** Standards it names, and whether it only says that something complies with them. */
  standards: readonly (NamedStandard & { isAside: boolean })[];
  /** Terms of the title of a document that it names between quotation marks. */
  title: readonly string[] | null;
  /** What it calls by the names of another law than the one it asks for. */
  counterparts: readonly Counterpart[];
  /** Clauses by which the laws it names have the classes of devices that it asks for and asks nothing else of. */
  classes_at: readonly string[];
  /** The law it is about that another took the place of, beside which that one is shown. */
  earlier_law: EarlierLaw | null;
  /** Acts, programmes and forms that it calls by their names. */
  named: readonly NamedThing[];
  wants: Wanted;
  /** What sort of number it asks for; null for any. */
  quantity: Quantity | null;
  /** What its clauses say or take for granted. */
  claims: readonly Claim[];
  /** Why it is not answered, in a polite sentence; null where it is. */
  declined: string | null;
}
