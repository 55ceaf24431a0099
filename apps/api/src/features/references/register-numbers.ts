import type { IdentifierKind, Recognition, Reference, RegisterEntry, RegisterSaying } from "@clausewise/proofreading";
import { standardsIn } from "@clausewise/retrieval";
import type { OfficialReads } from "../official/official.reads.ts";

export type Registers = Pick<OfficialReads, "register" | "entries" | "search">;

/** The registers that list numbers of a kind. */
interface NumberRegisters {
  /** The first is the one that is named where none of them lists a number. */
  registers: readonly [string, ...string[]];
  /** The keys under which they may list a number, the number's own first. */
  keysOf: (number: string) => string[];
  /** The field that names the number, where it is no key. */
  field?: string;
}

const byWhole = (number: string): string[] => [number.replace(/\/S\d+$/, "")];
/** Supplements are written behind a stroke, and listed behind a blank. */
const withSupplement = (number: string): string[] => [...new Set([number.replace("/", " "), ...byWhole(number)])];
const clearances: NumberRegisters = { registers: ["fda-device-510k"], keysOf: byWhole };
const approvals: NumberRegisters = { registers: ["fda-device-pma"], keysOf: withSupplement };
const publications = { registers: ["federal-register", "federal-register-notices"], keysOf: () => [] } as const;

const listings: Readonly<Record<IdentifierKind, NumberRegisters | null>> = {
  clearance: clearances,
  de_novo: clearances,
  approval: approvals,
  humanitarian_device: approvals,
  drug_application: { registers: ["fda-drugs"], keysOf: (number) => [number.replace(" ", "")] },
  // No register lists these, or none that is held.
  investigational_application: null,
  european_study: null,
  study: { registers: ["clinical-trials"], keysOf: (number) => [number] },
  // By volume and first page; a page further on in a document is not told by its register.
  notice: { ...publications, field: "citation" },
  docket: { ...publications, field: "docket" },
};

/** Entries that are looked through for the one that a field names: parts of a number may stand in larger ones. */
const alike = 20;

/** Whether a field that may name several names this one. */
const names = (value: string | null | undefined, number: string): boolean =>
  value !== null && value !== undefined && value.split("; ").some((one) => one === number || one.endsWith(` ${number}`));

/** What the registers say of the numbers that references give. */
export async function sayingsOf(official: Registers, references: readonly Reference[]): Promise<Map<string, RegisterSaying>> {
  /** The entry of each number under its keys, all of them looked for at once. */
  async function byKey(register: string, keysOf: NumberRegisters["keysOf"], asked: readonly string[]): Promise<Map<string, RegisterEntry>> {
    const entries = new Map((await official.entries(register, asked.flatMap(keysOf))).map((entry) => [entry.key, entry]));
    return new Map(
      asked.flatMap((number): [string, RegisterEntry][] => {
        const [own, ...wider] = keysOf(number);
        const entry = [own, ...wider].flatMap((key) => entries.get(key ?? "") ?? [])[0];
        return entry ? [[number, { number: entry.key === own ? number : entry.key, title: entry.title, url: entry.url }]] : [];
      }),
    );
  }

  async function byField(register: string, field: string, asked: readonly string[]): Promise<Map<string, RegisterEntry>> {
    const found = new Map<string, RegisterEntry>();
    for (const number of asked) {
      const { entries } = await official.search(register, { words: number, fields: [field] }, alike);
      const entry = entries.find(({ fields }) => names(fields[field], number));
      if (entry) found.set(number, { number, title: entry.title, url: entry.url });
    }
    return found;
  }

  const numbers = references.flatMap((one) => (one.kind === "number" ? [one] : []));
  const sayings = new Map<string, RegisterSaying>();
  for (const [kind, some] of Map.groupBy(numbers, ({ number }) => number)) {
    const listing = listings[kind];
    if (listing === null) continue;
    const { registers, keysOf, field } = listing;
    const asked = [...new Set(some.map(({ normal }) => normal))];
    // The first is read last: what it says stands, but where another one lists the number.
    for (const id of registers.toReversed()) {
      const { title: register, as_of, scope } = await official.register(id);
      const look = () => (field === undefined ? byKey(id, keysOf, asked) : byField(id, field, asked));
      const found = as_of === null ? new Map<string, RegisterEntry>() : await look();
      for (const number of asked) {
        const entry = found.get(number) ?? null;
        if (entry || !sayings.get(number)?.entry) sayings.set(number, { register, as_of, scope, entry });
      }
    }
  }
  return sayings;
}

const standards = "fda-standards";
const mostRecognitions = 40;

/** The number by which a standard is looked for, without who issued it. */
const bareNumber = (source: string): string => /[A-Z]?\d[\w.-]*$/.exec(source)?.[0] ?? source;

/** The years of the editions of a standard that the designations of a recognition name. */
function yearsIn(designations: string | null | undefined, number: string): string[] {
  return (designations ?? "").split("; ").flatMap((one) => {
    const [named] = standardsIn(one);
    if (!named || bareNumber(named.key.replace(/-(?:19|20)\d{2}$/, "")) !== number) return [];
    return /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(one.slice(one.indexOf(number) + number.length))?.[0] ?? [];
  });
}

/** What FDA recognises of the standards that references name. */
export async function recognitionsOf(official: Registers, references: readonly Reference[]): Promise<Map<string, Recognition[]>> {
  const sources = references.flatMap((one) => (one.kind === "citation" && one.citation.kind === "standard" ? [one.citation.source] : []));
  const { as_of } = await official.register(standards);
  const recognised = new Map<string, Recognition[]>();
  if (as_of === null) return recognised;
  for (const source of new Set(sources)) {
    const number = bareNumber(source);
    const { entries } = await official.search(standards, { words: number, fields: ["designations"] }, mostRecognitions);
    const own = entries.flatMap(({ key, title, url, fields }): Recognition[] => {
      const years = yearsIn(fields["designations"], number);
      return years.length === 0 ? [] : [{ number: key, title, url, years, as_of }];
    });
    if (own.length > 0) recognised.set(source, own);
  }
  return recognised;
}
