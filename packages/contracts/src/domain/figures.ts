import { z } from "zod";
import { CalendarDate } from "./fields.ts";
import { figureUnits } from "./vocabulary.ts";

const unit = z.enum(figureUnits);
const said = z.string().min(1);

/** As an authority publishes it. */
const Official = z.object({
  basis: z.literal("official"),
  value: z.number(),
  unit,
  source: z.object({ title: said, url: z.string().nullable() }),
  /** The day it was published or read. */
  date: CalendarDate,
});

/** Worked out here from things that can be shown. */
const Computed = z.object({ basis: z.literal("computed"), value: z.number(), unit, explanation: said, date: CalendarDate });

/** What experience says, with what it rests on; a range where one number would promise too much. */
const Estimate = z.object({
  basis: z.literal("estimate"),
  value: z.number(),
  range: z.tuple([z.number(), z.number()]).nullable(),
  unit,
  explanation: said,
});

/** Nobody knows it here; never shown as zero. */
const Unknown = z.object({ basis: z.literal("unknown"), value: z.null(), unit, explanation: z.string().nullable() });

/** A figure that is shown, with what it rests on. */
export const Figure = z.discriminatedUnion("basis", [Official, Computed, Estimate, Unknown]);
export type Figure = z.infer<typeof Figure>;

/** A figure that nobody knows, and why where that can be said. */
export const unknownFigure = (unit: Figure["unit"], explanation: string | null = null): Figure => ({
  basis: "unknown",
  value: null,
  unit,
  explanation,
});
