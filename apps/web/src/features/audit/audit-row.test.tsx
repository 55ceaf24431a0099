// @vitest-environment happy-dom
import type { ReadAuditRecord } from "@clausewise/contracts";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { AuditRow } from "./audit-row.tsx";

const record: ReadAuditRecord = {
  sequence: 7,
  recorded_at: "2026-11-20T09:00:00.000Z",
  actor_id: "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11",
  actor_role: "administrator",
  subject_id: "1b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11",
  request_id: null,
  action: "person.changed",
  object_type: "person",
  object_id: "1b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11",
  object_version: null,
  outcome: "done",
  actor: "readable",
  actor_label: "dana@example.org",
  session_id: null,
  address: "127.0.0.1",
  content: "readable",
  reason: "Reviews now",
  changes: { role_type: { before: "reviewer", after: "administrator" } },
};

test("a record is told in words, and leads to what else this person did", async () => {
  const onPerson = vi.fn();
  const { person } = show(<AuditRow record={record} onPerson={onPerson} />);
  expect(screen.getByRole("heading", { name: "Had their role or account changed" })).toBeTruthy();
  expect(screen.getByText("role type: reviewer → administrator")).toBeTruthy();
  expect(screen.getByText("Reason: Reviews now")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Only records of dana@example.org" }));
  expect(onPerson).toHaveBeenCalledWith(record.actor_id);
});

test("a record of somebody who is gone says so, and no more", () => {
  const gone = {
    ...record,
    actor: "deleted",
    actor_label: "Deleted person",
    address: null,
    content: "deleted",
    reason: null,
    changes: {},
  } as const;
  show(<AuditRow record={gone} onPerson={vi.fn()} />);
  expect(screen.getByText("Deleted person")).toBeTruthy();
  expect(screen.getByText("What it said is gone with the person.")).toBeTruthy();
});
