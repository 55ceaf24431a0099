import { type SourceStatus, isRetired } from "@clausewise/contracts";
import { retrievedAs } from "@clausewise/contracts/citations";

/** What decides which version of a source holds on a day. */
export interface DatedVersion {
  id: string;
  label: string;
  status: SourceStatus;
  issued: string | null;
  effective: string | null;
  retrieved: string;
  created_at: string;
}

/** The day from which a version counts, or its month or year, which count from their first day; null, which sorts first, where none is known. */
const countsFrom = (version: Pick<DatedVersion, "issued" | "effective">): string | null => version.effective ?? version.issued;

/** Whether a version counts on a day, and not only was adopted by then. */
export const hasBegun = (version: Pick<DatedVersion, "issued" | "effective">, day: string): boolean => (countsFrom(version) ?? "") <= day;

/**
 * The day from which a version that does not count yet is known: a text from when it was issued; a summary of ours tells
 * the law of the day for which it was compared, and nothing of the days before.
 */
function knownFrom({ label, issued, effective, retrieved }: DatedVersion): string | null {
  if (effective === null || issued === null || issued >= effective) return null;
  const known = retrievedAs(label) === "seen" || retrieved < issued ? issued : retrieved;
  return known < effective ? known : null;
}

/** Oldest first: by the day it counts from, then by the day it was issued, then retired before living, then by when we got it. */
export const inOrder = <V extends DatedVersion>(versions: readonly V[]): V[] =>
  versions.toSorted(
    (a, b) =>
      (countsFrom(a) ?? "").localeCompare(countsFrom(b) ?? "") ||
      (a.issued ?? "").localeCompare(b.issued ?? "") ||
      Number(isRetired(b.status)) - Number(isRetired(a.status)) ||
      a.created_at.localeCompare(b.created_at),
  );

/**
 * The version that holds on a day: the latest that counts by then; a draft only where there is nothing else. Where none
 * counts yet, the first that was adopted.
 */
export function versionOn<V extends DatedVersion>(versions: readonly V[], day: string): V | null {
  const ordered = inOrder(versions);
  const begun = ordered.filter((version) => hasBegun(version, day));
  return (
    begun.findLast((version) => version.status !== "draft") ??
    begun.at(-1) ??
    ordered.find((version) => (knownFrom(version) ?? "9") <= day) ??
    null
  );
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

/** The same as they are shown: what is adopted is not in force before its day, and what a later version replaces is until that one's. */
export const shownOn = <V extends DatedVersion>(versions: readonly V[], day: string) =>
  chainOn(versions, day).map((version, at, chain) => ({ ...version, status: statusOn(version, chain.slice(at + 1), day) }));

/** What a version is on a day on which none of those after it counts, or what it is called since then. */
function statusOn(version: DatedVersion, later: readonly DatedVersion[], day: string): SourceStatus {
  if (!hasBegun(version, day)) return version.status === "in_force" ? "final" : version.status;
  if (version.status !== "superseded") return version.status;
  const next = later.find(({ status }) => status !== "draft");
  return next === undefined || hasBegun(next, day) ? "superseded" : aliveAs(next.status);
}

/** What is superseded by now was of the standing that what replaced it has, as long as it held. */
const aliveAs = (successor: SourceStatus): SourceStatus => (successor === "final" ? "final" : "in_force");

/** A stretch of days, up to the next, on which a version holds. */
export interface Holding {
  /** Empty for what holds since ever. */
  from: string;
  version_id: string;
  status: SourceStatus;
  /** Whether it counts on these days, and was not only adopted. */
  has_begun: boolean;
}

/** Which version of a source holds from which day on, and as what, earliest first. */
export function timelineOf(versions: readonly DatedVersion[]): Holding[] {
  const days = versions.flatMap((version) => [
    countsFrom(version) ?? "",
    ...(knownFrom(version) === null ? [] : [knownFrom(version) ?? ""]),
  ]);
  return [...new Set(days)].toSorted().flatMap((from) => {
    const held = shownOn(versions, from).find(({ is_current }) => is_current);
    return held ? [{ from, version_id: held.id, status: held.status, has_begun: hasBegun(held, from) }] : [];
  });
}

/** Title 21 is printed each year as of 1 April, the United States Code as of the year's end. */
const editions: Readonly<Record<string, string>> = { CFR: "04-01", USC: "12-31" };

/**
 * The day of whose law a version's words are: of a summary of ours the day for which it was compared; of a text the day that
 * its label names, or that of an edition; where it says that it was consolidated without saying when, the day we saw it; else
 * the day it was issued.
 */
export function wordsOf({ label, issued, effective, retrieved }: DatedVersion): string {
  if (retrievedAs(label) !== "seen") return retrieved;
  const [, code = "", year = ""] = /\b(CFR|USC) (\d{4}) edition\b/.exec(label) ?? [];
  const named = /\b\d{4}-\d{2}-\d{2}\b/.exec(label)?.[0] ?? (year === "" ? undefined : `${year}-${editions[code] ?? "12-31"}`);
  if (named !== undefined) return named;
  return /consolidat|as amended/i.test(label) ? retrieved : (issued ?? effective ?? retrieved);
}
