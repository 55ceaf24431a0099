import type { Person } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatDay, spaced } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { ListEntry } from "../../shared/ui/list-entry.tsx";

interface Props {
  person: Person;
  /** The one who looks at it, whose account another administrator has to change. */
  isSelf: boolean;
  onChange: () => void;
}

export function PersonRow({ person: { name, email, provider, role_type, created_at, disabled_at }, isSelf, onChange }: Props) {
  const change = (
    <Button variant="default" aria-label={`Change ${name ?? email}`} onClick={onChange}>
      Change
    </Button>
  );
  return (
    <ListEntry action={!isSelf && change}>
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
    </ListEntry>
  );
}
