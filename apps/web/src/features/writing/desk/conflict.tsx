import { Button } from "@mantine/core";
import { counted, formatTime } from "../../../shared/format.ts";
import { Panel } from "../../../shared/ui/panel.tsx";
import type { DraftSaver, Saving } from "../saving/draft-saver.ts";
import styles from "./desk.module.css";

interface Props {
  saving: Saving;
  saver: DraftSaver;
}

/** Says that the draft is another on the server than what was begun from, and leaves it to the person which is kept. */
export function Conflict({ saving: { state, theirs }, saver }: Props) {
  if (state === "gone")
    return (
      <div role="alert">
        <Panel heading="This draft was deleted elsewhere" warns>
          <p>What you typed stands here and is not on the server.</p>
          <div className={styles.choices}>
            <Button variant="default" onClick={() => void saver.keepBoth()}>
              Keep it as a new draft
            </Button>
          </div>
        </Panel>
      </div>
    );
  if (theirs === null) return null;
  return (
    <div role="alert">
      <Panel heading="This draft was changed elsewhere after you began" warns>
        <p>
          Nothing was overwritten. The saved text has {counted(theirs.characters, "character")}, last changed{" "}
          {formatTime(theirs.updated_at)}; what you typed stands below and is not saved.
        </p>
        <div className={styles.choices}>
          <Button variant="default" onClick={() => void saver.keepBoth()}>
            Keep both: mine as a new draft
          </Button>
          <Button variant="default" onClick={() => void saver.putMine()}>
            Put mine in its place
          </Button>
          <Button variant="default" onClick={saver.takeTheirs}>
            Take the saved text
          </Button>
        </div>
      </Panel>
    </div>
  );
}
