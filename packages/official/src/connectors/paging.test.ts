import { expect, test } from "vitest";
import { walkOn } from "./paging.ts";

const rows = (...keys: string[]) => keys.map((key) => ({ key, title: key, url: null, fields: {}, aside: {} }));

test("a walk goes on to the end of what was promised", () => {
  const second = walkOn({}, 3, rows("a", "b"));
  expect(second).toEqual({ seen: "2", total: "3", last: "b" });
  expect(walkOn(second ?? {}, 3, rows("c"))).toBeNull();
});

test.each([
  ["of nothing", {}, 0, [], "holds nothing at all"],
  ["that ends early", { seen: "2", total: "3", last: "b" }, 3, [], "gave 2 of the 3"],
  ["with more than was promised", { seen: "2", total: "3", last: "b" }, 3, ["c", "d"], "gave 4 of the 3"],
  ["to which something was added on the way", { seen: "2", total: "3", last: "b" }, 4, ["b", "c"], "was made anew"],
  ["in which something moved to the front on the way", { seen: "2", total: "3", last: "b" }, 3, ["b"], "was made anew"],
])("a register %s is not believed", (_, about, total, keys, reason) => {
  expect(() => walkOn(about, total, rows(...keys))).toThrow(reason);
});
