import { describe, expect, test } from "vitest";
import { counts } from "../domain/limits.ts";
import { MilestoneChanges, milestoneExports, MilestoneExportFormat, NewMilestone, NewMilestoneShare } from "./milestones.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";

test("a milestone needs its country, type, name and day, and nothing more", () => {
  const least = { country: "US", type: "submission", name: "Filing", plannedDate: "2026-12-01" };
  expect(NewMilestone.parse(least)).toEqual({
    ...least,
    protocolId: "protocol-1",
    notes: "",
    responsiblePerson: "",
    documentsRequired: [],
  });
  for (const wrong of [{ name: " " }, { plannedDate: "2026-02-30" }, { country: "XX" }, { documentsRequired: [""] }])
    expect(NewMilestone.safeParse({ ...least, ...wrong }).success).toBe(false);
});

describe("what is said of a milestone", () => {
  test("is what is named, and what is left out stays as it is", () => {
    expect(MilestoneChanges.parse({ id, notes: "" })).toEqual({ id, notes: "" });
  });

  test("is not its day, which is changed by moving it", () => {
    expect(MilestoneChanges.parse({ id, plannedDate: "2026-12-01" })).toEqual({ id });
    expect(MilestoneChanges.safeParse({ id, seen: { plannedDate: "2026-12-01" } }).success).toBe(false);
  });
});

describe("a milestone is shared", () => {
  const share = (recipients: string) => NewMilestoneShare.safeParse({ id, recipients });

  test("to be edited and with a word to them, unless it is said otherwise", () => {
    expect(share("ana@example.org").data).toEqual({ id, recipients: "ana@example.org", may_edit: true, notify: true, in_calendar: false });
  });

  test("with somebody, and not with more than there may be", () => {
    const many = (count: number) => Array.from({ length: count }, (_, nth) => `p${nth}@a.eu`).join(",");
    expect([
      share(", ,").success,
      share("").success,
      share(many(counts.recipients)).success,
      share(many(counts.recipients + 1)).success,
    ]).toEqual([false, false, true, false]);
  });
});

test("every file of milestones has its type", () => expect(Object.keys(milestoneExports)).toEqual(MilestoneExportFormat.options));
