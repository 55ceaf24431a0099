import { expect, test } from "vitest";
import { roleOf, type RoleGrounds } from "./roles.ts";

const grounds = (said: Partial<RoleGrounds>): RoleGrounds => ({
  provider: "oidc",
  subject: "Subject-7",
  email: "Ana@example.org",
  email_verified: true,
  provider_role: null,
  granted_role: null,
  ...said,
});

test.each([
  ["a verified address that is named", {}, ["ana@example.org"], "administrator"],
  ["an address that is named and not verified", { email_verified: false }, ["ana@example.org"], "regulatory_professional"],
  ["provider and subject that are named", { email_verified: false }, ["oidc:subject-7"], "administrator"],
  ["the same subject of another provider", { provider: "google" }, ["oidc:subject-7"], "regulatory_professional"],
  ["a role an administrator gave", { granted_role: "reviewer" as const, provider_role: "administrator" as const }, [], "reviewer"],
  ["a role the provider says", { provider_role: "administrator" as const }, [], "administrator"],
  ["nothing", {}, [], "regulatory_professional"],
])("%s decides what a person may do", (_what, said, administrators, role) => {
  expect(roleOf(grounds(said), administrators)).toBe(role);
});
