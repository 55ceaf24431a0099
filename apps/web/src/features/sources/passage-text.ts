import type { Passage, SourceReading } from "@clausewise/contracts";
import { retrievedAs, versionFacts } from "@clausewise/contracts/citations";
import { formatDate } from "../../shared/format.ts";
import { kindLabels, statusLabels } from "../../shared/labels.ts";

type Read = Pick<SourceReading, "source" | "version">;

/** Where a passage of a version is read. */
export const passageAddress = ({ source, version }: Read, passageId: string): string =>
  `/library/${source.id}?${new URLSearchParams({ version: version.id, passage: passageId }).toString()}`;

/** A passage as it is cited in a report: its clause, its source, which text of it, how that stands and where it is. */
export function citationText({ source, version }: Read, { citation, url }: Pick<Passage, "citation" | "url">): string {
  const facts = [
    source.title,
    `${kindLabels[source.kind]}, ${source.binding ? "binding" : "not binding"}, ${statusLabels[version.status].toLowerCase()}`,
    ...versionFacts(version.label, version),
    ...(version.issued === null ? [] : [`issued ${formatDate(version.issued)}`]),
    ...(version.effective === null ? [] : [`effective ${formatDate(version.effective)}`]),
    `${retrievedAs(version.label)} ${formatDate(version.retrieved)}`,
  ];
  const address = url ?? source.url;
  return [citation, ...facts, ...(address === null ? [] : [address])].join("; ");
}
