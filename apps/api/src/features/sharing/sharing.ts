import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { dropShare, findLevel, putShare, type Shared } from "./sharing.repository.ts";
import { shareLevels, type ShareLevel } from "./sharing.table.ts";

/** Who may have a person's things beside them: whatever assigns or shares writes it here, and nothing else is ever shared. */
export interface Sharing {
  /** In the transaction that assigns or shares, after that has made sure that the thing is the viewer's own. */
  share(tx: Database, viewer: Viewer, shared: Shared, personId: string, level: ShareLevel): Promise<void>;
  /** False when the viewer had not shared it with them. */
  unshare(tx: Database, viewer: Viewer, shared: Shared, personId: string): Promise<boolean>;
  /** Whether what was shared with the viewer lets them do as much as this. */
  allows(database: Database, viewer: Viewer, shared: Shared, level: ShareLevel): Promise<boolean>;
}

export const createSharing = (clock: Clock): Sharing => ({
  share: (tx, viewer, shared, personId, level) => putShare(tx, viewer, shared, personId, level, clock.now()),
  unshare: dropShare,
  async allows(database, viewer, shared, level) {
    const given = await findLevel(database, viewer, shared);
    return given !== null && shareLevels.indexOf(given) >= shareLevels.indexOf(level);
  },
});
