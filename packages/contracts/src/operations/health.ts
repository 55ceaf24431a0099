import { z } from "zod";
import { operations } from "../wire/operation.ts";

export const Health = z.object({
  status: z.enum(["ready", "starting"]),
  version: z.string(),
  database: z.enum(["embedded", "server"]),
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
