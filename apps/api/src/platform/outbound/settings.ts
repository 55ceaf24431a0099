import { z } from "zod";

export const outboundEnvironment = {
  /** Whether official texts and registers are fetched from where they are published. */
  OFFICIAL_SOURCES: z.enum(["on", "off"]).default("on"),
  OFFICIAL_MIRROR: z.url({ protocol: /^https?$/ }).optional(),
  OFFICIAL_MIRROR_PAUSE: z.coerce.number().min(0).max(60).optional(),
  OFFICIAL_CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]{3,200}$/, "must be of visible ASCII characters")
    .optional(),
};

export interface OutboundSettings {
  /** Whether anything may be asked at all. */
  isOn: boolean;
  /** A server that has the official hosts' answers under `<mirror>/<host>/…`, in place of those hosts; null for the hosts themselves. */
  mirror: string | null;
  /** Seconds between one request to that server and the next; null for as long as the host itself is left in peace. */
  pause: number | null;
  /** How who runs this server can be reached, said to every host; null where nobody is named. */
  contact: string | null;
}

const Environment = z.object(outboundEnvironment);

export const outboundOf = (env: z.infer<typeof Environment>): OutboundSettings => ({
  isOn: env.OFFICIAL_SOURCES === "on",
  mirror: env.OFFICIAL_MIRROR?.replace(/\/$/, "") ?? null,
  pause: env.OFFICIAL_MIRROR === undefined ? null : (env.OFFICIAL_MIRROR_PAUSE ?? null),
  contact: env.OFFICIAL_CONTACT ?? null,
});
