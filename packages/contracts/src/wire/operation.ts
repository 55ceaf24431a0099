import { z } from "zod";
import type { AccessScope } from "../domain/access-scopes.ts";

/** One thing the server can do, described once and served over REST and tRPC. */
export interface Operation {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path parameters stand in braces: `/api/queries/{id}`. */
  path: `/api/${string}`;
  /** `reviewer`: reviewers and administrators. */
  access: "public" | "user" | "reviewer" | "administrator";
  /** What a personal access token has to allow; without it, no token opens the operation. */
  scope?: AccessScope;
  /** How programs that speak the Model Context Protocol know it, where they may call it; its input and output are objects. */
  tool?: Tool;
  /** One sentence for the API reference. */
  summary: string;
  /** Path, query and body fields merged into one object. */
  input: z.ZodType;
  output: z.ZodType;
  /** Input that the operation accepts, without the fields that `needs` fills in. Tests and the API reference show it. */
  example: Readonly<Record<string, unknown>>;
  /** What must exist before the example can be called, by the field that names it. */
  needs?: Readonly<Record<string, Need>>;
  /** Optional fields that name something which exists, and how to make it. */
  mayName?: Readonly<Record<string, Need>>;
  /**
   * REST body: `{success, data}`, the bare object where the specification shows one, a list's rows as `data` with
   * `total`, `next` and `facets` beside them, or a file to save or a feed to follow, which exist on REST only.
   */
  reply?: "bare" | "page" | "file" | "feed";
  /** Media types of the file or feed, where the reply is one. */
  mediaTypes?: readonly string[];
  /** Multipart operations exist on REST only; the web posts a form to them. */
  multipart?: true;
  /**
   * What the operation tells while it works, by name. Such an operation exists on REST only and replies with
   * `text/event-stream`: these events, then `done` with the output or `failed` with a failure's body.
   */
  events?: Readonly<Record<string, z.ZodType>>;
  /** The reply carries an ETag, and whoever has it already is told so in place of getting it again. */
  tagged?: true;
  /** Events go on until nobody listens any longer. */
  endless?: true;
  /** What it makes can be read by everybody who is signed in: whoever may not change it is told so. */
  isForAll?: true;
  /** A GET that changes something, and so needs the same protection as a POST. */
  changes?: true;
  /** Calls a person may make per minute, where it is less than the general limit. */
  perMinute?: number;
  /** Largest JSON body in bytes, where it is more than the general limit. */
  bodyLimit?: number;
}

/** An operation as a language model reads of it. */
export interface Tool {
  name: string;
  title: string;
  /** What it gives, when to use it, and how to go on from there. */
  description: string;
  /** What of the operation's output a program gets, where a page shows more than a model has to read. */
  output?: z.ZodType;
}

/** What nobody can make by calling an operation: a provider's code, a file to send, what only the watch writes. */
export type Fixture =
  | "analysed-protocol"
  | "draft-finding"
  | "failed-job"
  | "file"
  | "notification"
  | "official-answer"
  | "reviewer"
  | "shared-alert"
  | "sign-in"
  | "signing"
  | "stale-note"
  | "waiting-job";

/** Where a value comes from: the output of another operation's example, or a fixture; `take` is the path to it, such as `0.id`. */
export type Need = ({ operation: `${string}.${string}`; take: string } | { fixture: Fixture; take: string }) & {
  /** Where the field is no value by itself: the object it is, and the list in it that the value stands in. */
  inside?: { object: Readonly<Record<string, unknown>>; list: string };
};

/** What a field holds that names something by a value. */
export const fieldNaming = ({ inside }: Pick<Need, "inside">, value: unknown): unknown =>
  inside === undefined ? value : { ...inside.object, [inside.list]: [value] };

export type Operations = Record<string, Operation>;

type Frozen<T> = T extends readonly (infer E)[] ? readonly Frozen<E>[] : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type Accepted<O> = O extends { input: infer I extends z.ZodType } ? z.input<I> : never;
type Needed<O> = O extends { needs: infer N } ? keyof N : never;
type Exemplified<T> = { [K in keyof T]: { readonly example: Frozen<Omit<Accepted<T[K]>, Needed<T[K]>>> } };

/** Keeps the literal types of a table of operations, and holds every example against its input. */
export const operations = <const T extends Operations>(table: T & Exemplified<T>): T => table;

/** True when the operation changes something on the server. */
export const isChange = (operation: Operation): boolean => operation.method !== "GET" || operation.changes === true;

/** True when the operation takes or gives a file, gives a feed, or tells while it works, which tRPC does not carry here. */
export const isRestOnly = ({ multipart, reply, events }: Operation): boolean =>
  multipart === true || reply === "file" || reply === "feed" || events !== undefined;

/** Output of an operation that replies with a file. */
export const FileReply = z.object({
  filename: z.string(),
  media_type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type FileReply = z.infer<typeof FileReply>;

const isStream = (value: unknown): boolean => typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** The same for a file that may be too large to hold, and is sent as it is made. */
export const StreamReply = FileReply.extend({
  bytes: z.custom<AsyncIterable<Uint8Array>>((value) => isStream(value) || value instanceof Uint8Array),
});
export type StreamReply = z.infer<typeof StreamReply>;

/** Output of an operation that replies with a text which programs ask for again and again. */
export const FeedReply = z.object({
  media_type: z.string(),
  text: z.string(),
  /** When it last changed; null where that was within this very second, which a header cannot tell from what follows in it. */
  last_modified: z.iso.datetime().nullable(),
});
export type FeedReply = z.infer<typeof FeedReply>;
