import { z } from "zod";
import { counts, lengths } from "./limits.ts";

export const Id = z.uuid();

/** A date and time as ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();

/** A calendar date, YYYY-MM-DD. */
export const CalendarDate = z.iso.date();

/** A date as precisely as it is known: YYYY, YYYY-MM or YYYY-MM-DD; in the order of texts, a year stands before its months. */
export const KnownDate = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/, "must be a day, a month or a year, as 2026-11-22, 2026-11 or 2026")
  .refine((date) => date.length < 10 || CalendarDate.safeParse(date).success, "is no day of the calendar");

const storable = (value: string) => !value.includes("\u0000") && value.isWellFormed();

/** Text that a database can hold: no NUL, no lone surrogate. */
export const text = (most: number) => z.string().max(most).refine(storable, "contains characters that cannot be stored");

/** Text with at least one visible character. */
export const filled = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine(storable, "contains characters that cannot be stored")
    .refine((value) => value.trim() !== "", "must not be empty");

/** Lower-case words between hyphens, by which fixed content is named. */
export const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is lower-case words between hyphens");

/** An http or https address. */
export const WebAddress = z.url({ protocol: /^https?$/ }).max(lengths.address);

/** Tags as a form sends them, parted by commas, or as a list. */
const tagsFrom = (given: unknown): unknown =>
  typeof given === "string"
    ? given
        .split(",")
        .map((tag) => tag.trim())
        .filter((tag) => tag !== "")
    : given;
export const Tag = filled(lengths.tag);
export const Tags = z.preprocess(tagsFrom, z.array(Tag).max(counts.tags));

/** A boolean that is `true` over tRPC and `?flag=true` over REST. */
export const flag = () => z.union([z.boolean(), z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })]);

/** Values parted by commas, each once: `US,EU`; none where nothing is given. */
export const severalOf = <T extends z.ZodType<string, string>>(value: T) =>
  text(lengths.search)
    .default("")
    .transform((given) => [...new Set(given.split(",").filter((one) => one !== ""))])
    .pipe(z.array(value));

/** What may be a number: one, or the text of one; a list, null or nothing between quotation marks is none, whatever they would become. */
const numeric = (given: unknown): unknown =>
  typeof given === "number" || (typeof given === "string" && given.trim() !== "") || given === undefined ? given : NaN;

/** A whole number that may arrive as query text. */
export const count = (least: number, most: number) => z.preprocess(numeric, z.coerce.number().int().min(least).max(most));

/** Input of an operation that takes nothing. */
export const Nothing = z.object({});

/** Output of an operation whose success is all there is to say. */
export const Done = z.object({ done: z.literal(true) });
