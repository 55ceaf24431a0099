import type { OfficialChange } from "@clausewise/contracts";
import type { About } from "@clausewise/watch";

/** Kinds of entries of which it matters that they say something else now. */
const revised = ["rule", "guidance", "standard", "consultation", "recall", "safety notice", "classification"];
/** Kinds of entries of which it matters that they are not listed any longer: something that was relied on is gone. */
const lasting = ["rule", "guidance", "standard", "classification"];

/** Whether an alert is to tell of a change: a text that came into the library is no change of law, and what is for nobody is not told, except where somebody watches it by name. */
export function isNoteworthy(change: OfficialChange, about: About, isWatched: boolean): boolean {
  if (change.library_source_id !== null) return change.kind === "removed" || (change.kind === "changed" && saysSomethingElse(change));
  if (isWatched) return true;
  if (about.isForeign || about.reach === "nobody") return false;
  if (change.kind === "added") return true;
  return (change.kind === "changed" && revised.includes(about.kind)) || (change.kind === "removed" && lasting.includes(about.kind));
}

const saysSomethingElse = ({ clauses, renumbered }: OfficialChange): boolean => clauses.length > 0 || renumbered.length > 0;
