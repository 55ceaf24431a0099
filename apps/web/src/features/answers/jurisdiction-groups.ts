import type { SearchResult } from "@clausewise/contracts";
import { jurisdictionName } from "../../shared/jurisdictions.ts";

type Statement = SearchResult["statements"][number];

export interface Group {
  /** Whose law the group reads; null where an answer reads that of one place alone. */
  title: string | null;
  statements: Statement[];
  /** Position of the first statement within the answer. */
  first: number;
}

const placeOf = (statement: Statement | undefined): string => statement?.citations[0]?.jurisdiction ?? "";

function titleOf(statements: readonly Statement[]): string {
  const place = jurisdictionName(placeOf(statements[0]));
  const authorities = [...new Set(statements.flatMap(({ citations }) => citations.slice(0, 1)).map(({ authority }) => authority))];
  const others = authorities.filter((authority) => authority !== place);
  return others.length === 0 ? place : `${place} — ${others.join(", ")}`;
}

/** Statements in runs of one jurisdiction, in their order; the first of them is number `start` of the answer, from 0. */
export function jurisdictionGroups(statements: readonly Statement[], start = 0): Group[] {
  const groups: Group[] = [];
  for (const [at, statement] of statements.entries()) {
    const last = groups.at(-1);
    if (last && placeOf(last.statements[0]) === placeOf(statement)) last.statements.push(statement);
    else groups.push({ title: null, statements: [statement], first: start + at });
  }
  return groups.length < 2 ? groups : groups.map((group) => ({ ...group, title: titleOf(group.statements) }));
}
