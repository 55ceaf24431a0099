import { z } from "zod";
import { Clause } from "./decisions.ts";
import { Figure } from "./figures.ts";
import { JurisdictionCode, ProtocolProduct } from "./kinds.ts";
import { requirementLevels } from "./packs.ts";
import { ProtocolField } from "./protocols.ts";

const said = z.string().trim().min(1);

export const IssueLevel = z.enum(["critical", "high", "medium", "low"]);
export type IssueLevel = z.infer<typeof IssueLevel>;

/** Words of a protocol with their place. */
export const ProtocolPassage = z.object({ words: z.string(), part: z.number().int(), heading: z.string().nullable() });
export type ProtocolPassage = z.infer<typeof ProtocolPassage>;

/** What became of one element of a pack in a protocol. */
export const CheckedItem = z.object({
  pack: z.string(),
  id: z.string(),
  verdict: z.enum(["found", "unclear", "missing"]),
  applies: z.enum(["applies", "does_not_apply", "cannot_tell"]),
  because: z.string(),
  reason: z.string(),
  passage: ProtocolPassage.nullable(),
});
export type CheckedItem = z.infer<typeof CheckedItem>;

/** The same with what is asked for. */
export const ProtocolItem = CheckedItem.extend({
  pack_title: z.string(),
  group: z.string(),
  title: z.string(),
  requirement: z.string(),
  level: z.enum(requirementLevels),
  citations: z.array(Clause),
});
export type ProtocolItem = z.infer<typeof ProtocolItem>;

/** Something that a protocol leaves open or says in two ways, by which clauses that matters. */
export const ProtocolIssue = z.object({
  id: z.string(),
  issueType: IssueLevel,
  category: z.string(),
  title: z.string(),
  description: z.string(),
  recommendation: z.string(),
  citations: z.array(Clause),
  /** Where the protocol says what there is of it. */
  passages: z.array(ProtocolPassage),
});
export type ProtocolIssue = z.infer<typeof ProtocolIssue>;

/** A rule by which a protocol is found wanting: elements of packs of which one must be found, or facts that must be told. */
export const IssueRule = z.strictObject({
  id: said,
  category: said,
  title: said,
  severity: IssueLevel,
  /** Kinds of product that it is asked of. */
  products: z.array(ProtocolProduct).min(1),
  /** `pack/element`, any of which suffices. */
  elements: z.array(said),
  /** Facts that must be found, and say the same wherever they stand. */
  facts: z.array(ProtocolField),
  /** Words of the protocol without which it is not asked; null where it always is. */
  when: z.array(said).nullable(),
  description: said,
  recommendation: said,
  citations: z.array(Clause).min(1),
});
export type IssueRule = z.infer<typeof IssueRule>;

/** What a score is made of. */
export const ScorePart = z.object({ name: z.string(), good: z.number().int(), of: z.number().int(), weight: z.number() });
export type ScorePart = z.infer<typeof ScorePart>;

/** What the law of a market asks of a trial, with its clauses. */
export const TrialRequirement = z.object({ label: z.string(), value: z.string(), detail: z.string(), citations: z.array(Clause) });
export type TrialRequirement = z.infer<typeof TrialRequirement>;

/** A market in which a trial can be asked for, why it is proposed, and what is asked there. */
export const MarketForTrial = z.object({
  countryCode: JurisdictionCode,
  country: z.string(),
  regulatoryAuthority: z.string(),
  /** Each reason names what in the protocol speaks for it; none where nothing does. */
  /** How long the authority takes to decide, where its law says so. */
  timeline: Figure,
  cost: Figure,
  /** Null where nothing bears it out. */
  feasibility: z.enum(["high", "medium", "low"]).nullable(),
  reasons: z.array(z.object({ why: z.string(), passage: ProtocolPassage.nullable() })),
  requirements: z.array(TrialRequirement),
});
export type MarketForTrial = z.infer<typeof MarketForTrial>;

/** By which rule a change of a protocol may be substantial. */
export const AmendmentRule = z.strictObject({
  id: said,
  /** What is changed: a fact, or `pack/element` whose passage is. */
  fields: z.array(ProtocolField),
  elements: z.array(said),
  products: z.array(ProtocolProduct).min(1),
  /** Which way the change goes; null where either does. */
  when: z.enum(["more", "fewer", "added", "removed"]).nullable(),
  says: z.enum(["substantial", "likely", "unlikely"]),
  why: said,
  citations: z.array(Clause).min(1),
});
export type AmendmentRule = z.infer<typeof AmendmentRule>;

/** What an amendment says otherwise than the version before. */
export const ProtocolChange = z.object({
  kind: z.enum(["fact", "item"]),
  /** Field of a fact, or `pack/element`. */
  of: z.string(),
  title: z.string(),
  change: z.enum(["changed", "added", "removed"]),
  before: ProtocolPassage.extend({ value: z.string() }).nullable(),
  after: ProtocolPassage.extend({ value: z.string() }).nullable(),
  /** What the rules say of it; none where no rule speaks of it. */
  rules: z.array(AmendmentRule.pick({ id: true, says: true, why: true, citations: true })),
});
export type ProtocolChange = z.infer<typeof ProtocolChange>;
