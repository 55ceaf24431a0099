import type { ProtocolProduct } from "@clausewise/contracts";

interface Cited {
  source: string;
}

/** Law that holds for trials of medicines alone, and for investigations of devices alone. */
const ofMedicines: readonly string[] = ["21 CFR 312", "Regulation (EU) No 536/2014", "ICH E6(R3)", "ICH E8(R1)"];
const ofDevices: readonly string[] = ["21 CFR 812", "EU MDR", "ISO 14155:2026"];

const foreignTo: Readonly<Record<ProtocolProduct, readonly string[]>> = {
  medical_device: ofMedicines,
  biopharmaceutical: ofDevices,
  combination_product: [],
};

/** Of the clauses of a rule those that hold for a kind of product; all where none holds for it alone. */
export function lawFor<C extends Cited>(citations: readonly C[], product: ProtocolProduct): C[] {
  const own = citations.filter(({ source }) => !foreignTo[product].includes(source));
  return own.length > 0 ? own : [...citations];
}
