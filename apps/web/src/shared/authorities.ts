import type { Authority } from "@clausewise/contracts";

/** The contract's labels, spelled again so that its validators stay out of the browser; a test keeps them equal. */
export const authorityLabels: Record<Authority, string> = {
  FDA: "FDA (US)",
  EU_MDR: "EU MDR",
  HEALTH_CANADA: "Health Canada",
  MULTI_AUTHORITY: "Multi-Authority",
};

export const defaultAuthority: Authority = "FDA";
export const questionLimit = 4000;

export const authorities: readonly Authority[] = ["FDA", "EU_MDR", "HEALTH_CANADA", "MULTI_AUTHORITY"];

export function toAuthority(value: string | null): Authority {
  return authorities.find((authority) => authority === value) ?? defaultAuthority;
}
