import type { SourceStatus } from "@clausewise/contracts";
import type { FollowedSource, VersionRow } from "../library/library.reads.ts";

type Source = FollowedSource["source"];
type Holding = FollowedSource["timeline"][number];

/** The version of a source that holds on a day, with its standing then, and those before it. */
export interface HeldVersion {
  source: Source;
  name: string;
  version: VersionRow;
  words_of: string;
  earlier: VersionRow[];
}

/** A draft replaces nothing yet, and what was withdrawn no longer does. */
const replaces = ({ status }: Holding): boolean => status !== "draft" && status !== "withdrawn";

/** What of all sources replaces others on a day, and what is going to, by the names of those. */
function replacersOn(sources: readonly FollowedSource[], day: string) {
  const gone = new Set<string>();
  const going = new Map<string, SourceStatus>();
  for (const { source, timeline } of sources) {
    if (source.owner_id !== null) continue;
    const now = timeline.findLast(({ from }) => from <= day);
    if (now?.has_begun === true && replaces(now)) for (const name of now.replaces) gone.add(name);
    for (const later of timeline.filter((one) => (one.from > day || !one.has_begun) && replaces(one)))
      for (const name of later.replaces) going.set(name, later.status);
  }
  return { gone, going };
}

/**
 * Versions that hold on a day in some jurisdictions, or in all for null, a person's own documents in each: superseded by what other sources replaced by then, and not by what comes later.
 */
export function holdingsOn(all: Iterable<FollowedSource>, day: string, jurisdictions: readonly string[] | null): HeldVersion[] {
  const sources = [...all];
  const { gone, going } = replacersOn(sources, day);
  const statusOf = ({ source, name }: FollowedSource, { status }: Holding): SourceStatus => {
    if (source.owner_id !== null || status === "withdrawn") return status;
    if (gone.has(name)) return "superseded";
    const successor = status === "superseded" ? going.get(name) : undefined;
    return successor === undefined ? status : successor === "final" ? "final" : "in_force";
  };
  return sources.flatMap((one) => {
    const { source, name, versions, timeline } = one;
    if (jurisdictions && source.kind !== "upload" && !jurisdictions.includes(source.jurisdiction)) return [];
    const holding = timeline.findLast(({ from }) => from <= day);
    const at = versions.findIndex(({ id }) => id === holding?.version_id);
    const version = versions[at];
    if (!holding || !version) return [];
    const earlier = versions.slice(0, at).map((before) => ({ ...before, status: overtaken(before.status) }));
    return [{ source, name, version: { ...version, status: statusOf(one, holding) }, words_of: holding.words_of, earlier }];
  });
}

const overtaken = (status: SourceStatus): SourceStatus => (status === "withdrawn" ? status : "superseded");
