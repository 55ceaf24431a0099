import { z } from "zod";
import { Id, Timestamp, flag, text } from "../domain/fields.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";
import { RoleType } from "./users.ts";

/** A person as an administrator sees them. */
export const Person = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  provider: z.string(),
  role_type: RoleType,
  created_at: Timestamp,
  /** When an administrator closed the account, if one did. */
  disabled_at: Timestamp.nullable(),
});
export type Person = z.infer<typeof Person>;

const PeopleFilter = listInput({ search: text(200).optional(), disabled: flag().optional() }, ["email", "newest"]);
export type PeopleFilter = z.infer<typeof PeopleFilter>;

export const peopleOperations = operations({
  list: {
    method: "GET",
    path: "/api/people",
    access: "administrator",
    summary: "Everybody who has signed in, by e-mail address.",
    input: PeopleFilter,
    output: page(Person),
    example: { search: "example.org" },
    reply: "page",
  },
  update: {
    method: "PUT",
    path: "/api/people/{id}",
    access: "administrator",
    summary: "Gives a person a role, or closes or opens their account; closing it ends their sessions at once.",
    input: z.object({
      id: Id,
      role: RoleType.optional(),
      disabled: z.boolean().optional(),
      /** Why; kept in the audit trail. */
      reason: text(500).optional(),
    }),
    output: Person,
    example: { disabled: false, reason: "Back from leave" },
    needs: { id: { operation: "people.list", take: "0.id" } },
  },
});
