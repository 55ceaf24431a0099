import { describe, expect, test } from "vitest";
import { connectors } from "../connectors/all.ts";
import { everySource } from "./every-source.ts";

test("every source that is watched is played, and none besides", () => {
  expect(Object.keys(everySource).toSorted()).toEqual(connectors.map(({ id }) => id).toSorted());
});

describe("a source that is played", () => {
  test.each(connectors)("is one of the hosts that $id asks", ({ id, hosts }) => {
    expect(hosts).toContain(everySource[id]?.().source.host);
  });

  test.each(connectors)("$id tells something new each time that something happens in it", ({ id }) => {
    const played = everySource[id]?.();
    const told = [1, 2].map((nth) => played?.renew(nth) ?? []);
    expect(told.every((lines) => lines.length > 0 && lines.every((line) => /^(?:added|changed|removed) \S/u.test(line)))).toBe(true);
  });
});
