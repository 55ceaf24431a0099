import type { DraftTool } from "@clausewise/contracts";
import type { LookControl, LookThrough } from "./draft-tool.ts";
import type { Proofreader } from "./proofreader.ts";
import { lookedIn, type LookedUp } from "./references.ts";

interface Parts {
  /** Looks through texts apart from requests. */
  proofreader: Proofreader;
  /** Looks up what a text refers to. */
  references: { check: (text: { text: string; day: string | null }, control: LookControl) => Promise<LookedUp[]> };
}

export type DraftTools = Record<DraftTool, LookThrough>;

/** The tools that look through drafts. */
export const createDraftTools = ({ proofreader, references }: Parts): DraftTools => ({
  async completeness({ text, pack }, { report }) {
    if (!pack) throw new Error("the kind of document is no longer known");
    await report(0.1, `Looking for ${pack.requirements.length} elements`);
    return proofreader.elements(text, pack);
  },
  references: async ({ text, day }, control) => lookedIn(text, await references.check({ text, day }, control)),
  async consistency({ text }, { report }) {
    await report(0.1, "Comparing values, acronyms, units and dates");
    return proofreader.inconsistencies(text);
  },
});
