import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Mailer } from "../../platform/mail/mail.ts";
import { actorOf, ownerOf, viewerThatIs, type Caller } from "../../service.ts";
import type { Notify } from "../notifications/notify.ts";
import type { MilestoneRow } from "./milestones.repository.ts";
import type { People } from "./reader.ts";
import { readShares } from "./shares.repository.ts";

export interface TellingParts {
  clock: Clock;
  events: Pick<Events, "raise">;
  people: People;
  notify: Notify;
  mail: Mailer;
  /** Address people open; null where none is set. */
  publicUrl: string | null;
}

type Person = Awaited<ReturnType<People["addressed"]>>[number];

/** Where a milestone is looked at. */
export const addressOfMilestone = (id: string): string => `/clinres?open=milestones&milestone=${id}`;

/** Tells those whom milestones concern of what somebody did, in the app and by mail, and has their windows read them anew. */
export function createTelling({ clock, events, people, notify, mail, publicUrl }: TellingParts) {
  async function tellOne(
    tx: Database,
    caller: Caller,
    person: Person,
    { id, name, owner }: MilestoneRow,
    said: { message: string; byMail: boolean },
  ) {
    const address = addressOfMilestone(id);
    const mailed = said.byMail && mail.isOn;
    await notify(tx, viewerThatIs(person), {
      title: name,
      author_id: owner,
      message: said.message,
      actor_id: actorOf(caller).id,
      address,
      ...(mailed && { mailed_at: clock.now() }),
    });
    if (!mailed) return;
    const text = `${said.message}\n\n${name}\n${publicUrl ?? caller.origin}${address}\n`;
    await mail.send(tx, { person_id: person.id, recipient: person.email, subject: `Milestone: ${name}`, text });
  }

  const nameOf = async (tx: Database, caller: Caller): Promise<string> => {
    const { id, label } = actorOf(caller);
    return (await people.names(tx, [id])).get(id) ?? label;
  };

  /** Has every window in which some milestones are looked at read them anew: their owner's, and those of whom they are shared with. */
  async function changed(tx: Database, rows: readonly MilestoneRow[]): Promise<void> {
    const shares = await readShares(
      tx,
      rows.map(({ id }) => id),
    );
    const sharers = shares.length === 0 ? [] : await people.addressed(tx, [...new Set(shares.map(({ address }) => address))]);
    const readers = new Set([...rows.map(({ owner }) => owner), ...sharers.map(({ id }) => id)]);
    const [only] = rows;
    for (const person_id of readers)
      await events.raise(tx, { kind: "milestones", person_id, object_id: rows.length === 1 ? (only?.id ?? null) : null });
  }

  return {
    nameOf,
    changed,

    /** Tells those who were given a milestone. */
    async given(tx: Database, caller: Caller, row: MilestoneRow, { addresses, byMail }: { addresses: readonly string[]; byMail: boolean }) {
      const message = `${await nameOf(tx, caller)} shared this milestone with you, planned for ${row.plannedDate}.`;
      const own = actorOf(caller).id;
      for (const person of await people.addressed(tx, addresses)) {
        if (person.id !== own) await tellOne(tx, caller, person, row, { message, byMail });
      }
    },

    /** Tells the owner, and those who want to be told, what somebody else did. */
    async updated(tx: Database, caller: Caller, row: MilestoneRow, what: string) {
      await changed(tx, [row]);
      const message = `${await nameOf(tx, caller)} ${what}.`;
      const own = actorOf(caller).id;
      const wanting = (await readShares(tx, [row.id])).filter(({ notify: wanted }) => wanted).map(({ address }) => address);
      for (const person of wanting.length === 0 ? [] : await people.addressed(tx, wanting)) {
        if (person.id !== own && person.id !== row.owner) await tellOne(tx, caller, person, row, { message, byMail: true });
      }
      if (row.owner !== own)
        await notify(tx, ownerOf({ owner_id: row.owner }), {
          title: row.name,
          message,
          actor_id: own,
          address: addressOfMilestone(row.id),
        });
    },
  };
}
