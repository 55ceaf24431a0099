// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKeptPlace } from "./use-kept-place.ts";

/** Heights of the parts, one under the other, and how far the box of 1000 pixels was scrolled. */
let heights: number[];
let scrolled: number;
let box: HTMLElement;
/** Tells the hook that a part it observes has another size. */
let resized: (() => void)[];
let observed: Element[];

beforeEach(() => {
  [heights, scrolled, resized, observed] = [[800, 800, 800], 0, [], []];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(heard: () => void) {
        resized.push(heard);
      }
      observe = (element: Element) => void observed.push(element);
      disconnect = () => void (observed = []);
    },
  );
  box = document.createElement("div");
  box.getBoundingClientRect = () => ({ top: 0, height: 1000 }) as DOMRect;
  box.scrollBy = ((by: ScrollToOptions) => (scrolled += by.top ?? 0)) as HTMLElement["scrollBy"];
  for (const at of heights.keys()) box.append(partAt(at));
});
afterEach(() => vi.unstubAllGlobals());

function partAt(at: number): HTMLElement {
  const part = document.createElement("section");
  part.dataset["part"] = String(at + 1);
  const top = () => heights.slice(0, at).reduce((sum, height) => sum + height, 0) - scrolled;
  part.getBoundingClientRect = () => ({ top: top(), height: heights[at] }) as DOMRect;
  Object.defineProperty(part, "offsetHeight", { get: () => heights[at] });
  return part;
}

const keep = () => renderHook(() => useKeptPlace({ current: box }));
const scrollTo = (top: number) => {
  scrolled = top;
  box.dispatchEvent(new Event("scroll"));
};
const resize = (to: number[]) => {
  heights = to;
  resized.at(-1)?.();
};

test("what is read stays in its place when everything is drawn larger", () => {
  keep();
  // A third of the height, 350 pixels, lies a quarter down the second part.
  scrollTo(650);
  expect(observed.map((part) => (part as HTMLElement).dataset["part"])).toEqual(["2"]);
  resize([1600, 1600, 1600]);
  expect(scrolled + 350).toBe(1600 + 1600 / 4);
});

test("it is put back with each further size, and nothing moves while sizes stay", () => {
  keep();
  scrollTo(650);
  resize([800, 800, 800]);
  expect(scrolled).toBe(650);
  resize([400, 400, 400]);
  resize([1600, 1600, 1600]);
  expect(scrolled + 350).toBe(1600 + 1600 / 4);
});

test("a move that only a new size made is not taken for reading on", () => {
  keep();
  scrollTo(650);
  heights = [1600, 1600, 1600];
  scrollTo(900);
  resized.at(-1)?.();
  expect(scrolled + 350).toBe(1600 + 1600 / 4);
});

test("before anything was read there is nothing to keep, and after the end nothing is heard", () => {
  const { unmount } = keep();
  resize([1600, 1600, 1600]);
  expect(scrolled).toBe(0);
  unmount();
  scrollTo(650);
  expect(observed).toEqual([]);
});
