import { recipientsIn, sharedMessage } from "@clausewise/contracts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../service.ts";
import type { MilestoneParts } from "./milestone-parts.ts";
import { ownerOfRow, takeMilestone } from "./access.ts";
import { addressOf, readerOf } from "./reader.ts";
import { endShare, putShare, readShares } from "./shares.repository.ts";

/** Milestones that people let others read or edit. */
export function createMilestoneSharing(parts: MilestoneParts): Pick<Services["milestones"], "share" | "unshare"> {
  const { database, audit, clock, people, showing, telling } = parts;
  return {
    async share({ id, recipients, ...how }, caller) {
      const reader = await readerOf(database, people, caller);
      const named = recipientsIn(recipients);
      return audit.change(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "own");
        const before = new Set((await readShares(tx, [id])).map(({ address }) => address));
        for (const recipient of named) {
          const share = { milestone_id: id, address: addressOf(recipient), recipient, ...how, created_at: clock.now() };
          await putShare(tx, ownerOfRow(row), share);
        }
        const added = named.map(addressOf).filter((address) => !before.has(address));
        await telling.given(tx, caller, row, { addresses: added, byMail: how.notify });
        await telling.changed(tx, [row]);
        const result = { message: sharedMessage(row.name, named), milestone: await showing.detail(tx, reader, row) };
        return { result, entry: { action: "milestone.shared", object_id: id, changes: { with: named, ...how } } };
      });
    },

    async unshare({ id, recipient }, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.change(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "own");
        // Told while they are still among those whom it concerns.
        await telling.changed(tx, [row]);
        if (!(await endShare(tx, ownerOfRow(row), id, addressOf(recipient), clock.now()))) throw notFound("This recipient");
        const result = await showing.detail(tx, reader, row);
        return { result, entry: { action: "milestone.unshared", object_id: id, changes: { with: [recipient] } } };
      });
    },
  };
}
