import { counted, formatDate } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import styles from "./milestones.module.css";
import type { Moving } from "./use-moving.ts";

const mostNamed = 12;

/** Says what moves with a milestone before it does. */
export function MoveDialog({ moving: { foreseen, forget, carryOut } }: { moving: Moving }) {
  const [first, ...others] = foreseen?.moves ?? [];
  return (
    <Confirm
      opened={foreseen !== null}
      onClose={forget}
      title={first === undefined ? "" : `Move “${first.name}” to ${formatDate(first.to)}?`}
      action={`Move ${counted(others.length + 1, "milestone")}`}
      onConfirm={async () => {
        if (foreseen !== null) await carryOut(foreseen);
      }}
      failed={(error) => `Nothing was moved. ${explain(error)}`}
    >
      <p>What depends on it moves too:</p>
      <ul className={styles.moves}>
        {others.slice(0, mostNamed).map(({ id, name, from, to }) => (
          <li key={id}>
            {name}: {formatDate(from)} → {formatDate(to)}
          </li>
        ))}
        {others.length > mostNamed && <li>and {others.length - mostNamed} more</li>}
      </ul>
    </Confirm>
  );
}
