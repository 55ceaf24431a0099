import type { ProtocolFact, ProtocolField, ProtocolItem, ProtocolPassage, ProtocolProduct } from "@clausewise/contracts";

/** What is known of a protocol: what was read, and what was put in its place. */
export interface KnownProtocol {
  productType: ProtocolProduct | null;
  facts: readonly ProtocolFact[];
  items: readonly ProtocolItem[];
}

const packs = {
  medical_device: ["eu-investigation-plan", "spirit-2025"],
  biopharmaceutical: ["ich-m11-protocol", "spirit-2025"],
  combination_product: ["ich-m11-protocol", "spirit-2025"],
} as const satisfies Record<ProtocolProduct, readonly string[]>;

/** The packs that a protocol is held against; those of medicines where its kind of product cannot be told. */
export const packsOfProtocols = (productType: ProtocolProduct | null): readonly string[] => packs[productType ?? "biopharmaceutical"];

export const factNamed = ({ facts }: Pick<KnownProtocol, "facts">, field: ProtocolField): ProtocolFact | undefined =>
  facts.find((one) => one.field === field);

/** What a fact says: as it was corrected, or else as it was read best; null where it says nothing. */
export const saidOf = (fact: ProtocolFact | undefined): string | null => fact?.corrected?.value ?? fact?.readings[0]?.value ?? null;

/** Where a fact is said best. */
export function passageOf(fact: ProtocolFact | undefined, nth = 0): ProtocolPassage | null {
  const reading = fact?.readings[nth];
  return reading === undefined ? null : { words: reading.words, part: reading.part, heading: reading.heading };
}

/** An item by pack and id: `ich-m11-protocol/sample-size`. */
export const nameOfItem = ({ pack, id }: Pick<ProtocolItem, "pack" | "id">): string => `${pack}/${id}`;
