import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import type { AuditTrail, AuditedCaller } from "./audit-trail.ts";
import type { PersonKeys } from "./person-keys.ts";

interface Parts {
  audit: Pick<AuditTrail, "note">;
  keys: PersonKeys;
  clock: Clock;
  /** Months that attempts by nobody stay readable, beside the one under way. */
  months: number;
  /** Under whose name it is recorded. */
  caller: () => AuditedCaller;
}

/** Destroys, every hour, the keys of attempts by nobody who signed in once they are older than they may be kept. */
export const createNobodyForgetting = (parts: Parts) =>
  defineJob({ name: "audit.forget-nobody", payload: z.object({}), schedule: "40 * * * *", run: () => forgetNobody(parts) });

/** Destroys them now, and records which months they were of. */
export async function forgetNobody({ audit, keys, clock, months, caller }: Parts): Promise<void> {
  const oldest = monthBefore(clock.today(), months);
  const past = keys.holders().filter((holder) => holder.startsWith(nobody) && holder.slice(nobody.length) < oldest);
  if (past.length === 0) return;
  for (const holder of past) keys.destroy(holder);
  await audit.note(caller(), { action: "audit.forgotten", changes: { months: past.map((holder) => holder.slice(nobody.length)) } });
}

const nobody = "nobody-";

/** The month so many before that of a day, as YYYY-MM. */
function monthBefore(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
}
