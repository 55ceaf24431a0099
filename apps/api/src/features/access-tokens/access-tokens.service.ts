import { counts } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { deleteToken, insertToken, listTokens } from "./access-tokens.repository.ts";
import { hashOf, newToken } from "./token-words.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
}

const dayInMs = 86_400_000;

/** The tokens with which programs act for people. */
export function createAccessTokenService({ database, audit, clock }: Parts): Services["accessTokens"] {
  return {
    list: (_, caller) => listTokens(database, viewerOf(caller)),

    create: ({ days, ...input }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        if ((await listTokens(tx, viewer)).length >= counts.accessTokens)
          throw new AppError(
            "conflict",
            `You have ${counts.accessTokens} access tokens already. Take one back that is no longer used, then make another.`,
          );
        const [token, created_at] = [newToken(), clock.now()];
        const expires_at = new Date(Date.parse(created_at) + days * dayInMs).toISOString();
        const made = await insertToken(tx, viewer, { ...input, token_hash: hashOf(token), created_at, expires_at });
        return {
          result: { ...made, token },
          entry: { action: "access_token.created", object_id: made.id, changes: { ...input, expires_at } },
        };
      }),

    revoke: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const name = await deleteToken(tx, viewerOf(caller), id);
        if (name === null) throw notFound("This access token");
        return { result: { done: true as const }, entry: { action: "access_token.revoked", object_id: id, changes: { name } } };
      }),
  };
}
