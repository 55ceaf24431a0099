import type { Clause } from "@clausewise/contracts";

const partOf = (section: string): string => section.split(".")[0] ?? section;

/** A section of title 21 of the CFR: `807.81(a)(2)`. */
export const cfr21 = (section: string): Clause => ({ source: `21 CFR ${partOf(section)}`, clause: `21 CFR ${section}` });

/** A section of the FD&C Act on devices, which the library holds as one text. */
export const deviceAct = (section: string): Clause => ({ source: "FD&C Act", clause: `FD&C Act ${section}` });

/** A section of the FD&C Act on drugs, or of the PHS Act: each is a text of the library by itself. */
export const drugAct = (section: string, inside = ""): Clause => ({
  source: `FD&C Act ${section}`,
  clause: `FD&C Act ${section}${inside}`,
});
export const phsAct = (inside: string): Clause => ({ source: "PHS Act 351", clause: `PHS Act 351${inside}` });
