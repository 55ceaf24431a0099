import { isDeepStrictEqual } from "node:util";
import { AppError } from "../../errors.ts";
import { fieldWords, told } from "./milestone-history.ts";

/** Throws where a field holds by now neither what somebody read there nor what they want there: they have not seen what they would overwrite. */
export function assertAsSeen(now: Record<string, unknown>, wanted: Record<string, unknown>, seen: Record<string, unknown>): void {
  const other = Object.keys(wanted).filter(
    (field) =>
      wanted[field] !== undefined &&
      seen[field] !== undefined &&
      !isDeepStrictEqual(now[field], seen[field]) &&
      !isDeepStrictEqual(now[field], wanted[field]),
  );
  if (other.length === 0) return;
  const named = other.map((field) => `${fieldWords[field] ?? field} now ${told(now[field])}`);
  throw new AppError("conflict", `It was changed elsewhere after you read it: ${named.join(", ")}. Nothing was overwritten.`);
}
