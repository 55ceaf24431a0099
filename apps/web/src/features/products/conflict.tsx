import { Button } from "@mantine/core";
import { Panel } from "../../shared/ui/panel.tsx";
import { differing } from "./differing.ts";
import styles from "./profile.module.css";
import type { KeptValues } from "./use-product-form.ts";

interface Props {
  saved: KeptValues;
  typed: KeptValues;
  onDiscard: () => void;
  /** Goes on from the saved version, with what was typed in its place. */
  onKeep: () => void;
}

/** Says that a product was changed elsewhere since these changes were begun, and leaves it to the person which are kept. */
export function Conflict({ saved, typed, onDiscard, onKeep }: Props) {
  const fields = differing(saved, typed);
  return (
    <div role="alert">
      <Panel heading="This product was changed elsewhere after you began" warns>
        <p>
          Nothing was overwritten: the other change is saved, and what you typed is still here, unsaved.
          {fields.length > 0 && ` The two differ in: ${fields.join(", ")}.`} If you go on with yours, saving puts the whole of it in place
          of the other change.
        </p>
        <div className={styles.conflict}>
          <Button variant="default" onClick={onDiscard}>
            Show what is saved
          </Button>
          <Button variant="default" onClick={onKeep}>
            Go on with mine
          </Button>
        </div>
      </Panel>
    </div>
  );
}
