import type { AnswerSummary } from "@clausewise/contracts";
import { useMemo } from "react";
import type { ListSource, ListSpec } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";

const spec: ListSpec = { filters: [], sorts: [] };

type Read = (input: { limit: number; before?: string }) => Promise<AnswerSummary[]>;

/** Past questions with the searched words, newest first, read until there are enough of them or no more. */
export async function readHistory(read: Read, search: string, cursor: string | null, limit: number) {
  const wanted = search.toLowerCase();
  const items: AnswerSummary[] = [];
  let next = cursor;
  do {
    const page = await read({ limit, ...(next !== null && { before: next }) });
    items.push(...page.filter(({ question }) => question.toLowerCase().includes(wanted)));
    next = page.length < limit ? null : (page.at(-1)?.created_at ?? null);
  } while (next !== null && items.length < limit);
  return { items, next, total: null };
}

/** The questions this person asked. */
export function useHistory() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<AnswerSummary>>(
    () => ({
      name: "history",
      read: ({ search, cursor, limit }) => readHistory((input) => client.answers.list.query(input), search, cursor, limit),
    }),
    [client],
  );
  return useList(source, spec);
}
