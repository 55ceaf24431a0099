import { z } from "zod";
import { AccessScope } from "../domain/access-scopes.ts";
import { Done, Id, Nothing, Timestamp, filled } from "../domain/fields.ts";
import { accessTokenDays, callsPerMinute, lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";

/** What lets a program act for a person, within its scopes and until its end. */
export const AccessToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(AccessScope),
  created_at: Timestamp,
  /** From when on it opens nothing. */
  expires_at: Timestamp,
  /** To the minute; null while nothing used it. */
  last_used_at: Timestamp.nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

/** The token itself is told once, as it is kept nowhere. */
export const CreatedAccessToken = AccessToken.extend({ token: z.string() });
export type CreatedAccessToken = z.infer<typeof CreatedAccessToken>;

export const NewAccessToken = z.object({
  name: filled(lengths.name),
  scopes: z
    .array(AccessScope)
    .min(1)
    .refine((scopes) => new Set(scopes).size === scopes.length, "must name each scope once")
    .default(["read"]),
  days: z.number().int().min(1).max(accessTokenDays.most).default(accessTokenDays.usual),
});
export type NewAccessToken = z.output<typeof NewAccessToken>;

export const accessTokenOperations = operations({
  list: {
    method: "GET",
    path: "/api/access-tokens",
    access: "user",
    summary: "A person's access tokens for programs, newest first, without what opens anything.",
    input: Nothing,
    output: z.array(AccessToken),
    example: {},
  },
  create: {
    method: "POST",
    path: "/api/access-tokens",
    access: "user",
    summary: "Makes an access token, with which a program acts for the person within its scopes; it is told once.",
    input: NewAccessToken,
    output: CreatedAccessToken,
    example: { name: "Quality system", scopes: ["read", "ask"], days: 30 },
    perMinute: callsPerMinute.accessToken,
  },
  revoke: {
    method: "DELETE",
    path: "/api/access-tokens/{id}",
    access: "user",
    summary: "Takes an access token back: it opens nothing from the next request on.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: { operation: "accessTokens.create", take: "id" } },
  },
});
