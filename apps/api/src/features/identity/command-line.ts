import type { Clock } from "../../platform/clock/clock.ts";
import type { Actor, Caller } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { findProfile, savePerson } from "./people.repository.ts";

const profile = {
  provider: "system",
  subject: "command-line",
  email: "command-line@localhost",
  given_name: null,
  name: "Command line",
  picture: null,
  email_verified: false,
  role: null,
};

interface Parts {
  audit: AuditTrail;
  clock: Clock;
}

/** The person under whose name this machine's command-line tools act; stored, with its record, on the first start. */
export async function commandLineActor({ audit, clock }: Parts, caller: Omit<Caller, "actor">): Promise<Actor> {
  const acting: Caller = { ...caller, actor: null };
  return audit.change(acting, async (tx) => {
    const known = await findProfile(tx, profile);
    const row = known ?? (await savePerson(tx, profile, "administrator", clock.now()));
    const actor: Actor = { id: row.id, label: row.email, role: row.role_type };
    // The program adds this person by itself, so the record names nobody else.
    acting.actor = actor;
    const changes = { provider: profile.provider, email: row.email, role_type: row.role_type };
    return { result: actor, entry: known ? null : { action: "person.added", object_id: row.id, changes } };
  });
}
