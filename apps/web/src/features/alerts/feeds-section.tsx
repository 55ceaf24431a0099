import type { Feed, OpenedFeed } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatTime } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { TextField } from "../../shared/ui/fields.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./subscription.module.css";
import { useFeedChanges, useFeeds } from "./use-feeds.ts";

/** Addresses by which a person reads their alerts in a feed reader and a calendar. */
export function FeedsSection() {
  const changes = useFeedChanges();
  const [leaving, setLeaving] = useState<Feed | null>(null);
  return (
    <section className={styles.group} aria-label="Feed and calendar">
      <h2>Feed and calendar</h2>
      <p>
        What you are told of as an Atom feed, and the days from which it takes effect as a calendar. Whoever has an address reads them
        without signing in: keep it to yourself, and take it back when it is no longer used.
      </p>
      {changes.opened !== null && <Opened feed={changes.opened} />}
      <QueryState query={useFeeds()} waiting="Loading your addresses" failed="Your addresses could not be loaded." inline>
        {(feeds) => (
          <ul className={styles.feeds} aria-label="Addresses">
            {feeds.map((feed) => (
              <li key={feed.id}>
                <span>
                  Made {formatTime(feed.created_at)},{" "}
                  {feed.last_read_at === null ? "not read yet" : `last read ${formatTime(feed.last_read_at)}`}
                </span>
                <Button
                  variant="default"
                  onClick={() => setLeaving(feed)}
                  aria-label={`Take back the address made ${formatTime(feed.created_at)}`}
                >
                  Take back
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <Button variant="default" onClick={changes.create} loading={changes.creating}>
        Make an address
      </Button>
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Take this address back?"
        action="Take back"
        danger
        onConfirm={async () => {
          if (leaving !== null) await changes.revoke(leaving.id);
        }}
        failed={(error) => `It was not taken back, and still opens your alerts. ${explain(error)}`}
      >
        Whatever reads it gets nothing any longer.
      </Confirm>
    </section>
  );
}

/** The addresses that were just made, which are shown this once. */
function Opened({ feed: { atom_url, calendar_url } }: { feed: OpenedFeed }) {
  return (
    <div className={styles.opened} role="status">
      <p>Copy these now: they are not shown again.</p>
      <Address label="Atom feed" url={atom_url} />
      <Address label="Calendar" url={calendar_url} />
    </div>
  );
}

function Address({ label, url }: { label: string; url: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notice(`Copied: ${label}`),
      () => notice("It could not be copied. Select the address and copy it by hand."),
    );
  return (
    <div className={styles.address}>
      <TextField label={label} value={url} readOnly onFocus={(event) => event.target.select()} />
      <Button variant="default" onClick={() => void copy()} aria-label={`Copy the address: ${label}`}>
        Copy
      </Button>
    </div>
  );
}
