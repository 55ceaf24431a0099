// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { WhenNear } from "./when-near.tsx";

type Heard = (entries: { isIntersecting: boolean }[]) => void;

/** What is asked of the browser, and how it answers. */
const observers: { heard: Heard; options: IntersectionObserverInit; isOver: boolean }[] = [];

class Observer {
  readonly #own: (typeof observers)[number];
  constructor(heard: Heard, options: IntersectionObserverInit) {
    this.#own = { heard, options, isOver: false };
    observers.push(this.#own);
  }
  observe() {}
  disconnect() {
    this.#own.isOver = true;
  }
}

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal("IntersectionObserver", Observer);
});
afterEach(() => vi.unstubAllGlobals());

const box = { current: document.body };
const draw = () => show(<WhenNear box={box} height={500} draw={() => <p>A long table</p>} />);
const comes = (isIntersecting: boolean) => act(() => observers.at(-1)?.heard([{ isIntersecting }]));
const place = (container: HTMLElement) => container.querySelector<HTMLElement>("[data-waiting]");

test("what is far is not drawn, and keeps about its height", () => {
  const { container } = draw();
  expect(screen.queryByText("A long table")).toBeNull();
  expect(place(container)?.style.height).toBe("500px");
});

test("it is drawn once it is as near as a screen of its box", () => {
  draw();
  expect(observers.at(-1)?.options).toEqual({ root: document.body, rootMargin: "100% 0px" });
  comes(true);
  expect(screen.getByText("A long table")).toBeTruthy();
});

test("what was drawn and is far again keeps the height that it had", () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(731);
  const { container } = draw();
  comes(true);
  expect(place(container)?.style.height).toBe("");
  comes(false);
  expect(screen.queryByText("A long table")).toBeNull();
  expect(place(container)?.style.height).toBe("731px");
});

test("nothing is listened to once it is gone", () => {
  const { unmount } = draw();
  unmount();
  expect(observers.every(({ isOver }) => isOver)).toBe(true);
});
