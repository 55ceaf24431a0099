import { z } from "zod";
import { Id } from "../domain/fields.ts";
import { operations } from "../wire/operation.ts";

export const User = z.object({
  id: Id,
  email: z.string(),
  google_user_data: z.object({
    given_name: z.string().nullable(),
    name: z.string().nullable(),
    picture: z.string().nullable(),
  }),
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
