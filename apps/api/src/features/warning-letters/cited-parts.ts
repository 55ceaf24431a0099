/** The part that a clause of the regulations stands in: `21 CFR 820` of `21 CFR 820.30(a)`; other law stands for itself. */
export const partOf = (clause: string): string => /^\d+ CFR \d+/.exec(clause)?.[0] ?? clause;

/** The section of a clause, without its paragraphs: `21 CFR 820.30` of `21 CFR 820.30(a)`. */
export const sectionOf = (clause: string): string => /^\d+ CFR \d+(?:\.\d+)?/.exec(clause)?.[0] ?? clause;
