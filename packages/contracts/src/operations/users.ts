import { z } from "zod";
import { Id } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";

/** Whether dates can be told in it. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** A time zone by its IANA name: `Europe/Berlin`. */
export const TimeZone = z.string().max(lengths.name).refine(isTimeZone, "must be a time zone, such as Europe/Berlin");

export const User = z.object({
  id: Id,
  email: z.string(),
  google_user_data: z.object({
    given_name: z.string().nullable(),
    name: z.string().nullable(),
    picture: z.string().nullable(),
  }),
  /** In which they read times; null where they have not said, and it is that of their browser. */
  time_zone: z.string().nullable(),
});
export type User = z.infer<typeof User>;

export const RoleType = z.enum(["regulatory_professional", "reviewer", "administrator"]);
export type RoleType = z.infer<typeof RoleType>;

export const Role = z.object({ role_type: RoleType });
export type Role = z.infer<typeof Role>;

export const userOperations = operations({
  me: {
    method: "GET",
    path: "/api/users/me",
    access: "user",
    summary: "The signed-in person.",
    input: z.object({}),
    output: User,
    example: {},
    reply: "bare",
  },
  update: {
    method: "PUT",
    path: "/api/users/me",
    access: "user",
    summary: "Changes how the signed-in person reads times: a time zone, or null for their browser's.",
    input: z.object({ time_zone: TimeZone.nullable() }),
    output: User,
    example: { time_zone: "Europe/Berlin" },
  },
  role: {
    method: "GET",
    path: "/api/users/me/role",
    access: "user",
    summary: "The signed-in person's role.",
    input: z.object({}),
    output: Role,
    example: {},
  },
});
