import { describe, expect, test } from "vitest";
import { dateByClock, planByClock } from "./clock-plan.ts";
import { downstreamOf, makesCircle, movesOf, standsBehind, type PlannedMilestone } from "./moves.ts";

const at = (id: string, plannedDate: string, status: PlannedMilestone["status"] = "pending") => ({ id, plannedDate, status });
const link = (id: string, on_id: string) => ({ id, on_id });
const none = () => null;

describe("what depends on a milestone", () => {
  const links = [link("b", "a"), link("c", "b"), link("d", "a"), link("c", "d")];

  test("stands behind all that it depends on", () => {
    const order = downstreamOf(links, "a");
    expect(order.toSorted()).toEqual(["b", "c", "d"]);
    expect(order.at(-1)).toBe("c");
  });

  test("never comes round to itself", () => {
    expect(makesCircle(links, link("a", "c"))).toBe(true);
    expect(makesCircle(links, link("a", "a"))).toBe(true);
    expect(makesCircle(links, link("c", "a"))).toBe(false);
  });

  test("moves as far, and once where it depends on two that move", () => {
    const all = [at("a", "2027-01-01"), at("b", "2027-01-11"), at("c", "2027-02-01"), at("d", "2027-01-20")];
    expect(Object.fromEntries(movesOf(all, links, { id: "a", day: "2027-01-08" }, none).map(({ id, to }) => [id, to]))).toEqual({
      a: "2027-01-08",
      b: "2027-01-18",
      d: "2027-01-27",
      c: "2027-02-08",
    });
  });

  test("moves to an earlier day only with all that it depends on", () => {
    const all = [at("a", "2027-01-10"), at("x", "2027-01-12"), at("c", "2027-02-01")];
    const two = [link("c", "a"), link("c", "x")];
    expect(movesOf(all, two, { id: "a", day: "2027-01-05" }, none).map(({ id }) => id)).toEqual(["a"]);
  });

  test("stays where it is completed, and so does what depends on that", () => {
    const all = [at("a", "2027-01-01"), at("b", "2027-01-11", "completed"), at("c", "2027-02-01")];
    expect(movesOf(all, [link("b", "a"), link("c", "b")], { id: "a", day: "2027-03-01" }, none).map(({ id }) => id)).toEqual(["a"]);
  });

  test("is not to be passed: what would stand before it is told", () => {
    const all = [at("a", "2027-01-10"), at("b", "2027-02-01")];
    expect(standsBehind(all, [link("b", "a")], { id: "b", day: "2027-01-09" })).toBe("a");
    expect(standsBehind(all, [link("b", "a")], { id: "b", day: "2027-01-10" })).toBeNull();
  });

  test("moves to the day that a review clock gives", () => {
    const all = [at("a", "2026-01-05"), at("b", "2026-04-05")];
    const byClock = (_id: string, _on: string, day: string) =>
      dateByClock({ clock: "510k", rule: "decision", choice: null }, day)?.day ?? null;
    expect(movesOf(all, [link("b", "a")], { id: "a", day: "2026-02-02" }, byClock).at(1)?.to).toBe("2026-05-03");
    expect(movesOf(all, [link("b", "a")], { id: "a", day: "2026-01-05" }, byClock)).toEqual([]);
  });
});

describe("a plan by a review clock", () => {
  test("has every day that the clock gives, each with its rule", () => {
    const plan = planByClock({ clock: "510k", start: "2026-01-05" });
    expect(plan?.milestones.map(({ type, name, day }) => [type, name, day])).toEqual([
      ["review_start", "Acceptance review or technical screening is done", "2026-01-20"],
      ["review_start", "Substantive interaction", "2026-03-06"],
      ["approval", "Decision (MDUFA goal)", "2026-04-05"],
      ["approval", "Decision (statute)", "2026-04-05"],
      ["review_start", "FDA says why there is no decision yet", "2026-04-15"],
    ]);
  });

  test("is none of a clock or a choice that there is not", () => {
    expect(planByClock({ clock: "lunch", start: "2026-01-05" })).toBeNull();
    expect(planByClock({ clock: "510k", start: "2026-01-05", choice: "fast" })).toBeNull();
  });
});
