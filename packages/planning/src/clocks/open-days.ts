import { addDays, weekdayOf } from "./days.ts";
import { holidayOn } from "./federal-holidays.ts";

/** Why nobody works on a day: a weekend, a federal holiday; null where people do. */
export type WhyClosed = (day: string) => string | null;

const weekend: WhyClosed = (day) => ({ 6: "Saturday", 0: "Sunday" })[weekdayOf(day)] ?? null;

/** Days on which federal offices are closed; those that the President closes by order are not known in advance. */
const federal: WhyClosed = (day) => weekend(day) ?? holidayOn(day);

/** What is known of closed days in a market: of the EU weekends alone, since public holidays differ from State to State. */
export const closedIn = (market: string): WhyClosed => (market === "US" ? federal : weekend);

/** The day itself, or the next one on which people work, in the direction of the step. */
export function openDay(day: string, closed: WhyClosed, step: 1 | -1): string {
  let found = day;
  while (closed(found) !== null) found = addDays(found, step);
  return found;
}

/** So many working days on, of which the first is the one behind the given day. */
export function addWorkingDays(day: string, days: number, closed: WhyClosed): string {
  let found = day;
  for (let counted = 0; counted < days; counted += 1) found = openDay(addDays(found, 1), closed, 1);
  return found;
}
