import { accessScopes, type AccessToken } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatTime } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./access-tokens.module.css";

const isOver = ({ expires_at }: AccessToken): boolean => Date.parse(expires_at) <= Date.now();

/** One token: what it allows, until when, and whether anything uses it. */
export function TokenEntry({ token, onLeave }: { token: AccessToken; onLeave: () => void }) {
  const { name, scopes, created_at, expires_at, last_used_at } = token;
  return (
    <li className={styles.token}>
      <div>
        <strong>{name}</strong> {isOver(token) && <Chip tone="warn">Over since {formatTime(expires_at)}: it opens nothing</Chip>}
        <Line quiet>
          <span>{scopes.map((scope) => accessScopes[scope].label).join(", ")}</span>
          <span>made {formatTime(created_at)}</span>
          {!isOver(token) && <span>good until {formatTime(expires_at)}</span>}
          <span>{last_used_at === null ? "not used yet" : `last used ${formatTime(last_used_at)}`}</span>
        </Line>
      </div>
      <Button variant="default" onClick={onLeave} aria-label={`Take back ${name}`}>
        Take back
      </Button>
    </li>
  );
}
