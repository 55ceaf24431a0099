import type { Database } from "../../platform/database/client.ts";
import { signInFirst } from "../../errors.ts";
import { actorOf, type Services } from "../../service.ts";
import { findPerson } from "./people.repository.ts";

export const createUserService = (database: Database): Services["users"] => ({
  async me(_, caller) {
    const row = await findPerson(database, actorOf(caller).id);
    if (!row) throw signInFirst();
    const { id, email, given_name, name, picture } = row;
    return { id, email, google_user_data: { given_name, name, picture } };
  },

  role: async (_, caller) => ({ role_type: actorOf(caller).role }),
});
