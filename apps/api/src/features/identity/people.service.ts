import type { Person } from "@clausewise/contracts";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Database } from "../../platform/database/client.ts";
import { actorOf, type Services } from "../../service.ts";
import type { AuditTrail, AuditedCaller } from "../audit/audit-trail.ts";
import { changePerson, everybody, findPerson, listPeople, type StoredPerson } from "./people.repository.ts";
import { isNamedAdministrator, roleOf } from "./roles.ts";
import { endSessionsOf } from "./sessions.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "signOut">;
  /** As the settings name them, in lower case. */
  administrators: readonly string[];
}

export const createPeopleService = ({ database, audit, clock, events, administrators }: Parts): Services["people"] => ({
  list: (filter) => listPeople(database, filter),

  async update({ id, role, disabled, reason = null }, caller) {
    if (id === actorOf(caller).id) throw new AppError("conflict", "Another administrator has to change your own account.");
    return audit.change(caller, async (tx) => {
      const before = await findPerson(tx, id);
      if (!before || before.provider === "system") throw notFound("This person");
      if (role !== undefined && role !== "administrator" && isNamedAdministrator(before, administrators))
        throw new AppError("conflict", "This person is named in ADMINISTRATORS: take the name out there first.");
      const granted_role = role ?? before.granted_role;
      const disabled_at = disabled === undefined ? before.disabled_at : disabled ? (before.disabled_at ?? clock.now()) : null;
      const role_type = roleOf({ ...before, granted_role }, administrators);
      const after = await changePerson(tx, id, { granted_role, disabled_at, role_type });
      if (after.disabled_at !== null) {
        await endSessionsOf(tx, id);
        await events.signOut(tx, id, null);
      }
      const changes = difference(before, after);
      return { result: shown(after), entry: changes && { action: "person.changed", object_id: id, subject_id: id, reason, changes } };
    });
  },
});

/** Works every role out again from the settings as they are now, each change with its record. */
export async function refreshRoles(
  { database, audit, administrators }: Omit<Parts, "clock" | "events">,
  caller: AuditedCaller,
): Promise<void> {
  for (const person of await everybody(database)) {
    const role_type = roleOf(person, administrators);
    if (role_type === person.role_type) continue;
    await audit.change(caller, async (tx) => {
      const after = await changePerson(tx, person.id, { role_type });
      const changes = difference(person, after);
      return {
        result: undefined,
        entry: changes && { action: "person.changed", object_id: person.id, subject_id: person.id, reason: "the settings", changes },
      };
    });
  }
}

const shown = ({ id, email, name, provider, role_type, created_at, disabled_at }: StoredPerson): Person => ({
  id,
  email,
  name,
  provider,
  role_type,
  created_at,
  disabled_at,
});

function difference(before: StoredPerson, after: StoredPerson): Record<string, unknown> | null {
  const fields = (["role_type", "granted_role", "disabled_at"] as const).filter((field) => before[field] !== after[field]);
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, { before: before[field], after: after[field] }]));
}
