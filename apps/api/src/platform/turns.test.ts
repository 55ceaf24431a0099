import { expect, test, vi } from "vitest";
import { createTurns } from "./turns.ts";
import { forAsker } from "./wanted.ts";

const soon = () => new Promise((resolve) => setImmediate(resolve));

test("as many as are let in work at once, the others in the order they came", async () => {
  const turns = createTurns({ atOnce: 2, waiting: 10 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  for (let nth = 0; nth < 5; nth++)
    void turns.take().then((end) => {
      begun.push(nth);
      ends.push(end);
    });
  await soon();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  ends[1]?.();
  await soon();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await soon();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test("work that fails ends its turn", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  await expect(turns.inTurn(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await turns.inTurn(async () => "goes on")).toBe("goes on");
});

test("whoever finds the line full is refused at once, and whoever waits too long in the end", async () => {
  vi.useFakeTimers();
  const turns = createTurns({ atOnce: 1, waiting: 1, patience: 300 });
  await turns.take();
  const [waiting, refused] = [turns.take(), turns.take()];
  await expect(refused).rejects.toMatchObject({ code: "busy" });
  vi.advanceTimersByTime(300);
  await expect(waiting).rejects.toMatchObject({ code: "busy" });
  vi.useRealTimers();
});

test("who has gone meanwhile is passed over", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 10 });
  const end = await turns.take();
  const gone = forAsker(
    () => true,
    () => turns.take(),
  );
  const there = turns.take();
  end();
  await expect(gone).rejects.toMatchObject({ code: "busy" });
  await there;
});

test("slow work is begun a little at a time while more of it waits, and quick work many at once again", async () => {
  const clock = vi.spyOn(performance, "now");
  let time = 0;
  clock.mockImplementation(() => time);
  const turns = createTurns({ atOnce: 4, waiting: 100, span: 100 });
  const under: (() => void)[] = [];
  let most = 0;
  for (let nth = 0; nth < 100; nth++)
    void turns.take().then((end) => {
      under.push(end);
      most = Math.max(most, under.length);
    });
  await soon();
  const work = async (pieces: number, ms: number) => {
    most = 0;
    for (let nth = 0; nth < pieces; nth++) {
      time += ms;
      under.shift()?.();
      await soon();
    }
    return most;
  };
  await work(30, 80);
  expect(await work(10, 80)).toBe(2);
  await work(30, 1);
  expect(await work(10, 1)).toBe(4);
  clock.mockRestore();
});
