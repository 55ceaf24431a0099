import { builtInGuidance, builtInGuidanceSummaries } from "@clausewise/static-data";
import type { Clock } from "../../platform/clock/clock.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import type { OfficialReads } from "../official/official.reads.ts";
import { mergeGuidance, type Guidance, type GuidanceParts } from "./merge-guidance.ts";

/** FDA's list among the official sources. */
export const guidanceRegister = "fda-guidance";
/** Where the words of its documents come from. */
const guidanceTexts = "fda-guidance-texts";

export interface ViewParts {
  clock: Clock;
  library: Pick<LibraryReads, "guidanceOf" | "lastRevision">;
  official: Pick<OfficialReads, "registerState" | "whole" | "fileSizes">;
  builtIn?: Pick<GuidanceParts, "builtIn" | "summaries">;
}

/** The guidance documents as they stand: the very same list until FDA's list, the library or the day is another. */
export function createGuidanceView({ clock, library, official, builtIn }: ViewParts) {
  let fixed = builtIn;
  let kept: { mark: string; all: Guidance[]; byId: ReadonlyMap<string, Guidance> } | null = null;
  return async () => {
    const day = clock.today();
    const [state, revision] = await Promise.all([official.registerState(guidanceRegister), library.lastRevision()]);
    const mark = `${state.mark} ${revision} ${day}`;
    if (kept?.mark === mark) return kept;
    fixed ??= { builtIn: builtInGuidance(), summaries: builtInGuidanceSummaries() };
    const [register, sources, fileSizes] = await Promise.all([
      official.whole(guidanceRegister),
      library.guidanceOf("FDA"),
      official.fileSizes(guidanceTexts),
    ]);
    const all = mergeGuidance({ ...fixed, register, sources, fileSizes, day });
    kept = { mark, all, byId: new Map(all.map((one) => [one.id, one])) };
    return kept;
  };
}

export type GuidanceView = ReturnType<typeof createGuidanceView>;
