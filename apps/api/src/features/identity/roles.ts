import type { RoleType } from "@clausewise/contracts";

/** What a role is worked out from. */
export interface RoleGrounds {
  provider: string;
  subject: string;
  email: string;
  email_verified: boolean;
  provider_role: RoleType | null;
  granted_role: RoleType | null;
}

/** Whether the settings name somebody administrator: as `provider:subject`, or by an address that the provider vouches for. */
export const isNamedAdministrator = (
  { provider, subject, email, email_verified }: Omit<RoleGrounds, "provider_role" | "granted_role">,
  administrators: readonly string[],
): boolean =>
  administrators.includes(`${provider}:${subject}`.toLowerCase()) || (email_verified && administrators.includes(email.toLowerCase()));

/** The settings come first, then what an administrator gave, then what the provider says. */
export const roleOf = (grounds: RoleGrounds, administrators: readonly string[]): RoleType =>
  isNamedAdministrator(grounds, administrators)
    ? "administrator"
    : (grounds.granted_role ?? grounds.provider_role ?? "regulatory_professional");
