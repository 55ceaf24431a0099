import type { Connector } from "@clausewise/official";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";
import { lookAt } from "./look/look.ts";
import type { LookParts } from "./look/parts.ts";

const Payload = z.object({ source: z.string(), accept_fewer: z.boolean() });

/** Looks at one source. The first look at a large one takes long, for one request follows another with a pause. */
export const createLookJob = (parts: LookParts & { connectors: readonly Connector[] }) =>
  defineJob({
    name: "official.look",
    payload: Payload,
    isSingle: true,
    concurrency: 2,
    longest: 14_400,
    async run({ source, accept_fewer }, { signal, report }) {
      const connector = parts.connectors.find(({ id }) => id === source);
      if (connector) await lookAt(parts, { connector, acceptFewer: accept_fewer, signal, report });
    },
  });

export type LookJob = ReturnType<typeof createLookJob>;
