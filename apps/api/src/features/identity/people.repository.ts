import type { Page, Person, RoleType } from "@clausewise/contracts";
import { and, eq, ilike, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOf, oneOfTexts } from "../../platform/database/one-of.ts";
import { containing } from "../../platform/database/like.ts";
import { by, byCreation, pageOf } from "../../platform/database/page.ts";
import type { ProviderProfile } from "../../service.ts";
import { person } from "./identity.table.ts";

export type StoredPerson = typeof person.$inferSelect;

/** Stores what the provider says of a person; several first sign-ins at once give one row. */
export async function savePerson(tx: Database, profile: ProviderProfile, role_type: RoleType, now: string): Promise<StoredPerson> {
  const { provider, subject, role: provider_role, ...rest } = profile;
  const said = { ...rest, provider_role, role_type };
  const [row] = await tx
    .insert(person)
    .values({ ...said, provider, subject, created_at: now })
    .onConflictDoUpdate({ target: [person.provider, person.subject], set: said })
    .returning();
  if (!row) throw new Error("the person was not stored");
  return row;
}

export async function findPerson(database: Database, id: string): Promise<StoredPerson | null> {
  const [row] = await database.select().from(person).where(eq(person.id, id));
  return row ?? null;
}

/** The person an identity provider knows under this subject. */
export async function findProfile(
  tx: Database,
  { provider, subject }: Pick<ProviderProfile, "provider" | "subject">,
): Promise<StoredPerson | null> {
  const [row] = await tx
    .select()
    .from(person)
    .where(and(eq(person.provider, provider), eq(person.subject, subject)));
  return row ?? null;
}

/** Everybody but those the program itself acts as. */
const isSomebody = ne(person.provider, "system");

export const everybody = (database: Database): Promise<StoredPerson[]> => database.select().from(person).where(isSomebody);

/** Whether no other open account is an administrator's. */
export async function isOnlyAdministrator(tx: Database, id: string): Promise<boolean> {
  const others = and(isSomebody, ne(person.id, id), eq(person.role_type, "administrator"), isNull(person.disabled_at));
  return (await tx.$count(person, others)) === 0;
}

export const findAdministrators = (tx: Database): Promise<{ id: string; email: string }[]> =>
  tx
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(and(isSomebody, eq(person.role_type, "administrator"), eq(person.email_verified, true), isNull(person.disabled_at)));

/** Those who can be reached under some addresses, written in small letters: their accounts are open, and the provider vouches for it. */
export const findAddressed = (database: Database, addresses: readonly string[]): Promise<StoredPerson[]> =>
  database
    .select()
    .from(person)
    .where(
      and(isSomebody, eq(person.email_verified, true), isNull(person.disabled_at), oneOfTexts(sql`lower(${person.email})`, addresses)),
    );

export const findNames = (database: Database, ids: readonly string[]): Promise<Pick<StoredPerson, "id" | "name" | "email">[]> =>
  database.select({ id: person.id, name: person.name, email: person.email }).from(person).where(oneOf(person.id, ids));

/** What those of some people are called and may do who are still there. */
export const findWriters = (database: Database, ids: readonly string[]) => {
  const { id, name, given_name, role_type } = person;
  return database.select({ id, name, given_name, role_type }).from(person).where(oneOf(id, ids));
};

/** Those whose accounts are open and whose name stands behind an @ in a text. */
export const findMentioned = (database: Database, text: string) => {
  const { id, name } = person;
  return database
    .select({ id, name })
    .from(person)
    .where(and(isSomebody, isNull(person.disabled_at), sql`position(lower('@' || ${name}) in lower(${text})) > 0`));
};

/** The reviewers and administrators whose accounts are open, by name. */
export const findReviewers = (database: Database): Promise<StoredPerson[]> =>
  database
    .select()
    .from(person)
    .where(and(isSomebody, inArray(person.role_type, ["reviewer", "administrator"]), isNull(person.disabled_at)))
    .orderBy(person.name, person.email);

export async function changePerson(
  tx: Database,
  id: string,
  change: Partial<Pick<StoredPerson, "role_type" | "granted_role" | "disabled_at" | "time_zone">>,
): Promise<StoredPerson> {
  const [row] = await tx.update(person).set(change).where(eq(person.id, id)).returning();
  if (!row) throw new Error("the person was not changed");
  return row;
}

const orders = { ...byCreation(person), email: by(person.email, person.id, "ascending") };

interface PeopleFilter {
  search?: string | undefined;
  disabled?: boolean | undefined;
  sort: "email" | "newest";
  cursor?: string | undefined;
  limit: number;
}

export function listPeople(database: Database, { search, disabled, sort, ...place }: PeopleFilter): Promise<Page<Person>> {
  const pattern = search?.trim() ? containing(search) : null;
  const matching = and(
    isSomebody,
    pattern === null ? undefined : or(ilike(person.email, pattern), ilike(person.name, pattern)),
    disabled === undefined ? undefined : disabled ? isNotNull(person.disabled_at) : isNull(person.disabled_at),
  );
  const { id, email, name, provider, role_type, created_at, disabled_at } = person;
  return pageOf(place, orders[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({
        id,
        email,
        name,
        provider,
        role_type,
        created_at,
        disabled_at,
        ...columns(database.$count(person, matching)),
      })
      .from(person)
      .where(and(matching, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
