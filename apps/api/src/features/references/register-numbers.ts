import type { Reference, RegisterSaying } from "@clausewise/proofreading";
import type { OfficialReads } from "../official/official.reads.ts";

export type NumberRegisters = Pick<OfficialReads, "register" | "entries">;

/** The registers that list numbers of a kind. */
const registerOf: Readonly<Record<string, string>> = {
  clearance: "fda-device-510k",
  de_novo: "fda-device-510k",
  approval: "fda-device-pma",
  humanitarian_device: "fda-device-pma",
  study: "clinical-trials",
  notice: "federal-register",
};

/** What the registers say of the numbers that references give. */
export async function sayingsOf(official: NumberRegisters, references: readonly Reference[]): Promise<Map<string, RegisterSaying>> {
  const numbers = references.flatMap((one) => (one.kind === "number" ? [{ normal: one.normal, register: registerOf[one.number] }] : []));
  const sayings = new Map<string, RegisterSaying>();
  for (const [register, some] of Map.groupBy(numbers, (one) => one.register)) {
    if (register === undefined) continue;
    const { title, as_of, scope } = await official.register(register);
    const keys = [...new Set(some.map(({ normal }) => normal))];
    const entries = as_of === null ? [] : await official.entries(register, keys);
    for (const key of keys) {
      const entry = entries.find((one) => one.key === key);
      sayings.set(key, { register: title, as_of, scope, entry: entry ? { title: entry.title, url: entry.url } : null });
    }
  }
  return sayings;
}
