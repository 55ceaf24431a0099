import { z } from "zod";

/** Whose rules a question is about; the values the search screen sends. */
export const Authority = z.enum(["FDA", "EU_MDR", "HEALTH_CANADA", "MULTI_AUTHORITY"]);
export type Authority = z.infer<typeof Authority>;
export const defaultAuthority: Authority = "FDA";

/** Labels of the authority buttons. */
export const authorityLabels: Record<Authority, string> = {
  FDA: "FDA (US)",
  EU_MDR: "EU MDR",
  HEALTH_CANADA: "Health Canada",
  MULTI_AUTHORITY: "Multi-Authority",
};

/** ISO 3166 codes of the jurisdictions each choice searches; null searches all. */
export const authorityJurisdictions: Record<Authority, readonly string[] | null> = {
  FDA: ["US"],
  EU_MDR: ["EU"],
  HEALTH_CANADA: ["CA"],
  MULTI_AUTHORITY: null,
};
