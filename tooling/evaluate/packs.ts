/** Holds the rule packs against the library and against each other, and tells what they hold. */
import { parseArgs } from "node:util";
import type { RulePack } from "@clausewise/contracts";
import { builtInLibrary, builtInPacks, checkPacks, type PackCheck } from "@clausewise/static-data";

const usage = `Usage:
  pnpm evaluate packs [--list]

  --list   print each pack with what it holds`;

const countOf = (packs: readonly RulePack[]): number => packs.reduce((sum, { requirements }) => sum + requirements.length, 0);

function told(packs: readonly RulePack[], check: PackCheck): string[] {
  const ofKind = (kind: RulePack["kind"]) => packs.filter((pack) => pack.kind === kind);
  const resolved = check.clauses - check.unresolved.length;
  return [
    `${packs.length} packs: ${ofKind("document").length} of documents with ${countOf(ofKind("document"))} elements, ${ofKind("requirements").length} of products and organisations with ${countOf(ofKind("requirements"))} requirements`,
    `clauses resolved: ${resolved} of ${check.clauses} cited, ${((100 * resolved) / Math.max(1, check.clauses)).toFixed(1)} %`,
    `mapping edges: ${check.edges}; without a source: ${check.unsourcedEdges.length}; to nothing: ${check.lostEdges.length}`,
    `facts that decide: ${check.facts.map(([fact, conditions]) => `${fact} ${conditions}`).join(", ")}`,
  ];
}

const lineOf = ({ pack, kind, version, requirements }: RulePack): string =>
  `  ${pack.padEnd(36)} ${kind.padEnd(13)} ${version.padEnd(10)} ${requirements.length}`;

export function evaluatePacks(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { list: { type: "boolean", default: false }, help: { type: "boolean" } } });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const packs = builtInPacks();
  const check = checkPacks(packs, builtInLibrary());
  const faults = [...check.unresolved, ...check.lostEdges, ...check.unsourcedEdges];
  const lines = [...told(packs, check), ...(values.list ? packs.map(lineOf) : []), ...faults.map((fault) => `  FAULT ${fault}`)];
  process.stdout.write(`${lines.join("\n")}\n`);
  return faults.length === 0 ? 0 : 1;
}
