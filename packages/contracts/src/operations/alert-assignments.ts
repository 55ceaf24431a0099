import { z } from "zod";
import { Id, Nothing, Timestamp, text } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";

/** Somebody to whom alerts can be assigned: a reviewer or an administrator. */
export const Colleague = z.object({ id: Id, name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

/** That an alert was assigned to somebody; the name is of the other of the two. */
const Assignment = z.object({ name: z.string(), note: z.string(), at: Timestamp });

/** What a person knows of the assignments of an alert: those they made, and the one to them; null where there is none. */
export const AlertAssignments = z.object({ id: Id.describe("The alert's"), made: z.array(Assignment), to_me: Assignment.nullable() });
export type AlertAssignments = z.infer<typeof AlertAssignments>;

export const NewAssignment = z.object({
  id: Id.describe("The alert's"),
  person_id: Id.describe("Of a reviewer or an administrator"),
  note: text(lengths.description).default(""),
});
export type NewAssignment = z.input<typeof NewAssignment>;

export const alertAssignmentOperations = operations({
  colleagues: {
    method: "GET",
    path: "/api/alert-assignees",
    access: "user",
    summary: "The reviewers and administrators of this installation, to whom alerts can be assigned, but for whoever asks.",
    input: Nothing,
    output: z.array(Colleague),
    example: {},
  },
  of: {
    method: "GET",
    path: "/api/alerts/{id}/assignments",
    access: "user",
    summary: "To whom a person assigned an alert, and who assigned it to them.",
    input: z.object({ id: Id }),
    output: AlertAssignments,
    example: {},
    needs: { id: { operation: "alerts.create", take: "id" } },
  },
  assign: {
    method: "POST",
    path: "/api/alerts/{id}/assignments",
    access: "user",
    summary: "Assigns an alert that everybody sees to a reviewer or an administrator, who is told of it.",
    input: NewAssignment,
    output: AlertAssignments,
    example: { note: "Does our procedure on records hold?" },
    needs: {
      id: { fixture: "shared-alert", take: "id" },
      person_id: { fixture: "reviewer", take: "id" },
    },
  },
});
