import { z } from "zod";
import { Done, Id, Timestamp, filled } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";
import { AuditFilter } from "./audit.ts";
import { UpdateFilter } from "./intelligence.ts";

const Name = filled(lengths.name);

/** What each list that filters are kept of can be asked for. */
const asked = { updates: UpdateFilter, audit: AuditFilter };

/** The Intelligence Hub's updates, or the audit trail. */
export const FilteredList = z.enum(["updates", "audit"]);
export type FilteredList = z.infer<typeof FilteredList>;

/** Names of what is kept of a wish. */
export const savedWords = [
  "search",
  "market",
  "impact",
  "source",
  "type",
  "bookmarked",
  "read",
  "person",
  "action",
  "from",
  "to",
  "sort",
] as const;

/** What a list is asked for, as its address and its call say it; what is not asked is left out. */
export const SavedWish = z.partialRecord(z.enum(savedWords), filled(lengths.search));
export type SavedWish = z.infer<typeof SavedWish>;

/** Whether a list can be asked for that, and for nothing else of it. */
export const fitsList = (list: FilteredList, wish: SavedWish): boolean =>
  Object.keys(wish).every((name) => name in asked[list].shape) && asked[list].safeParse(wish).success;

/** A search with filters of a list that a person keeps under a name. */
export const SavedFilter = z.object({ id: Id, list: FilteredList, name: z.string(), wish: SavedWish, created_at: Timestamp });
export type SavedFilter = z.infer<typeof SavedFilter>;

export const SavedFilterName = z.object({ name: Name });

export const NewSavedFilter = z
  .object({ name: Name, list: FilteredList.default("updates"), wish: SavedWish })
  .refine(({ list, wish }) => fitsList(list, wish), { path: ["wish"], message: "must be what the list can be asked for" });
export type NewSavedFilter = z.infer<typeof NewSavedFilter>;

const saved = { id: { operation: "savedFilters.create", take: "id" } } as const;

export const savedFilterOperations = operations({
  list: {
    method: "GET",
    path: "/api/saved-filters",
    access: "user",
    summary: "The filters that a person keeps of the Intelligence Hub, or of the audit trail, by name.",
    input: z.object({ list: FilteredList.default("updates") }),
    output: z.array(SavedFilter),
    example: {},
  },
  create: {
    method: "POST",
    path: "/api/saved-filters",
    access: "user",
    summary: "Keeps a search with filters of a list under a name; what is kept under that name already is replaced.",
    input: NewSavedFilter,
    output: SavedFilter,
    example: { name: "Europe, critical", wish: { market: "EU,GB", impact: "critical" } },
  },
  rename: {
    method: "PUT",
    path: "/api/saved-filters/{id}",
    access: "user",
    summary: "Gives a saved filter another name.",
    input: z.object({ id: Id, name: Name }),
    output: SavedFilter,
    example: { name: "Europe, critical" },
    needs: saved,
  },
  remove: {
    method: "DELETE",
    path: "/api/saved-filters/{id}",
    access: "user",
    summary: "Removes a saved filter.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: saved,
  },
});
