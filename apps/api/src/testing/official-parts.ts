import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { NewSourceVersion } from "@clausewise/contracts";
import { planCorpus } from "@clausewise/documents";
import type { VersionToAdd } from "../features/library/import/import.repository.ts";

const folder = resolve(import.meta.dirname, "../../../../../shared/data/cfr-text");
const parts = /part-(?:803|807|812|814|820)\b[^/]*\.md$/;

/** Official text of some parts of 21 CFR, where it lies beside the checkout; null elsewhere. */
export async function readOfficialParts(): Promise<VersionToAdd[] | null> {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).map((name) => join(folder, name));
  const plan = await planCorpus(files.map((path) => ({ path, modified: "2026-01-01", read: () => readFileSync(path) })));
  const versions: VersionToAdd[] = [];
  for (const source of plan.sources.filter(({ files }) => files.some((file) => parts.test(file)))) {
    const read = await source.read();
    if (!read.ok) throw new Error(`${source.name}: ${read.reason}`);
    versions.push(NewSourceVersion.parse(read.version));
  }
  return versions;
}
