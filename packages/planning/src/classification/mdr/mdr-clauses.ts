import type { Clause } from "@clausewise/contracts";

const mdr = (clause: string): Clause => ({ source: "EU MDR", clause: `EU MDR ${clause}` });

/** Clauses of the MDR, spelled as the library spells them. */
export const annexVIII = (section: string): Clause => mdr(`Annex VIII ${section}`);
export const article = (number: string): Clause => mdr(`Article ${number}`);
export const annexXVI = (group?: number): Clause => mdr(group === undefined ? "Annex XVI" : `Annex XVI ${group}`);
