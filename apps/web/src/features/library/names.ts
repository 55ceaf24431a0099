import type { LibraryEntry, SourceKind, SourceStatus, TextKind } from "@clausewise/contracts";
import { textKindLabels } from "@clausewise/contracts/vocabulary";
import { jurisdictionName } from "../../shared/jurisdictions.ts";
import { kindLabels, statusLabels } from "../../shared/labels.ts";

export { textKindLabels };

/** A facet's value in words. */
export function valueName(facet: string, value: string): string {
  if (facet === "kind") return kindLabels[value as SourceKind] ?? value;
  if (facet === "status") return statusLabels[value as SourceStatus] ?? value;
  if (facet === "text_kind") return textKindLabels[value as TextKind] ?? value;
  return facet === "jurisdiction" ? jurisdictionName(value) : value;
}

/** A source as a heading: its identifier before the title, unless the title says it already. */
export function sourceName({ identifier, title, kind }: Pick<LibraryEntry, "identifier" | "title" | "kind">): {
  identifier: string;
  title: string;
} {
  if (kind === "guidance" && title.startsWith(identifier)) return { identifier: "", title };
  return title.includes(identifier) ? { identifier: "", title } : { identifier, title };
}

/** Which words the library holds under an identifier. */
export const textsHeld = (texts: LibraryEntry["texts"]): string =>
  [...new Set(texts.map((text) => text.text_kind))]
    .toSorted()
    .toReversed()
    .map((kind, at) => (at === 0 ? textKindLabels[kind] : textKindLabels[kind].toLowerCase()))
    .join(" and ");

/** A place within a source whose name is on screen already: `p. 5` of a long title, but `21 CFR 807.92(a)` as people cite it. */
export function placeIn(identifier: string, citation: string): string {
  const rest = citation.slice(identifier.length).trim();
  return identifier.length > 24 && citation.startsWith(`${identifier} `) && rest !== "" ? rest : citation;
}

/** Who issued a source and where it holds, each once. */
export const issuerOf = ({ authority, jurisdiction }: Pick<LibraryEntry, "authority" | "jurisdiction">): string =>
  [...new Set([authority, jurisdictionName(jurisdiction)])].join(" · ");
