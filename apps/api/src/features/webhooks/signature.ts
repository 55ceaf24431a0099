import { createHmac, hkdfSync } from "node:crypto";

/** The secret of a webhook, from the server's own: nothing of it is stored, so a stolen table signs nothing. */
export const secretOf = (serverSecret: string, webhookId: string): string =>
  `whsec_${Buffer.from(hkdfSync("sha256", serverSecret, webhookId, "clausewise webhook", 32)).toString("base64")}`;

/** The headers by which a receiver knows a message, its time, and that it is ours (standardwebhooks.com). */
export function signed(secret: string, { id, at, body }: { id: string; at: string; body: string }): Record<string, string> {
  const seconds = String(Math.floor(Date.parse(at) / 1000));
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": `v1,${signature}` };
}
