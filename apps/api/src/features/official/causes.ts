import type { OfficialChange } from "@clausewise/contracts";
import { federalRegister } from "@clausewise/official";
import type { Database } from "../../platform/database/client.ts";
import { readRulesFrom, type ListedChange, type StoredRule } from "./changes.repository.ts";

/** Changes with the published rules that say that they made them. */
export async function withCauses(database: Database, changes: readonly ListedChange[]): Promise<OfficialChange[]> {
  const rules = await readRulesFrom(database, federalRegister.id, [...new Set(changes.flatMap(({ effective }) => effective ?? []))]);
  return changes.map((change) => ({ ...change, caused_by: causesOf(change, rules) }));
}

/** Rules name the parts that they amend, and the day from which they do; neither is ever guessed. */
const causesOf = ({ effective, subject }: ListedChange, rules: readonly StoredRule[]) =>
  rules
    .filter(({ fields }) => effective !== null && fields["effective"] === effective && fields["amends"]?.split("; ").includes(subject))
    .map(({ title, url, fields }) => ({ title, url, citation: fields["citation"] ?? null, published: fields["published"] ?? null }));
