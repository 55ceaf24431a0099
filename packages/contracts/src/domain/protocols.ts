import { z } from "zod";
import { protocolFields, protocolZones } from "./protocol-words.ts";
import { lengths } from "./limits.ts";

export const ProtocolField = z.enum(protocolFields);
export type ProtocolField = z.infer<typeof ProtocolField>;

export const ProtocolZone = z.enum(protocolZones);
export type ProtocolZone = z.infer<typeof ProtocolZone>;

/** One place of a protocol that says a fact. */
export const ProtocolReading = z.object({
  /** What is said there, in the words by which facts are compared. */
  value: z.string(),
  /** The number that it states, where the fact is a number. */
  amount: z.number().nullable(),
  /** The protocol's own words, letter for letter. */
  words: z.string(),
  /** Page, or the whole of a text that flows, counted from 1. */
  part: z.number().int(),
  zone: ProtocolZone,
  /** Heading that it stands under; null before the first. */
  heading: z.string().nullable(),
});
export type ProtocolReading = z.infer<typeof ProtocolReading>;

/** What is read of a protocol on one matter; places that say otherwise are told beside it. */
export const ReadFact = z.object({
  field: ProtocolField,
  state: z.enum(["found", "disagrees", "not_found"]),
  /** The best reading first, then those that say the same or otherwise. */
  readings: z.array(ProtocolReading),
});
export type ReadFact = z.infer<typeof ReadFact>;

/** What somebody wrote in the place of what was read. */
export const FactCorrection = z.object({ value: z.string().max(lengths.description), reason: z.string().nullable(), at: z.iso.datetime() });
export type FactCorrection = z.infer<typeof FactCorrection>;
