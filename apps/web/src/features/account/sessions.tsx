import type { SessionSummary } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatTime } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./account.module.css";

interface Props {
  sessions: readonly SessionSummary[];
  onEnd: (session: SessionSummary) => Promise<void>;
}

const clientOf = ({ client }: SessionSummary): string => (client === "" ? "An unknown browser" : client);

/** Where the person is signed in, each with a way to sign out there. */
export function Sessions({ sessions, onEnd }: Props) {
  const [ending, setEnding] = useState<SessionSummary | null>(null);
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{clientOf(session)}</strong> {session.current && <Chip tone="ok">This session</Chip>}
              <Line quiet>
                <span>Signed in {formatTime(session.created_at)}</span>
                <span>{session.current ? "In use now" : `Last used ${formatTime(session.last_seen_at)}`}</span>
              </Line>
            </div>
            <Button
              variant="default"
              aria-label={`Sign out ${session.current ? "here" : `${clientOf(session)}, signed in ${formatTime(session.created_at)}`}`}
              onClick={() => setEnding(session)}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        opened={ending !== null}
        onClose={() => setEnding(null)}
        title={ending?.current === true ? "Sign out here?" : "Sign out there?"}
        action="Sign out"
        onConfirm={async () => {
          if (ending !== null) await onEnd(ending);
        }}
        failed="The session could not be ended. Try again in a moment."
      >
        {ending !== null && `${clientOf(ending)}, signed in ${formatTime(ending.created_at)}. Your questions and bookmarks stay.`}
      </Confirm>
    </>
  );
}
