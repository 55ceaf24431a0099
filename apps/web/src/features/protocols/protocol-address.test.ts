import { expect, test } from "vitest";
import { pageAddress, placeOf, withPlace } from "./protocol-address.ts";

const place = (query: string) => placeOf(new URLSearchParams(query));

test("the step stands in the address counted from one, and one that is none is the first", () => {
  expect(place("open=protocol&step=3&protocol=a")).toEqual({ protocol: "a", step: 2, before: null });
  expect(place("step=9").step).toBe(0);
  expect(place("step=x").step).toBe(0);
});

test("what else the address says stays when the step changes", () => {
  expect(withPlace(new URLSearchParams("open=protocol&protocol=a"), { step: 1 }).toString()).toBe("open=protocol&protocol=a&step=2");
  expect(withPlace(new URLSearchParams("open=protocol&step=4"), { step: 0 }).toString()).toBe("open=protocol");
});

test("long words are looked for on their page up to a word's end, and within one cell of a table", () => {
  const address = pageAddress({ id: "d", version: 2 }, { words: "word ".repeat(60), part: 7 });
  expect(address).toContain("/documents/d?page=7&version=2&find=");
  expect(new URLSearchParams(address.split("?")[1]).get("find")?.length).toBeLessThanOrEqual(160);
  expect(pageAddress({ id: "d", version: 1 }, { words: "one\ttwo", part: 1 })).toMatch(/find=one$/);
});
