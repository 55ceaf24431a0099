import { CannotStart } from "../../platform/cannot-start.ts";

/** The records or their checkpoints were sealed with another key than the one here. */
export const otherKey = (sequence: number) =>
  new CannotStart(
    `The key in AUDIT_DIR is not the one that audit record or checkpoint ${sequence} was sealed with. Nothing was changed. Put the right key back, or name the audit folder that belongs to this database.`,
  );

const wayOn = (end: number): string =>
  end === 0
    ? "Put the database back, name the one that belongs to this AUDIT_DIR, or take the data there with `npm run data -- move-to-postgres <url>`; for a new installation name another AUDIT_DIR."
    : 'If this is an older copy that you restored, say so with `npm run audit -- restored --reason "…"`; otherwise put the newer database back.';

/** The database ends before records that signed checkpoints name. */
export const recordsMissing = (end: number, named: number) =>
  new CannotStart(
    `The database ${end === 0 ? "has no audit records" : `ends at audit record ${end}`}, but checkpoints in AUDIT_DIR name record ${named}. Nothing was changed. ${wayOn(end)}`,
  );
