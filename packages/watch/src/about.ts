import type { ProductType, Severity } from "@clausewise/contracts";
import type { Reach } from "./rules.ts";

/** Something that an authority announced. */
export interface Notice {
  title: string;
  /** Who announced it, as it is called: `UK MHRA`. */
  authority: string;
  /** As what: `Safety Communication`. */
  channel: string | null;
  /** Words that the announcement is filed under. */
  tags: readonly string[];
  /** Id of the source that it comes from. */
  source: string | null;
  /** The day on which it was announced. */
  published: string | null;
}

/** A text that changed, or parts of 21 CFR from one to another. */
export interface Place {
  /** `21 CFR 820.35`, `EU MDR Article 61`, `21 CFR 820`. */
  citation: string;
  /** Of 21 CFR; null for other texts. */
  parts: { from: number; to: number } | null;
}

/** What a notice or a change is about. */
export interface About {
  title: string;
  /** A kind of `notice-kinds.md`. */
  kind: string;
  /** How the kind stands in a sentence. */
  said: string;
  reach: Reach;
  authority: string;
  /** Id of the source that it comes from; null where it comes from none. */
  source: string | null;
  /** Id of the library's source whose text changed. */
  librarySource: string | null;
  /** Codes of the jurisdictions that it holds in. */
  jurisdictions: readonly string[];
  /** Empty where it does not say. */
  areas: readonly ProductType[];
  /** Whether it is for no product of ours: food, cosmetics. */
  isForeign: boolean;
  /** Whether it is for every product of its areas, as far as its words tell. */
  isGeneral: boolean;
  topics: readonly string[];
  narrowTopics: readonly string[];
  /** Classes of devices that a rule names: `III`, `IV`. */
  classes: readonly string[];
  /** Titles of kinds of devices. */
  deviceKinds: readonly string[];
  places: readonly Place[];
  /** What happened to the text or entry, where something did: `changed`, `added`. */
  verb: string | null;
  productCodes: readonly string[];
  /** Of title 21: `880.5725`. */
  regulationNumbers: readonly string[];
  standards: readonly string[];
  /** Firms that fields name. */
  firms: readonly string[];
  substances: readonly string[];
  /** `I`, `II`, `III`; null where it is no recall or does not say. */
  recallClass: string | null;
  /** From when it holds, as precisely as it is known. */
  effective: string | null;
  published: string | null;
  /** Everything that was read, in which firms and words of a profile are looked for. */
  words: string;
}

/** By which rule something concerns a product. */
export type MatchRule =
  | "product_code"
  | "regulation_number"
  | "clause"
  | "standard"
  | "device_kind"
  | "substance"
  | "firm"
  | "market"
  | "watched_source"
  | "words";

/** Why something concerns a product. */
export interface Reason {
  rule: MatchRule;
  /** What of the profile it was matched by. */
  value: string;
  /** `matches Pump 200: 21 CFR 820.35 changed, in force 2 Feb 2026`. */
  sentence: string;
}

export interface Rated {
  severity: Severity;
  /** Why, as a clause: `a recall of class I: use may cause serious harm or death`. */
  reason: string;
}
