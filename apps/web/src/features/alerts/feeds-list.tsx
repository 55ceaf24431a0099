import type { Feed, OpenedFeed } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatTime } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { TextField } from "../../shared/ui/fields.ts";
import { Line } from "../../shared/ui/line.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { CopyField, ShownOnce } from "../../shared/ui/shown-once.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./subscription.module.css";
import { useFeedChanges, useFeeds } from "./use-feeds.ts";

/** Addresses by which a person reads their alerts in a feed reader and a calendar, with a form for others. */
export function FeedsList() {
  const changes = useFeedChanges();
  const [leaving, setLeaving] = useState<Feed | null>(null);
  return (
    <>
      {changes.opened !== null && <Opened feed={changes.opened} />}
      <QueryState query={useFeeds()} waiting="Loading your addresses" failed="Your addresses could not be loaded." inline>
        {(feeds) => (
          <ul className={styles.feeds} aria-label="Addresses">
            {feeds.map((feed) => (
              <li key={feed.id} className={styles.feed}>
                <div>
                  <strong>{nameOf(feed)}</strong>
                  <Line quiet>
                    {feed.name !== "" && <span>made {formatTime(feed.created_at)}</span>}
                    <span>{feed.last_read_at === null ? "not read yet" : `last read ${formatTime(feed.last_read_at)}`}</span>
                  </Line>
                </div>
                <Button variant="default" onClick={() => setLeaving(feed)} aria-label={`Take back ${nameOf(feed)}`}>
                  Take back
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <NewFeedForm changes={changes} />
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving === null ? "" : `Take “${nameOf(leaving)}” back?`}
        action="Take back"
        danger
        onConfirm={async () => {
          if (leaving !== null) await changes.revoke(leaving.id);
        }}
        failed={(error) => `It was not taken back, and still opens your alerts. ${explain(error)}`}
      >
        Whatever reads it gets nothing any longer.
      </Confirm>
    </>
  );
}

/** Asks what is to read it, so that it is known later which one to take back. */
function NewFeedForm({ changes: { form, send, sending, error } }: { changes: ReturnType<typeof useFeedChanges> }) {
  return (
    <form className={styles.newFeed} noValidate onSubmit={form.submit(send)} aria-label="New address">
      <TextField label="What reads it" placeholder="Calendar on my phone" required maxLength={100} {...form.field("name")} />
      <Button type="submit" variant="default" loading={sending}>
        Make an address
      </Button>
      {error !== null && <Problem title="No address was made.">What you typed is kept. {explain(error)}</Problem>}
    </form>
  );
}

/** The addresses that were just made, which are shown this once. */
const Opened = ({ feed: { name, atom_url, calendar_url, milestones_url } }: { feed: OpenedFeed }) => (
  <ShownOnce>
    <p>Copy the addresses for “{name}” now: they are not shown again.</p>
    <CopyField label="Atom feed" what="the address of the Atom feed" value={atom_url} />
    <CopyField label="Calendar" what="the address of the calendar" value={calendar_url} />
    <CopyField label="Calendar of your milestones" what="the address of the calendar of your milestones" value={milestones_url} />
  </ShownOnce>
);

const nameOf = ({ name, created_at }: Feed): string => (name === "" ? `Address made ${formatTime(created_at)}` : name);
