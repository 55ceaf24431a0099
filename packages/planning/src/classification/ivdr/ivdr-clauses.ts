import type { Clause } from "@clausewise/contracts";

const ivdr = (clause: string): Clause => ({ source: "EU IVDR", clause: `EU IVDR ${clause}` });

/** Clauses of the IVDR, spelled as the library spells them. */
export const annexVIII = (section: string): Clause => ivdr(`Annex VIII ${section}`);
export const article = (number: string): Clause => ivdr(`Article ${number}`);
