import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { dropShare, dropShares, findLevel, putShare, readSharedWith, type Shared } from "./sharing.repository.ts";
import { shareLevels, type ShareLevel } from "./sharing.table.ts";

/** Who may have a person's things beside them: whatever assigns or shares writes it here, and nothing else is ever shared. */
export interface Sharing {
  /** In the transaction that assigns or shares, after that has made sure that the thing is the viewer's own; false where it was so before. */
  share(tx: Database, viewer: Viewer, shared: Shared, personId: string, level: ShareLevel): Promise<boolean>;
  /** False when the viewer had not shared it with them. */
  unshare(tx: Database, viewer: Viewer, shared: Shared, personId: string): Promise<boolean>;
  /** Takes it back from everybody, in the transaction that removes it. */
  unshareAll(tx: Database, viewer: Viewer, shared: Shared): Promise<void>;
  /** With whom the viewer shared something of theirs, the first first. */
  sharedWith(database: Database, viewer: Viewer, shared: Shared): Promise<string[]>;
  /** Whether what was shared with the viewer lets them do as much as this. */
  allows(database: Database, viewer: Viewer, shared: Shared, level: ShareLevel): Promise<boolean>;
}

export const createSharing = (clock: Clock): Sharing => ({
  share: (tx, viewer, shared, personId, level) => putShare(tx, viewer, shared, personId, level, clock.now()),
  unshare: dropShare,
  unshareAll: dropShares,
  sharedWith: readSharedWith,
  async allows(database, viewer, shared, level) {
    const given = await findLevel(database, viewer, shared);
    return given !== null && shareLevels.indexOf(given) >= shareLevels.indexOf(level);
  },
});
