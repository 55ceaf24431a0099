import type { ProductType } from "@clausewise/contracts";
import { jurisdictions } from "@clausewise/contracts/jurisdictions";
import { isArea } from "./areas.ts";
import type { AuthorityRule } from "./rules.ts";

/** Whose word it is. */
export interface Authority {
  jurisdiction: string | null;
  /** Areas that it watches over; empty where that is all, or not known. */
  areas: readonly ProductType[];
}

const hasName = (text: string, name: string): boolean =>
  name !== "" && new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "u").test(text);

/** Authorities by their names: those of the tables, then those of the register, then the country that stands in the name. */
export function createAuthorities(rules: readonly AuthorityRule[]): (name: string) => Authority {
  const registered = jurisdictions.flatMap(({ code, regulators }) =>
    regulators.map(({ name, acronym }) => ({ code, names: [name, acronym] })),
  );
  const places = jurisdictions.flatMap(({ code, name, aliases }) => [name, ...aliases].map((one) => ({ code, name: one })));
  return (name) => {
    const rule = rules.find(({ names }) => names.some((one) => hasName(name, one)));
    if (rule !== undefined) return { jurisdiction: rule.jurisdiction, areas: rule.areas.filter(isArea) };
    const known =
      registered.find(({ names }) => names.some((one) => one.length > 2 && hasName(name, one))) ??
      places.find((place) => hasName(name, place.name));
    return { jurisdiction: known?.code ?? null, areas: [] };
  };
}
