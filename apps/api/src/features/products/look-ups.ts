import { isDeepStrictEqual } from "node:util";
import type { Origin, Predicate, ProductCode, Reference } from "@clausewise/contracts";
import type { OfficialReads, RegisterEntry } from "../official/official.reads.ts";
import { codeOf, keysMeant, predicateOf, referenceOf, type Said } from "./register-entries.ts";

export type Registers = Pick<OfficialReads, "register" | "entries" | "search" | "isSource">;

/** Something of a product that a register can bear out. */
interface Kind<T> {
  register: string;
  /** Fields in which words may stand, beside the title. */
  searched: readonly string[];
  keysMeant: (search: string) => string[];
  keyOf: (one: T) => string;
  /** What entries say, in the words of products. */
  said: (entries: readonly RegisterEntry[]) => Promise<T[]>;
}

type BorneOut<T> = T & { origin: Origin | null };

const mostHits = 20;
const classification = "fda-device-classification";

/** What the registers have on codes, cleared devices and approved drugs. */
export function createLookUps(official: Registers) {
  const codes: Kind<Said<ProductCode>> = {
    register: classification,
    searched: ["regulation_number"],
    keysMeant: keysMeant.codes,
    keyOf: ({ code }) => code,
    said: async (entries) => entries.map(codeOf),
  };
  const predicates: Kind<Said<Predicate>> = {
    register: "fda-device-510k",
    searched: ["applicant", "product_code"],
    keysMeant: keysMeant.predicates,
    keyOf: ({ kNumber }) => kNumber,
    async said(entries) {
      const named = new Set(entries.flatMap(({ fields }) => fields["product_code"] ?? []));
      const kinds = (await official.entries(classification, [...named])).map(codeOf);
      return entries.map((entry) =>
        predicateOf(
          entry,
          kinds.find(({ code }) => code === entry.fields["product_code"]),
        ),
      );
    },
  };
  const references: Kind<Said<Reference>> = {
    register: "fda-drugs",
    searched: ["active_ingredients", "sponsor_name"],
    keysMeant: keysMeant.references,
    keyOf: ({ applicationNumber }) => applicationNumber,
    said: async (entries) => entries.map(referenceOf),
  };

  /** Entries under a number or code that was asked for, then those in which the words stand. */
  async function find<T>({ register, searched, keysMeant: meant }: Kind<T>, search: string) {
    const exact = await official.entries(register, meant(search));
    if (exact.length > 0 && /\d/.test(search)) return { total: exact.length, entries: exact };
    const found = await official.search(register, { words: search, fields: searched }, mostHits);
    const others = found.entries.filter(({ key }) => !exact.some((one) => one.key === key));
    const beside = exact.length + others.length - found.entries.length;
    return { total: found.total + beside, entries: [...exact, ...others].slice(0, mostHits) };
  }

  async function lookUp<T extends object>(kind: Kind<T>, search: string) {
    const { as_of, ...register } = await official.register(kind.register);
    if (as_of === null) return { register, as_of, total: 0, hits: [] };
    const { total, entries } = await find(kind, search);
    const origin: Origin = { source_id: register.id, as_of };
    return { register, as_of, total, hits: (await kind.said(entries)).map((one) => ({ ...one, origin })) };
  }

  /** Says of what was given which register says the very same, now or when it was last kept. */
  async function borneOut<T extends object>(kind: Kind<T>, given: readonly T[], before: readonly BorneOut<T>[]): Promise<BorneOut<T>[]> {
    const { id, as_of } = await official.register(kind.register);
    const entries = as_of === null ? [] : await official.entries(id, given.map(kind.keyOf));
    const said = await kind.said(entries);
    const originOf = (one: T): Origin | null => {
      if (as_of !== null && said.some((entry) => isDeepStrictEqual(entry, one))) return { source_id: id, as_of };
      return before.find((kept) => isDeepStrictEqual(kept, { ...one, origin: kept.origin }))?.origin ?? null;
    };
    return given.map((one) => ({ ...one, origin: originOf(one) }));
  }

  return { codes, predicates, references, lookUp, borneOut };
}
