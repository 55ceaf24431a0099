import type { Reference, RegisterSaying } from "@clausewise/proofreading";
import type { OfficialReads } from "../official/official.reads.ts";

export type NumberRegisters = Pick<OfficialReads, "register" | "entries" | "search">;

type Entry = Awaited<ReturnType<NumberRegisters["entries"]>>[number];

/** Finds entries of a register by the numbers that texts give them. */
type Find = (official: NumberRegisters, register: string, numbers: readonly string[]) => Promise<Map<string, Entry>>;

const byKey: Find = async (official, register, numbers) =>
  new Map((await official.entries(register, numbers)).map((entry) => [entry.key, entry]));

/** Supplements are written behind a stroke, and listed behind a blank. */
const bySupplement: Find = async (official, register, numbers) => {
  const entries = await official.entries(
    register,
    numbers.map((number) => number.replace("/", " ")),
  );
  return new Map(entries.map((entry) => [entry.key.replace(" ", "/"), entry]));
};

/** Entries that are looked through for the one of a citation: volume and page may stand in others as parts of larger numbers. */
const alike = 20;

/** By volume and first page; a page further on in a document is not told by its register. */
const byCitation: Find = async (official, register, numbers) => {
  const found = new Map<string, Entry>();
  for (const number of numbers) {
    const { entries } = await official.search(register, { words: number, fields: ["citation"] }, alike);
    const entry = entries.find(({ fields }) => fields["citation"] === number);
    if (entry) found.set(number, entry);
  }
  return found;
};

/** The registers that list numbers of a kind, the one that is named where none lists it first, and how they are looked through. */
const listings: Readonly<Record<string, { registers: readonly [string, ...string[]]; find: Find }>> = {
  clearance: { registers: ["fda-device-510k"], find: byKey },
  de_novo: { registers: ["fda-device-510k"], find: byKey },
  approval: { registers: ["fda-device-pma"], find: bySupplement },
  humanitarian_device: { registers: ["fda-device-pma"], find: bySupplement },
  study: { registers: ["clinical-trials"], find: byKey },
  notice: { registers: ["federal-register", "federal-register-notices"], find: byCitation },
};

/** What the registers say of the numbers that references give. */
export async function sayingsOf(official: NumberRegisters, references: readonly Reference[]): Promise<Map<string, RegisterSaying>> {
  const numbers = references.filter((one) => one.kind === "number");
  const sayings = new Map<string, RegisterSaying>();
  for (const [kind, some] of Map.groupBy(numbers, ({ number }) => number)) {
    const { registers, find } = listings[kind] ?? { registers: [], find: byKey };
    const all = [...new Set(some.map(({ normal }) => normal))];
    // The first is read last: what it says stands, but where another one lists the number.
    for (const register of registers.toReversed()) {
      const { title, as_of, scope } = await official.register(register);
      const found = as_of === null ? new Map<string, Entry>() : await find(official, register, all);
      for (const number of all) {
        const entry = found.get(number);
        if (entry || !sayings.get(number)?.entry)
          sayings.set(number, { register: title, as_of, scope, entry: entry ? { title: entry.title, url: entry.url } : null });
      }
    }
  }
  return sayings;
}
