import type { GapStatus } from "@clausewise/contracts";
import { nameOf, type Relations } from "./relations.ts";

/** A requirement of an analysis as the matrix takes it. */
export interface MatrixRequirement {
  id: string;
  pack: string;
  pack_title: string;
  requirement_id: string;
  group: string;
  title: string;
  status: GapStatus;
  markets: readonly string[];
}

interface MatrixItem {
  id: string;
  title: string;
  pack: string;
  status: GapStatus;
  relation: "same" | "part";
}

export interface MatrixRow {
  id: string;
  title: string;
  group: string;
  pack_title: string;
  cells: Record<string, MatrixItem[]>;
}

/**
 * Requirements by market: the first that asks for something makes a row, and those of later packs that correspond to it stand in
 * that row. Whatever corresponds to nothing before it is a row of its own.
 */
export function matrixOf(all: readonly MatrixRequirement[], { serves, servedBy }: Relations): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  for (const one of all) {
    const name = nameOf(one.pack, one.requirement_id);
    const related = [...serves(name), ...servedBy(name)].filter(({ relation }) => relation !== "supports");
    const parts = new Set(related.filter(({ relation }) => relation === "part").map((edge) => edge.name));
    const joined = [...new Set(related.map((edge) => edge.name))].flatMap((edge) => (rows.has(edge) ? [edge] : []));
    if (joined.length === 0) rows.set(name, { id: one.id, title: one.title, group: one.group, pack_title: one.pack_title, cells: {} });
    for (const row of joined.length === 0 ? [name] : joined) place(rows.get(row), one, parts.has(row) ? "part" : "same");
  }
  return [...rows.values()];
}

function place(
  row: MatrixRow | undefined,
  { id, title, pack, status, markets }: MatrixRequirement,
  relation: MatrixItem["relation"],
): void {
  if (row === undefined) return;
  const item = { id, title, pack, status, relation };
  for (const market of markets) (row.cells[market] ??= []).push(item);
}
