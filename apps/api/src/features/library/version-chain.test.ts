import { describe, expect, it } from "vitest";
import { inOrder, timelineOf, versionOn, type DatedVersion } from "./version-chain.ts";

const version = (id: string, rest: Partial<DatedVersion> = {}): DatedVersion => ({
  id,
  status: "in_force",
  issued: null,
  effective: null,
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
      { from: "", version_id: "ever" },
      { from: "2026-02-02", version_id: "QMSR" },
    ]);
  });
});
