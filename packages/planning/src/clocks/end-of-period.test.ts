import { describe, expect, test } from "vitest";
import type { Clock, Effect, Rule } from "./clock.ts";
import { endOf } from "./end-of-period.ts";
import type { Happened } from "./happened.ts";

const closed = (day: string) => ([0, 6].includes(new Date(day).getUTCDay()) ? "weekend" : null);
const rule = (span: Rule["span"]): Rule => ({
  id: "decision",
  title: "Decision",
  owner: "authority",
  force: "goal",
  from: "start",
  span,
  source: { source: "s", clause: "c", url: null } as unknown as Rule["source"],
});
const nothing: Happened = { holds: [], events: [], extensions: [] };

function end(from: string, span: Rule["span"], happened: Partial<Happened> = {}, does?: Effect, rules = ["decision"]) {
  const extensions: Clock["extensions"] = does === undefined ? [] : [{ id: "more", label: "", effect: "", rules, does }];
  return endOf(from, rule(span), { extensions } as unknown as Clock, { ...nothing, ...happened }, closed);
}

describe("a period", () => {
  test.each<[Rule["span"], string, string]>([
    [{ days: 30, of: "calendar" }, "2026-01-31", "2026-03-02"],
    [{ days: 0, of: "calendar" }, "2026-01-31", "2026-01-31"],
    [{ days: 1, of: "working" }, "2026-11-20", "2026-11-23"],
    [{ months: 1 }, "2026-01-31", "2026-02-28"],
    [{ months: 1 }, "2024-01-31", "2024-02-29"],
    [{ months: 10, behind: 60 }, "2026-01-01", "2027-01-02"],
  ])("of %o from %s ends on %s", (span, from, day) => {
    expect(end(from, span).day).toBe(day);
  });
});

describe("review days", () => {
  const span = { days: 90, of: "review" } as const;

  test("are not counted while the clock stands", () => {
    const { day, steps } = end("2026-01-01", span, { holds: [{ from: "2026-02-01", until: "2026-02-11" }] });
    expect([day, steps.at(-1)]).toEqual(["2026-04-11", "10 days on hold are not counted."]);
  });

  test("do not end while it still stands, and it is told how many are left", () => {
    const { day, steps } = end("2026-01-01", span, { holds: [{ from: "2026-02-01", until: null }] });
    expect([day, steps.at(-1)]).toEqual([null, "On hold since 2026-02-01: 31 of 90 days are used, 59 are left."]);
  });

  test("end before a hold that begins behind them, and on the day on which one begins that ends at once", () => {
    expect(end("2026-01-01", span, { holds: [{ from: "2026-05-01", until: null }] }).day).toBe("2026-04-01");
    expect(end("2026-01-01", span, { holds: [{ from: "2026-02-01", until: "2026-02-01" }] }).day).toBe("2026-04-01");
  });

  test("are more by a share of those used when an amendment came, a part of a day counted as one", () => {
    const extensions = [{ id: "more", day: "2026-01-11", days: null }];
    expect(end("2026-01-01", span, { extensions }, { adds: "used", share: 0.75 }).day).toBe("2026-04-09");
  });
});

describe("an extension", () => {
  const span = { days: 30, of: "calendar" } as const;
  const on = (day: string, days: number | null = null) => ({ extensions: [{ id: "more", day, days }] });

  test("adds its days once, though it is given twice", () => {
    const twice = { extensions: [...on("2026-01-05").extensions, ...on("2026-01-06").extensions] };
    expect(end("2026-01-01", span, twice, { adds: "days", days: 20 }).day).toBe("2026-02-20");
  });

  test("adds as many as were said, or the most that it may", () => {
    expect(end("2026-01-01", span, on("2026-01-05", 5), { adds: "up_to", days: 20 }).day).toBe("2026-02-05");
    expect(end("2026-01-01", span, on("2026-01-05"), { adds: "up_to", days: 20 }).day).toBe("2026-02-20");
  });

  test("of months moves only a period whose end is near", () => {
    const near = { adds: "months", months: 3, within: 3 } as const;
    expect(end("2026-01-01", { months: 10 }, on("2026-09-01"), near).day).toBe("2027-02-01");
    expect(end("2026-01-01", { months: 10 }, on("2026-02-01"), near)).toMatchObject({
      day: "2026-11-01",
      steps: [expect.any(String), "What came on 2026-02-01 does not move it."],
    });
  });

  test("of another rule moves nothing", () => {
    expect(end("2026-01-01", span, on("2026-01-05"), { adds: "days", days: 20 }, ["other"]).day).toBe("2026-01-31");
  });
});
