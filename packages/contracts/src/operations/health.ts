import { z } from "zod";
import { operations } from "../wire/operation.ts";

export const Health = z.object({
  status: z.enum(["ready", "starting"]),
  version: z.string(),
  database: z.enum(["embedded", "server"]),
  /** Where passages that may answer a question are looked for; our own index answers also where a cluster lacks some, or is away. */
  candidates: z.enum(["own_index", "cluster", "cluster_filling", "cluster_away"]),
});
export type Health = z.infer<typeof Health>;

export const healthOperations = operations({
  get: {
    method: "GET",
    path: "/api/health",
    access: "public",
    summary: "Whether the server is ready.",
    input: z.object({}),
    output: Health,
    example: {},
    reply: "bare",
  },
});
