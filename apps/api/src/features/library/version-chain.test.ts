import { describe, expect, it } from "vitest";
import { inOrder, shownOn, timelineOf, versionOn, wordsOf, type DatedVersion } from "./version-chain.ts";

const version = (id: string, rest: Partial<DatedVersion> = {}): DatedVersion => ({
  id,
  label: id,
  status: "in_force",
  issued: null,
  effective: null,
  retrieved: "2026-03-01",
  created_at: "2026-03-01T00:00:00.000Z",
  ...rest,
});

const oldRule = version("QSR", { status: "superseded", issued: "1996-10-07" });
const newRule = version("QMSR", { issued: "2024-02-02", effective: "2026-02-02" });

describe("which version holds", () => {
  it("is the new rule from the day it takes effect", () => {
    expect(versionOn([newRule, oldRule], "2026-02-02")?.id).toBe("QMSR");
  });

  it("is the old rule the day before", () => {
    expect(versionOn([newRule, oldRule], "2026-02-01")?.id).toBe("QSR");
  });

  it("is nothing before the source existed", () => {
    expect(versionOn([newRule], "2020-01-01")).toBeNull();
  });

  it("is the final text even where a later draft exists", () => {
    const draft = version("draft", { status: "draft", issued: "2026-06-01" });
    expect(versionOn([oldRule, newRule, draft], "2026-11-21")?.id).toBe("QMSR");
  });

  it("is the draft where there is nothing else", () => {
    expect(versionOn([version("draft", { status: "draft", issued: "2026-06-01" })], "2026-11-21")?.id).toBe("draft");
  });

  it("is a text dated to its year or month from the first day of that on", () => {
    const guide = version("guide", { issued: "2021" });
    const revised = version("revised", { issued: "2021-07" });
    expect(versionOn([revised, guide], "2020-12-31")).toBeNull();
    expect(versionOn([revised, guide], "2021-06-30")?.id).toBe("guide");
    expect(versionOn([revised, guide], "2021-07-01")?.id).toBe("revised");
  });

  it("puts what was issued earlier before what holds from the same day, in whatever order it came", () => {
    const adopted = version("adopted", { issued: "2017-04-05", effective: "2021-05-26" });
    const corrected = version("corrected", { issued: "2020-04-24", effective: "2021-05-26", status: "superseded" });
    expect(inOrder([corrected, adopted]).map(({ id }) => id)).toEqual(["adopted", "corrected"]);
  });

  it("puts an undated superseded text before the one in force", () => {
    expect(inOrder([version("now"), version("then", { status: "superseded" })]).map(({ id }) => id)).toEqual(["then", "now"]);
  });
});

describe("the timeline of a source", () => {
  it("tells of every day which version holds", () => {
    const draft = version("draft", { status: "draft", issued: "2026-06-01" });
    const versions = [newRule, draft, oldRule];
    const timeline = timelineOf(versions);
    for (const day of ["1990-01-01", "1996-10-07", "2026-02-01", "2026-02-02", "2026-11-21"])
      expect(timeline.findLast(({ from }) => from <= day)?.version_id ?? null).toBe(versionOn(versions, day)?.id ?? null);
  });

  it("begins before all days where a version gives none", () => {
    expect(timelineOf([version("ever"), newRule])).toEqual([
      { from: "", version_id: "ever", status: "in_force", has_begun: true },
      { from: "2024-02-02", version_id: "ever", status: "in_force", has_begun: true },
      { from: "2026-02-02", version_id: "QMSR", status: "in_force", has_begun: true },
    ]);
  });
});

describe("the standing of a version on a day", () => {
  const standings = (versions: DatedVersion[], day: string) =>
    Object.fromEntries(shownOn(versions, day).map(({ id, status, is_current }) => [id, is_current ? `${status}, holds` : status]));

  it("is in force for the old rule up to the day of the new one, whatever its file says today", () => {
    expect(standings([oldRule, newRule], "2025-06-01")).toEqual({ QSR: "in_force, holds", QMSR: "final" });
    expect(standings([oldRule, newRule], "2026-11-22")).toEqual({ QSR: "superseded", QMSR: "in_force, holds" });
  });

  it("is final, and not in force, for a rule that was adopted and has no forerunner", () => {
    expect(standings([newRule], "2025-06-01")).toEqual({ QMSR: "final, holds" });
  });

  it("stays superseded where nothing tells what came after", () => {
    expect(standings([oldRule], "2025-06-01")).toEqual({ QSR: "superseded, holds" });
  });

  it("is final for guidance that a later one replaced", () => {
    const guide = version("2016", { status: "superseded", issued: "2016-02-01" });
    const revised = version("2026", { status: "final", issued: "2026-01-06" });
    expect(standings([guide, revised], "2020-01-01")["2016"]).toBe("final, holds");
  });

  it("is nothing for a summary of ours on days before the one it was compared for, while its law did not count", () => {
    const note = version("note", {
      label: "Our summary, checked against the text of 2026",
      issued: "2017-04-05",
      effective: "2021-05-26",
      retrieved: "2026-11-22",
    });
    expect(versionOn([note], "2019-06-01")).toBeNull();
    expect(versionOn([version("2017 original", { issued: "2017-04-05", effective: "2021-05-26" })], "2019-06-01")?.id).toBe(
      "2017 original",
    );
  });
});

describe("the day whose law words are of", () => {
  it.each([
    ["2017 original", "2017-04-05"],
    ["CFR 2025 edition", "2025-04-01"],
    ["USC 2024 edition", "2024-12-31"],
    ["consolidated text of 2024-07-09", "2024-07-09"],
    ["consolidated", "2026-03-01"],
    ["Our summary, checked against the text of 2017", "2026-03-01"],
  ])("of %s is %s", (label, day) => {
    expect(wordsOf(version("text", { label, issued: "2017-04-05", effective: "2021-05-26" }))).toBe(day);
  });
});
