import type { RoleType } from "@clausewise/contracts";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import type { ProviderProfile } from "../../service.ts";
import { person } from "./identity.table.ts";

/** Stores what the provider says of a person; several first sign-ins at once give one row. */
export async function savePerson(tx: Database, profile: ProviderProfile, role_type: RoleType, now: string) {
  const said = { email: profile.email, given_name: profile.given_name, name: profile.name, picture: profile.picture, role_type };
  const [row] = await tx
    .insert(person)
    .values({ ...said, provider: profile.provider, subject: profile.subject, created_at: now })
    .onConflictDoUpdate({ target: [person.provider, person.subject], set: said })
    .returning();
  if (!row) throw new Error("the person was not stored");
  return row;
}

export async function findPerson(database: Database, id: string) {
  const [row] = await database.select().from(person).where(eq(person.id, id));
  return row ?? null;
}

/** The person an identity provider knows under this subject. */
export async function findProfile(tx: Database, { provider, subject }: Pick<ProviderProfile, "provider" | "subject">) {
  const [row] = await tx
    .select()
    .from(person)
    .where(and(eq(person.provider, provider), eq(person.subject, subject)));
  return row ?? null;
}
