import { type SourceStatus, isRetired } from "@clausewise/contracts";

/** What decides which version of a source holds on a day. */
export interface DatedVersion {
  id: string;
  status: SourceStatus;
  issued: string | null;
  effective: string | null;
  created_at: string;
}

/** The day from which a version counts, or its month or year, which count from their first day; null, which sorts first, where none is known. */
const countsFrom = (version: Pick<DatedVersion, "issued" | "effective">): string | null => version.effective ?? version.issued;

/** Oldest first: by the day it counts from, then retired before living, then by when we got it. */
export const inOrder = <V extends DatedVersion>(versions: readonly V[]): V[] =>
  versions.toSorted(
    (a, b) =>
      (countsFrom(a) ?? "").localeCompare(countsFrom(b) ?? "") ||
      Number(isRetired(b.status)) - Number(isRetired(a.status)) ||
      a.created_at.localeCompare(b.created_at),
  );

/** The version that holds on a day: the latest that counts by then; a draft only where there is nothing else. */
export function versionOn<V extends DatedVersion>(versions: readonly V[], day: string): V | null {
  const begun = inOrder(versions).filter((version) => (countsFrom(version) ?? "") <= day);
  return begun.findLast((version) => version.status !== "draft") ?? begun.at(-1) ?? null;
}

/** Versions of one source, oldest first, each with what it is on a day: what it replaced, whether it holds, whether it was overtaken. */
export function chainOn<V extends DatedVersion>(versions: readonly V[], day: string) {
  const ordered = inOrder(versions);
  const current = versionOn(ordered, day);
  const holding = current ? ordered.indexOf(current) : -1;
  return ordered.map((version, at) => ({
    ...version,
    replaces: ordered[at - 1]?.id ?? null,
    is_current: at === holding,
    status: at < holding && version.status !== "withdrawn" ? ("superseded" as const) : version.status,
  }));
}

/** Which version of a source holds from which day on, earliest first; the day is empty for what holds since ever. */
export const timelineOf = (versions: readonly DatedVersion[]): { from: string; version_id: string }[] =>
  [...new Set(versions.map((version) => countsFrom(version) ?? ""))].toSorted().flatMap((from) => {
    const held = versionOn(versions, from);
    return held ? [{ from, version_id: held.id }] : [];
  });
