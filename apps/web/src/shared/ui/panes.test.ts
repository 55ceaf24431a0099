import { expect, test, vi } from "vitest";
import { paneSlot } from "./panes.ts";

test("a second pane closes the first, so that there are never two", () => {
  const slot = paneSlot();
  const first = { close: vi.fn() };
  const giveBackFirst = slot.take(first);
  const giveBackSecond = slot.take({ close: vi.fn() });
  expect(first.close).toHaveBeenCalledOnce();
  giveBackFirst();
  expect(slot.isOpen()).toBe(true);
  giveBackSecond();
  expect(slot.isOpen()).toBe(false);
});

test("whoever listens hears of opening and closing until they stop", () => {
  const slot = paneSlot();
  const heard = vi.fn();
  const stop = slot.subscribe(heard);
  slot.take({ close: () => {} })();
  stop();
  slot.take({ close: () => {} });
  expect(heard).toHaveBeenCalledTimes(2);
});
