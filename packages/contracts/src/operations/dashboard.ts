import { z } from "zod";
import { operations } from "../wire/operation.ts";

export const DashboardStats = z.object({
  documents: z.number().int(),
  bookmarked: z.number().int(),
  recent_alerts: z.number().int(),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/** How much is held of what the product says it does, counted from what is there. */
export const HeldFigures = z.object({
  /** Templates of our own writing, and official forms that are linked to. */
  templates: z.number().int(),
  official_forms: z.number().int(),
  /** Markets that can be compared, and those of them of whose law something is told. */
  markets: z.number().int(),
  markets_told: z.number().int(),
});
export type HeldFigures = z.infer<typeof HeldFigures>;

export const dashboardOperations = operations({
  stats: {
    method: "GET",
    path: "/api/dashboard/stats",
    access: "user",
    summary: "Counts for the dashboard; recent alerts are those of the last 30 days.",
    input: z.object({}),
    output: DashboardStats,
    example: {},
  },
  held: {
    method: "GET",
    path: "/api/held-figures",
    access: "public",
    summary: "How many templates, official forms and markets there are, counted from what is there.",
    input: z.object({}),
    output: HeldFigures,
    example: {},
  },
});
