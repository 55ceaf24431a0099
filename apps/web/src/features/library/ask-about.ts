import type { Authority } from "@clausewise/contracts";
import { defaultAuthority, questionLimit } from "../../shared/authorities.ts";

const authorityOf: Readonly<Record<string, Authority>> = { US: "FDA", EU: "EU_MDR", CA: "HEALTH_CANADA" };

/** The address of the composer under the authority whose source this is. */
export function composerAddress(jurisdiction: string): string {
  const authority = authorityOf[jurisdiction] ?? "MULTI_AUTHORITY";
  return authority === defaultAuthority ? "/queries" : `/queries?authority=${authority}`;
}

/** A question begun about a source; a draft that is there already is kept and only told what it is about. */
export function questionAbout(identifier: string, draft: string | null): string {
  const begun = draft?.trim() ?? "";
  if (begun.includes(identifier)) return begun;
  const question = begun === "" ? `What does ${identifier} say about ` : `${begun} (${identifier})`;
  return question.length > questionLimit ? begun : question;
}
