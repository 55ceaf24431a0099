/** The tables that the watch reads by, as the product's own are in `static-data/watch`. Patterns are regular expressions without regard to capitals. */

/** Whom a kind of notice may concern. */
export type Reach = "products" | "market" | "named" | "nobody";

export interface NoticeKindRule {
  kind: string;
  reach: string;
  /** How the kind stands in a sentence. */
  said: string;
  pattern: string | null;
  channel: string | null;
}

export interface AreaRule {
  /** In each section the first row that fits holds. */
  section: string;
  /** None where it is for no product of ours. */
  of: readonly string[];
  pattern: string;
  unless: string | null;
}

export interface TopicRule {
  title: string;
  isGeneral: boolean;
  pattern: string;
  standards: readonly string[];
  /** Over what a profile says. */
  words: string | null;
  classes: readonly string[];
  ofImplants: boolean;
  /** Whether a combination product takes part through its device. */
  combined: boolean;
  /** Whether it is over for what is on the market. */
  beforeMarket: boolean;
}

export interface DeviceKindRule {
  title: string;
  field: string;
  area: string;
  names: readonly string[];
  brands: readonly string[];
  /** Phrases that hold a name and are of no such kind. */
  unlike: readonly string[];
  /** Sections of 21 CFR. */
  regulations: readonly string[];
  isImplant: boolean;
  /** Kinds whose recalls concern whoever makes this one. */
  usedWith: readonly string[];
  /** Wider kinds that this one is of: what is said of `Orthopaedic implant` is said of hips. */
  broader: readonly string[];
}

export interface FirmRule {
  title: string;
  names: readonly string[];
  owns: readonly string[];
  brands: readonly string[];
}

export interface AuthorityRule {
  jurisdiction: string;
  names: readonly string[];
  /** Areas that it watches over, where that is not all. */
  areas: readonly string[];
}

/** Which field of a source's entries holds what; null where none does. */
export interface SourceRule {
  title: string;
  authority: string;
  kind: string;
  kindField: string | null;
  kinds: readonly { said: string; kind: string }[];
  readsTitle: boolean;
  areas: readonly string[];
  words: readonly string[];
  firm: string | null;
  firmIsTitle: boolean;
  productCode: string | null;
  codeIsKey: boolean;
  regulationNumber: string | null;
  substance: string | null;
  recallClass: string | null;
  standards: string | null;
  parts: string | null;
  effective: string | null;
  date: string | null;
}

export interface SeverityRule {
  level: string;
  reason: string;
  kinds: readonly string[];
  recallClass: string | null;
  pattern: string | null;
}

/** For which areas a text is written. */
export interface TextAreaRule {
  parts: { from: number; to: number } | null;
  cited: string | null;
  titled: string | null;
  of: readonly string[];
  /** Areas that it may concern besides. */
  also: readonly string[];
}

export interface WatchRules {
  authorities: readonly AuthorityRule[];
  noticeKinds: readonly NoticeKindRule[];
  areas: readonly AreaRule[];
  topics: readonly TopicRule[];
  deviceKinds: readonly DeviceKindRule[];
  firms: readonly FirmRule[];
  sources: readonly SourceRule[];
  severity: readonly SeverityRule[];
  texts: readonly TextAreaRule[];
}
