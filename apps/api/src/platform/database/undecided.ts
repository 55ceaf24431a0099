import { AppError } from "../../errors.ts";

/** Codes with which PostgreSQL, or a pooler before it, ends a connection without having refused what was under way. */
const endings = new Set(["57P01", "57P02", "57P03", "08P01", "08000", "08003", "08006"]);

/** Whether a change that failed may have been made all the same: the connection went away before the database's word on it. */
export function isUndecided(error: unknown): boolean {
  if (error instanceof AppError) return false;
  for (let at = error; at instanceof Error; at = at.cause)
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code) && !endings.has(at.code)) return false;
  return true;
}
