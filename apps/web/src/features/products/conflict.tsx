import { Button } from "@mantine/core";
import { Panel } from "../../shared/ui/panel.tsx";
import { merged } from "./differing.ts";
import type { ProductValues } from "./product-values.ts";
import styles from "./profile.module.css";

interface Props {
  /** What the changes were begun from. */
  base: ProductValues;
  saved: ProductValues;
  typed: ProductValues;
  onDiscard: () => void;
  /** Goes on from what is saved, with what was typed in its place. */
  onGoOn: (values: ProductValues) => void;
}

/** Says that a product was changed elsewhere since these changes were begun, and leaves it to the person which are kept. */
export function Conflict({ base, saved, typed, onDiscard, onGoOn }: Props) {
  const { values, theirs, yours, both } = merged(base, saved, typed);
  return (
    <div role="alert">
      <Panel heading="This product was changed elsewhere after you began" warns>
        <p>Nothing was overwritten: the other change is saved, and what you typed is still here, unsaved.</p>
        <ul>
          {theirs.length > 0 && <li>Changed elsewhere: {theirs.join(", ")}.</li>}
          {yours.length > 0 && <li>Changed by you: {yours.join(", ")}.</li>}
          {both.length > 0 && <li>Changed by both, where yours would hold: {both.join(", ")}.</li>}
        </ul>
        <div className={styles.conflict}>
          <Button variant="default" onClick={onDiscard}>
            Drop mine
          </Button>
          <Button variant="default" onClick={() => onGoOn(values)}>
            Put mine on top
          </Button>
        </div>
      </Panel>
    </div>
  );
}
