import { z } from "zod";
import { Done, Id, Nothing, Timestamp, filled } from "../domain/fields.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";

/** An address of a person's own that is told what they are told, signed by the rules of standardwebhooks.com. */
export const Webhook = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  created_at: Timestamp,
  /** Since when nothing arrived; null where the last did, or nothing was sent. */
  failing_since: Timestamp.nullable(),
  /** When it was switched off, as nothing had arrived for days; null while it is on. */
  off_since: Timestamp.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** The secret is said once, when it is made. */
export const CreatedWebhook = Webhook.extend({ secret: z.string() });
export type CreatedWebhook = z.infer<typeof CreatedWebhook>;

/** One message to an address, with what came of it. */
export const WebhookDelivery = z.object({
  id: Id,
  title: z.string(),
  state: z.enum(["waiting", "delivered", "given_up"]),
  attempts: z.number().int(),
  /** Why the last attempt failed, as a clause behind "The receiver"; null where it did not. */
  problem: z.string().nullable(),
  created_at: Timestamp,
  /** When it is sent again; null where it is not. */
  next_at: Timestamp.nullable(),
  ended_at: Timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** What is no address at all is said to be that, and no more. */
const isBare = (address: string): boolean => {
  const read = URL.parse(address);
  return read === null || (read.username === "" && read.password === "" && read.hash === "");
};

export const NewWebhook = z.object({
  name: filled(lengths.name),
  address: z
    .url({ protocol: /^https$/, error: "must be an https address" })
    .max(lengths.address)
    .refine(isBare, "must hold no user, password or fragment"),
});
export type NewWebhook = z.output<typeof NewWebhook>;

const one = { input: z.object({ id: Id }), example: {}, needs: { id: { operation: "webhooks.create", take: "id" } } } as const;

export const webhookOperations = operations({
  list: {
    method: "GET",
    path: "/api/webhooks",
    access: "user",
    summary: "A person's webhooks, newest first, without their secrets.",
    input: Nothing,
    output: z.array(Webhook),
    example: {},
  },
  create: {
    method: "POST",
    path: "/api/webhooks",
    access: "user",
    summary: "Has an address told, from now on, what the person is told; its secret is said once.",
    input: NewWebhook,
    output: CreatedWebhook,
    example: { name: "Quality system", address: "https://receiver.example/clausewise" },
  },
  remove: {
    method: "DELETE",
    path: "/api/webhooks/{id}",
    access: "user",
    summary: "Removes a webhook, and what waits for it.",
    output: Done,
    ...one,
  },
  test: {
    method: "POST",
    path: "/api/webhooks/{id}/test",
    access: "user",
    summary: "Sends a message that says that it is a test.",
    output: Done,
    perMinute: callsPerMinute.webhookTest,
    ...one,
  },
  resume: {
    method: "POST",
    path: "/api/webhooks/{id}/resume",
    access: "user",
    summary: "Switches a webhook on again; what was given up is not sent.",
    output: Webhook,
    ...one,
  },
  deliveries: {
    method: "GET",
    path: "/api/webhooks/{id}/deliveries",
    access: "user",
    summary: "The newest 20 messages to a webhook, with what came of each.",
    output: z.array(WebhookDelivery),
    ...one,
  },
});
