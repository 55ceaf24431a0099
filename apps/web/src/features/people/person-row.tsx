import type { Person } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatDay, spaced } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./person-row.module.css";

interface Props {
  person: Person;
  /** The one who looks at it, whose account another administrator has to change. */
  isSelf: boolean;
  onChange: () => void;
}

export function PersonRow({ person: { name, email, provider, role_type, created_at, disabled_at }, isSelf, onChange }: Props) {
  return (
    <article className={styles.row}>
      <div>
        <h2>{name ?? email}</h2>
        <Line quiet>
          {name !== null && <span>{email}</span>}
          <span>Signs in with {provider}</span>
          <span>Since {formatDay(created_at)}</span>
        </Line>
        <Line>
          <Chip tone={role_type === "administrator" ? "ok" : "plain"}>{spaced(role_type)}</Chip>
          {disabled_at !== null && <Chip tone="bad">Closed {formatDay(disabled_at)}</Chip>}
          {isSelf && <Chip>You</Chip>}
        </Line>
      </div>
      {!isSelf && (
        <Button variant="default" aria-label={`Change ${name ?? email}`} onClick={onChange}>
          Change
        </Button>
      )}
    </article>
  );
}
