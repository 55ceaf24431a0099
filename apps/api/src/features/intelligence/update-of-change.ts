import type { OfficialChange, RegulatoryUpdate } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import { jurisdictionName } from "@clausewise/contracts/jurisdiction-names";
import { areaLabels } from "@clausewise/contracts/vocabulary";
import type { About, Watch } from "@clausewise/watch";

/** A change of a text or a rule that was published, with where its source is read. */
export interface ChangeOfLaw {
  change: OfficialChange;
  source: { title: string; url: string };
}

/** What an update says that a source brought; null of what changes no rule for the products that are dealt with here. */
export function updateOfChange(watch: Pick<Watch, "fromChange" | "severityOf">, { change, source }: ChangeOfLaw): RegulatoryUpdate | null {
  const about = watch.fromChange(change);
  const isText = change.library_source_id !== null;
  if (isText ? !saysSomethingElse(change) : !isRule(about)) return null;
  const { severity, reason } = watch.severityOf(about);
  return {
    id: `official-${change.id}`,
    ...placeOf(about),
    updateType: about.kind === "guidance" ? "guideline_update" : "regulation_change",
    title: isText ? `${named(change)} says something else` : change.title,
    description: isText ? saidOfText(change) : saidOfRule(change),
    impactLevel: severity,
    impact_reason: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
    affectedAreas: [...about.topics, ...about.areas.map((area) => areaLabels[area])],
    effectiveDate: wholeDay(about.effective),
    sourceUrl: change.after?.url ?? change.caused_by.find(({ url }) => url !== null)?.url ?? source.url,
    sourceDocument: isText ? named(change) : (change.after?.fields["citation"] ?? change.title),
    createdAt: wholeDay(change.after?.fields["published"] ?? null) ?? change.at.slice(0, 10),
    source: "Authority_Website",
    checked_against: `What “${source.title}” gave on ${knownDate(change.at.slice(0, 10), "short")}, told by a program`,
  };
}

const saysSomethingElse = ({ clauses, renumbered }: OfficialChange): boolean => clauses.length > 0 || renumbered.length > 0;

const isRule = ({ kind, isForeign }: About): boolean => kind === "rule" && !isForeign;

const named = ({ title, subject }: OfficialChange): string => (title.includes(subject) ? title : `${subject}: ${title}`);

const wholeDay = (date: string | null): string | null => (date?.length === 10 ? date : null);

/** What is of no one country, or of the international bodies, is told as global. */
function placeOf({ jurisdictions: [code] }: About): Pick<RegulatoryUpdate, "countryCode" | "countryName"> {
  if (code === undefined || code === "INT") return { countryCode: "Global", countryName: "Global" };
  return { countryCode: code, countryName: jurisdictionName(code) };
}

const shownAtMost = 12;

function listed(values: readonly string[]): string {
  const more = values.length - shownAtMost;
  return `${values.slice(0, shownAtMost).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}

/** Whole sentences in a line; those that nothing is known for are left out. */
const sentences = (lines: readonly (string | null)[]): string => lines.filter((line) => line !== null).join(" ");

const saidOfRule = ({ after }: OfficialChange): string => {
  const { citation = null, published = null, amends = null, effective = null } = after?.fields ?? {};
  return sentences([
    `A rule that the Federal Register published${published === null ? "" : ` on ${knownDate(published, "short")}`}${citation === null ? "" : ` as ${citation}`}.`,
    amends === null ? null : `It names ${listed(amends.split("; "))}.`,
    effective === null ? "From when it applies stands in its words." : `It applies from ${knownDate(effective, "short")}.`,
  ]);
};

const saidOfText = ({ clauses, renumbered, effective, caused_by }: OfficialChange): string =>
  sentences([
    clauses.length === 0 ? null : `Sections that changed, came or went: ${listed(clauses)}.`,
    renumbered.length === 0 ? null : `Renumbered: ${listed(renumbered.map(({ from, to }) => `${from}, now ${to}`))}.`,
    effective === null ? null : `The words apply from ${knownDate(effective, "short")}.`,
    ...caused_by.map(({ citation, title }) => `Because of ${citation === null ? title : `${citation}, ${title}`}.`),
  ]);
