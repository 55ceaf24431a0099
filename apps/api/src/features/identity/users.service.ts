import type { User } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { signInFirst } from "../../errors.ts";
import { actorOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { changePerson, findPerson, type StoredPerson } from "./people.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
}

export const createUserService = ({ database, audit }: Parts): Services["users"] => ({
  async me(_, caller) {
    const row = await findPerson(database, actorOf(caller).id);
    if (!row) throw signInFirst();
    return shown(row);
  },

  update: ({ time_zone }, caller) =>
    audit.change(caller, async (tx) => {
      const before = await findPerson(tx, actorOf(caller).id);
      if (!before) throw signInFirst();
      if (before.time_zone === time_zone) return { result: shown(before), entry: null };
      const after = await changePerson(tx, before.id, { time_zone });
      const changes = { time_zone: { before: before.time_zone, after: time_zone } };
      return { result: shown(after), entry: { action: "person.updated", object_id: before.id, changes } };
    }),

  role: async (_, caller) => ({ role_type: actorOf(caller).role }),
});

const shown = ({ id, email, given_name, name, picture, time_zone }: StoredPerson): User => ({
  id,
  email,
  google_user_data: { given_name, name, picture },
  time_zone,
});
