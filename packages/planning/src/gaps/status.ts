import type { Applies, GapStatus } from "@clausewise/contracts";

/** Evidence of a requirement's own. */
interface Proof {
  /** Why it has to be looked at again; null where it stands as it did. */
  stale: string | null;
}

/** That somebody accepted the evidence of a requirement. */
interface Accepted {
  /** False where some of what was accepted is no longer there. */
  holds: boolean;
  name: string;
}

/** A requirement whose evidence serves another. */
export interface Serving {
  title: string;
  relation: "same" | "part" | "supports";
  proofs: readonly Proof[];
  accepted: Accepted | null;
}

export interface Standing {
  applies: Applies;
  proofs: readonly Proof[];
  accepted: Accepted | null;
  serving: readonly Serving[];
  /** Whether words of its clauses changed since it was taken up. */
  clausesChanged: boolean;
}

export interface Stands {
  status: GapStatus;
  because: string;
}

const pieces = (count: number): string => (count === 1 ? "one piece of evidence" : `${count} pieces of evidence`);
const titles = (serving: readonly Serving[]): string => serving.map(({ title }) => `“${title}”`).join(", ");
const isFresh = ({ proofs }: Pick<Serving, "proofs">): boolean => proofs.every(({ stale }) => stale === null);

/** What is accepted, by whom; null where nothing is. */
function acceptedBy({ accepted }: Standing, full: readonly Serving[]): string | null {
  if (accepted?.holds) return `Accepted by ${accepted.name}.`;
  const served = full.find((one) => one.accepted?.holds && isFresh(one));
  return served?.accepted ? `Accepted by ${served.accepted.name} for “${served.title}”, which asks for the same.` : null;
}

function shown(standing: Standing, full: readonly Serving[]): Stands {
  const { proofs, clausesChanged } = standing;
  const own = proofs.length > 0;
  const all = [...proofs, ...full.flatMap((one) => one.proofs)];
  const [stale] = all.flatMap((one) => one.stale ?? []);
  const accepted = acceptedBy(standing, full);
  if (stale !== undefined && (own || accepted === null)) return { status: "check_again", because: stale };
  if (accepted !== null && clausesChanged)
    return { status: "check_again", because: `${accepted} Words of its clauses have changed since.` };
  if (accepted !== null) return { status: "met", because: accepted };
  const of = own ? "" : `, linked to ${titles(full)}, which asks for the same`;
  const withdrawn = standing.accepted && !standing.accepted.holds ? " What was accepted is no longer all there." : "";
  return { status: "in_review", because: `There is ${pieces(all.length)}${of}, and nobody has accepted it yet.${withdrawn}` };
}

/** Where a requirement stands: by whether it applies, and by what was shown for it and for those that it corresponds to. */
export function statusOf(standing: Standing): Stands {
  const { applies, proofs } = standing;
  if (applies.state === "does_not_apply") return { status: "not_applicable", because: applies.because };
  if (applies.state === "not_known") return { status: "to_decide", because: applies.because };
  const linked = standing.serving.filter((one) => one.proofs.length > 0);
  const full = linked.filter(({ relation }) => relation === "same");
  if (proofs.length > 0 || full.length > 0) return shown(standing, full);
  const parts = linked.filter(({ relation }) => relation === "part");
  if (parts.length > 0) return { status: "partly_shown", because: `What is linked to ${titles(parts)} shows a part of it.` };
  const hints = linked.filter(({ relation }) => relation === "supports");
  if (hints.length > 0) return { status: "missing", because: `Nothing is linked to it. What is linked to ${titles(hints)} is a hint.` };
  return { status: "missing", because: "Nothing is linked to it." };
}
