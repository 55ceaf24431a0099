import { readdirSync } from "node:fs";
import { PackHead, Requirement, type RulePack } from "@clausewise/contracts";
import { readHeadedLines } from "./json-lines.ts";

function readPack(file: string): RulePack {
  const { head, rows } = readHeadedLines(`packs/${file}`, PackHead, Requirement);
  return { ...head, requirements: rows };
}

/** The rule packs: what documents must hold and what is required of products, each requirement with its clauses. */
export const builtInPacks = (): RulePack[] =>
  readdirSync(new URL("../packs/", import.meta.url))
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .map(readPack);
