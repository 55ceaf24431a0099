import { z } from "zod";
import { Done, Id, Nothing, Timestamp, filled } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";
import { UpdateFilter } from "./intelligence.ts";

const Name = filled(lengths.name);

/** What the Intelligence Hub is asked for, as its address and its call say it; what is not asked is left out. */
export const SavedWish = z
  .partialRecord(z.enum(["search", "market", "impact", "source", "type", "bookmarked", "read", "sort"]), filled(lengths.search))
  .refine((wish) => UpdateFilter.safeParse(wish).success, "must be what updates can be asked for");
export type SavedWish = z.infer<typeof SavedWish>;

/** A search with filters of the Intelligence Hub that a person keeps under a name. */
export const SavedFilter = z.object({ id: Id, name: z.string(), wish: SavedWish, created_at: Timestamp });
export type SavedFilter = z.infer<typeof SavedFilter>;

export const NewSavedFilter = z.object({ name: Name, wish: SavedWish });
export type NewSavedFilter = z.infer<typeof NewSavedFilter>;

const saved = { id: { operation: "savedFilters.create", take: "id" } } as const;

export const savedFilterOperations = operations({
  list: {
    method: "GET",
    path: "/api/saved-filters",
    access: "user",
    summary: "The filters of the Intelligence Hub that a person keeps, by name.",
    input: Nothing,
    output: z.array(SavedFilter),
    example: {},
  },
  create: {
    method: "POST",
    path: "/api/saved-filters",
    access: "user",
    summary: "Keeps a search with filters under a name; what is kept under that name already is replaced.",
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
