import type { SavedSearch } from "@clausewise/contracts";
import { lengths } from "@clausewise/contracts/limits";
import { Button } from "@mantine/core";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { Link } from "react-router";
import { TextField } from "../../shared/ui/fields.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import styles from "./line-list.module.css";

interface Props {
  searches: readonly SavedSearch[];
  problem: string | null;
  onChange: (searches: SavedSearch[]) => void;
}

/** Words that are searched for again for this product. */
export function SavedSearches({ searches, problem, onChange }: Props) {
  return (
    <div className={styles.rows}>
      {searches.length > 0 && (
        <ul aria-label="Saved searches">
          {searches.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className={styles.row} data-two="true">
              <TextField
                label="Name"
                aria-label={`Name of search ${at + 1}`}
                maxLength={lengths.name}
                value={one.name}
                onChange={(event) => onChange(searches.toSpliced(at, 1, { ...one, name: event.target.value }))}
              />
              <TextField
                label="Words"
                aria-label={`Words of search ${at + 1}`}
                maxLength={lengths.search}
                value={one.words}
                onChange={(event) => onChange(searches.toSpliced(at, 1, { ...one, words: event.target.value }))}
              />
              <Link
                to={`/library?${new URLSearchParams({ search: one.words }).toString()}`}
                aria-label={`Search the library: ${one.words}`}
              >
                Search
              </Link>
              <IconButton label={`Remove search ${at + 1}`} onClick={() => onChange(searches.toSpliced(at, 1))}>
                <IconX size={16} stroke={1.7} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...searches, { name: "", words: "" }])}
      >
        Add a search
      </Button>
    </div>
  );
}
