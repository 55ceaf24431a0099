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

const oneOf = <T extends string>(labels: Record<T, string>, value: string): T | undefined =>
  (Object.keys(labels) as T[]).find((known) => known === value);

/** Reads the filter from an address; what the library does not know is left out. */
export function readFilter(params: URLSearchParams): LibraryFilter {
  const given = (name: string) => params.get(name)?.trim() ?? "";
  const [search, authority, jurisdiction] = [given("search").slice(0, 400), given("authority"), given("jurisdiction")];
  const [kind, status] = [oneOf(kindLabels, given("kind")), oneOf(statusLabels, given("status"))];
  const text_kind = oneOf(textKindLabels, given("text_kind"));
  const page = Math.trunc(Number(params.get("page") ?? 1));
  return {
    ...(search !== "" && { search }),
    ...(authority !== "" && { authority }),
    ...(jurisdiction !== "" && { jurisdiction }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(text_kind && { text_kind }),
    page: page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** How many filters are set, the search apart. */
export const chosenCount = (filter: LibraryFilter): number => facetNames.filter(([name]) => filter[name] !== undefined).length;
