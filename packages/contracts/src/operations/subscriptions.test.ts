import { describe, expect, test } from "vitest";
import { MailTimes, SubscriptionChanges } from "./subscriptions.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";

describe("a change of what a person is told of", () => {
  test("is only what it names", () => expect(SubscriptionChanges.parse({ severity_from: "high" })).toEqual({ severity_from: "high" }));

  test("names each kind and body once, also those of no body", () => {
    expect(SubscriptionChanges.parse({ types: ["new_regulation", "new_regulation"], bodies: ["Other", "FDA", "Other"] })).toEqual({
      types: ["new_regulation"],
      bodies: ["Other", "FDA"],
    });
  });

  test("may be that nothing is told any longer", () => expect(SubscriptionChanges.parse({ types: [] })).toEqual({ types: [] }));

  test("says which products, or that it is all", () => {
    expect(SubscriptionChanges.parse({ products: { which: "all" } })).toEqual({ products: { which: "all", ids: [] } });
    expect(SubscriptionChanges.parse({ products: { which: "chosen", ids: [id, id] } }).products?.ids).toEqual([id]);
    expect(SubscriptionChanges.safeParse({ products: { which: "some" } }).success).toBe(false);
  });

  test("is not that something is no value at all", () => expect(SubscriptionChanges.safeParse({ types: undefined }).success).toBe(false));
});

test.each([
  [{ hour: "7", weekday: "1" }, true],
  [{ hour: 0, weekday: 7 }, true],
  [{ hour: 24, weekday: 1 }, false],
  [{ hour: 7, weekday: 0 }, false],
  [{ hour: 7, weekday: 1, time_zone: "Atlantis/Capital" }, false],
])("a digest at %j can be sent: %j", (times, sent) => {
  expect(MailTimes.safeParse({ delivery: "weekly", time_zone: "Europe/Berlin", ...times }).success).toBe(sent);
});
