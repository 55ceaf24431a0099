import { z } from "zod";
import { operations } from "../wire/operation.ts";

export const DashboardStats = z.object({
  documents: z.number().int(),
  bookmarked: z.number().int(),
  recent_alerts: z.number().int(),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

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
});
