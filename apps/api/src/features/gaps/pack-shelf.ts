import { createHash } from "node:crypto";
import type { Requirement, RulePack } from "@clausewise/contracts";
import { nameOf, relationsOf, takenOf, type Relations, type TakenRequirement } from "@clausewise/planning";

/** A requirement of a pack of today. */
export interface HeldRequirement {
  pack: RulePack;
  requirement: Requirement;
  taken: TakenRequirement;
  /** Of what it says, to tell whether that is still so. */
  digest: string;
  /** Its place among all. */
  place: number;
}

/** The rule packs of products and organisations, by their names. */
export interface PackShelf {
  packs: readonly RulePack[];
  pack: (name: string) => RulePack | null;
  requirement: (pack: string, id: string) => HeldRequirement | null;
  relations: Relations;
}

export const digestOf = (taken: TakenRequirement): string => createHash("sha256").update(JSON.stringify(taken)).digest("base64url");

function shelve(all: readonly RulePack[]): PackShelf {
  const packs = all.filter(({ kind }) => kind === "requirements");
  const byName = new Map(packs.map((one) => [one.pack, one]));
  const held = packs.flatMap((pack) => pack.requirements.map((requirement) => ({ pack, requirement, taken: takenOf(requirement) })));
  const requirements = new Map(
    held.map((one, place) => [nameOf(one.pack.pack, one.requirement.id), { ...one, digest: digestOf(one.taken), place }]),
  );
  return {
    packs,
    pack: (name) => byName.get(name) ?? null,
    requirement: (pack, id) => requirements.get(nameOf(pack, id)) ?? null,
    relations: relationsOf(packs),
  };
}

/** Read when first needed, and kept. */
export function createPackShelf(read: () => readonly RulePack[]): () => PackShelf {
  let shelf: PackShelf | null = null;
  return () => (shelf ??= shelve(read()));
}
