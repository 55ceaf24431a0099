import { z } from "zod";
import { Id, count } from "../domain/fields.ts";
import { counts } from "../domain/limits.ts";
import { mailDeliveries } from "../domain/vocabulary.ts";
import { AlertBody, AlertType, Severity } from "./alerts.ts";
import { OfficialSource } from "./official.ts";
import { SavedSearch } from "./products.ts";
import { TimeZone } from "./users.ts";
import { operations } from "../wire/operation.ts";

/** `Other` stands for alerts that name none of the bodies. */
export const SubscribedBody = z.enum([...AlertBody.options, "Other"]);
export type SubscribedBody = z.infer<typeof SubscribedBody>;

const unique = <T extends z.ZodType>(one: T, most: number) =>
  z
    .array(one)
    .max(most)
    .transform((given) => [...new Set(given)]);

/** When a person is mailed what they were told of. */
export const MailTimes = z.object({
  delivery: z.enum(mailDeliveries),
  /** The hour of a digest where the person is, and its day of the week, 1 for Monday. */
  hour: count(0, 23),
  weekday: count(1, 7),
  time_zone: TimeZone,
});
export type MailTimes = z.infer<typeof MailTimes>;

/** What a person wants to be told of: alerts of these kinds that concern one of the products, sources or searches. */
export const Subscription = z.object({
  types: z.array(AlertType),
  bodies: z.array(SubscribedBody),
  /** The least severity of which the person is told. */
  severity_from: Severity,
  /** `all`: every product of the person, also those to come; `chosen`: those of `ids`. */
  products: z.object({ which: z.enum(["all", "chosen"]), ids: z.array(Id) }),
  /** Official sources of which the person is told whatever their products are. */
  sources: z.array(OfficialSource.shape.id),
  /** Words of which the person is told wherever they stand, and that it was for them. */
  searches: z.array(SavedSearch),
  mail: MailTimes,
  /** Whether mail reaches the person: `no_server` where none is sent here, `unverified` where the provider does not vouch for their address. */
  reached: z.enum(["yes", "no_server", "unverified"]),
});
export type Subscription = z.infer<typeof Subscription>;

export const NewSubscription = z.object({
  types: unique(AlertType, AlertType.options.length),
  bodies: unique(SubscribedBody, SubscribedBody.options.length),
  severity_from: Severity,
  products: Subscription.shape.products.extend({ ids: unique(Id, counts.entries).default([]) }),
  sources: unique(OfficialSource.shape.id, counts.entries),
  searches: z.array(SavedSearch).max(counts.entries),
  mail: MailTimes,
});
export type NewSubscription = z.output<typeof NewSubscription>;

/** What of it is to be another way: what is not given stays as it is. */
export const SubscriptionChanges = z.object({
  types: NewSubscription.shape.types.exactOptional(),
  bodies: NewSubscription.shape.bodies.exactOptional(),
  severity_from: NewSubscription.shape.severity_from.exactOptional(),
  products: NewSubscription.shape.products.exactOptional(),
  sources: NewSubscription.shape.sources.exactOptional(),
  searches: NewSubscription.shape.searches.exactOptional(),
  mail: NewSubscription.shape.mail.exactOptional(),
});

export const subscriptionOperations = operations({
  get: {
    method: "GET",
    path: "/api/alert-subscription",
    access: "user",
    summary: "What the person is told of; what everybody is told of at first, until they say otherwise.",
    input: z.object({}),
    output: Subscription,
    example: {},
  },
  update: {
    method: "PUT",
    path: "/api/alert-subscription",
    access: "user",
    summary: "Changes what the person is told of; what is not given stays as it is.",
    input: SubscriptionChanges,
    output: Subscription,
    example: { types: ["new_regulation", "guidance_update"], bodies: ["FDA", "EMA"], severity_from: "medium", products: { which: "all" } },
    mayName: { products: { operation: "products.create", take: "id", inside: { object: { which: "chosen" }, list: "ids" } } },
  },
});
