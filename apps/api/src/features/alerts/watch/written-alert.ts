import type { AlertBody, AlertType, OfficialChange } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import { lengths } from "@clausewise/contracts/limits";
import type { About } from "@clausewise/watch";
import type { ReadChange } from "./group-changes.ts";

/** What an alert says of where it comes from. */
export interface WatchedSource {
  id: string;
  title: string;
  url: string;
}

const typesByKind: Readonly<Record<string, AlertType>> = {
  rule: "new_regulation",
  classification: "new_regulation",
  guidance: "guidance_update",
  standard: "guidance_update",
  briefing: "guidance_update",
  programme: "guidance_update",
  consultation: "deadline_change",
};

/** The type of what a kind of notice tells; recalls, letters and entries of others are something to hold one's own work against. */
const typeOf = ({ kind }: About): AlertType => typesByKind[kind] ?? "compliance_reminder";

const bodies: Readonly<Record<string, AlertBody>> = {
  FDA: "FDA",
  CDRH: "FDA",
  EMA: "EMA",
  MHRA: "MHRA",
  "Health Canada": "Health Canada",
  "EU MDR/IVDR": "European Commission",
  MDCG: "European Commission",
};

/** What became of a text or an entry. */
export const happened: Readonly<Record<OfficialChange["kind"], string>> = {
  added: "new",
  changed: "changed",
  removed: "no longer listed",
  back: "listed again",
};

const listedAtMost = 10;

/** The first of several, and how many more there are. */
function firstOf(values: readonly string[], separator = "; "): string {
  const more = values.length - listedAtMost;
  const shown = values.slice(0, listedAtMost).join(separator);
  return more > 0 ? `${shown}${separator}and ${more} more` : shown;
}

const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** What an alert says of a group of changes of one source. */
export function writtenAlert(source: WatchedSource, group: readonly [ReadChange, ...ReadChange[]]) {
  const [{ change, about, rated }] = group;
  const isOne = group.length === 1;
  return {
    alert_type: typeOf(about),
    title: short(isOne ? titleOf(change) : `${source.title}: ${group.length} ${happened[change.kind]}`, lengths.title),
    description: short(isOne ? saidOf(source, { change, about }) : saidOfMany(group), lengths.description),
    severity_level: rated.severity,
    severity_reason: rated.reason,
    regulatory_body: bodies[about.authority] ?? null,
    effective_date: isOne && /^\d{4}-\d{2}-\d{2}$/.test(about.effective ?? "") ? about.effective : null,
    source_url: (isOne ? addressOf(change) : null) ?? source.url,
    source_id: source.id,
    library_source_id: isOne ? change.library_source_id : null,
    entries: group.length,
  };
}

function titleOf({ title, subject, kind, library_source_id }: OfficialChange): string {
  const named = library_source_id === null || title.includes(subject) ? title : `${subject}: ${title}`;
  return kind === "added" ? named : `${named} (${happened[kind]})`;
}

const addressOf = ({ after, before, caused_by }: OfficialChange): string | null =>
  after?.url ?? before?.url ?? caused_by.find(({ url }) => url !== null)?.url ?? null;

function saidOf(source: WatchedSource, { change, about }: Pick<ReadChange, "change" | "about">): string {
  return change.library_source_id === null ? saidOfEntry(source, change, about) : saidOfText(change, about);
}

function saidOfText({ clauses, renumbered, caused_by, kind }: OfficialChange, { effective }: About): string {
  const moved = renumbered.map(({ from, to }) => `${from}, now ${to}`);
  return [
    kind === "removed" && "The source does not list this text any longer.",
    clauses.length > 0 && `Sections that changed, came or went: ${firstOf(clauses)}.`,
    moved.length > 0 && `Renumbered: ${firstOf(moved)}.`,
    effective !== null && `Applies from ${knownDate(effective, "short")}.`,
    ...caused_by.map(({ citation, title }) => `Because of ${citation === null ? title : `${citation}, ${title}`}.`),
  ]
    .filter((line) => line !== false)
    .join("\n");
}

function saidOfEntry({ title }: WatchedSource, { kind }: OfficialChange, { said, firms, productCodes, published }: About): string {
  return [
    `${said.charAt(0).toUpperCase()}${said.slice(1)}, ${happened[kind]} in ${title}.`,
    firms.length > 0 && `Firm: ${firstOf(firms)}.`,
    productCodes.length > 0 && `Product codes: ${firstOf(productCodes, ", ")}.`,
    published !== null && `Dated ${knownDate(published, "short")}.`,
  ]
    .filter((line) => line !== false)
    .join("\n");
}

const saidOfMany = (group: readonly ReadChange[]): string =>
  firstOf(
    group.map(({ change }) => change.title),
    "\n",
  );
