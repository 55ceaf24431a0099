import type { LibraryPage, SourceKind, SourceStatus, TextKind } from "@clausewise/contracts";
import { kindLabels, statusLabels } from "../../shared/labels.ts";
import { textKindLabels } from "./names.ts";

/** What is asked of the library; lives in the address. */
export interface LibraryFilter {
  search?: string;
  authority?: string;
  jurisdiction?: string;
  kind?: SourceKind;
  status?: SourceStatus;
  text_kind?: TextKind;
  /** Counted from 1. */
  page: number;
}

export const pageSize = 50;

/** The filters in the order they are offered, each with its list of counts. */
export const facetNames = [
  ["authority", "authorities", "Authority"],
  ["kind", "kinds", "Kind"],
  ["status", "statuses", "Status"],
  ["jurisdiction", "jurisdictions", "Jurisdiction"],
  ["text_kind", "text_kinds", "Text"],
] as const satisfies readonly (readonly [keyof LibraryFilter, keyof LibraryPage["facets"], string])[];

const isOneOf = <T extends string>(labels: Record<T, string>, value: string): value is T => value in labels;

/** Reads the filter from an address; what the library does not know is left out. */
export function readFilter(params: URLSearchParams): LibraryFilter {
  const [search, authority, jurisdiction, kind, status, text] = ["search", "authority", "jurisdiction", "kind", "status", "text_kind"].map(
    (name) => params.get(name)?.trim() ?? "",
  ) as [string, string, string, string, string, string];
  const page = Math.trunc(Number(params.get("page") ?? 1));
  return {
    ...(search !== "" && { search: search.slice(0, 400) }),
    ...(authority !== "" && { authority }),
    ...(jurisdiction !== "" && { jurisdiction }),
    ...(isOneOf(kindLabels, kind) && { kind }),
    ...(isOneOf(statusLabels, status) && { status }),
    ...(isOneOf(textKindLabels, text) && { text_kind: text }),
    page: page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** How many filters are set, the search apart. */
export const chosenCount = (filter: LibraryFilter): number => facetNames.filter(([name]) => filter[name] !== undefined).length;
