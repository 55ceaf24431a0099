import type { AnswerSummary } from "@clausewise/contracts";
import { expect, test, vi } from "vitest";
import { readHistory } from "./use-history.ts";

const asked = Array.from({ length: 10 }, (_, at) => ({
  id: String(at),
  question: at % 4 === 0 ? `About consent ${at}` : `About labels ${at}`,
  created_at: `2026-11-${20 - at}T09:00:00Z`,
})) as AnswerSummary[];

const server = () =>
  vi.fn(async ({ limit, before }: { limit: number; before?: string }) => {
    const from = before === undefined ? 0 : asked.findIndex(({ created_at }) => created_at === before) + 1;
    return asked.slice(from, from + limit);
  });

test("without a search the questions come as the server keeps them", async () => {
  const first = await readHistory(server(), "", null, 4);
  expect(first.items.map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
  const second = await readHistory(server(), "", first.next, 4);
  expect(second.items.map(({ id }) => id)).toEqual(["4", "5", "6", "7"]);
});

test("a search looks through all of them, not only those at hand", async () => {
  const read = server();
  const found = await readHistory(read, "CONSENT", null, 4);
  expect(found.items.map(({ id }) => id)).toEqual(["0", "4", "8"]);
  expect(found.next).toBeNull();
  expect(read).toHaveBeenCalledTimes(3);
});
