import { createAccessTokenService } from "../features/access-tokens/access-tokens.service.ts";
import { createOpenToken } from "../features/access-tokens/open-token.ts";
import { createAccountService } from "../features/account/account.service.ts";
import type { ErasureParts } from "../features/account/erasure.ts";
import { createAuditService } from "../features/audit/audit.service.ts";
import { openExportKey } from "../features/audit/export/export-key.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import { createPeopleService } from "../features/identity/people.service.ts";
import { createSessionService, type SessionParts } from "../features/identity/sessions.service.ts";
import { createUserService } from "../features/identity/users.service.ts";
import type { Services } from "../service.ts";
import type { Platform } from "./platform.ts";

type Given = Pick<SessionParts, "providers"> & Pick<ErasureParts, "leaving">;

/** People with their accounts and what they did, the sessions that they sign in to, and the tokens with which programs act for them. */
export function openPeople(platform: Platform, { providers, leaving }: Given) {
  const { config, trail } = platform;
  const parts = { ...platform, people: peopleReads, administrators: config.administrators };
  const account = { ...parts, records: trail.records, keys: trail.keys, erasures: trail.erasures, leaving };
  const services: Pick<Services, "accessTokens" | "account" | "audit" | "people" | "sessions" | "users"> = {
    accessTokens: createAccessTokenService(parts),
    account: createAccountService(account),
    audit: createAuditService({ ...platform, people: trail.keys, exportKey: () => openExportKey(config.auditDir) }),
    people: createPeopleService(parts),
    sessions: createSessionService({ ...parts, providers }),
    users: createUserService(parts),
  };
  return { services, account, openToken: createOpenToken(parts) };
}
