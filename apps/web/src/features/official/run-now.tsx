import type { OfficialSource } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { notice } from "../../shared/ui/notices.tsx";
import styles from "./run-now.module.css";
import { useRun } from "./use-official.ts";

/** Has a source looked at now; a list that was held for a person can be taken as it is. */
export function RunNow({ source, isOn }: { source: OfficialSource; isOn: boolean }) {
  const { run, busy } = useRun(source.id);
  const [asking, setAsking] = useState(false);
  const isLooking = source.looking_since !== null;
  const look = () =>
    run(false).then(
      () => notice("It is looked at as soon as it is its turn."),
      (error: unknown) => notice(`It is not looked at. ${explain(error)}`),
    );
  return (
    <div className={styles.acts}>
      {source.outcome === "held" && (
        <Button variant="default" disabled={!isOn || isLooking} onClick={() => setAsking(true)}>
          Take the shorter list
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconRefresh size={15} aria-hidden />}
        loading={busy}
        disabled={!isOn || isLooking}
        onClick={() => void look()}
      >
        Run now
      </Button>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title="Take the shorter list as it is?"
        action="Take it"
        onConfirm={() => run(true)}
        failed={(error) => `Nothing is taken over. ${explain(error)}`}
      >
        It is asked for once more. What it does not list any longer is marked so, and everybody who cites it is told. Nothing is deleted.
      </Confirm>
    </div>
  );
}
