import type { SavedSearch } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { TextField } from "../../shared/ui/fields.ts";
import styles from "./subscription.module.css";

interface Props {
  searches: readonly SavedSearch[];
  onChange: (searches: SavedSearch[]) => void;
}

/** Words that a person is told of wherever they stand. */
export function SearchesField({ searches, onChange }: Props) {
  const change = (at: number, changed: Partial<SavedSearch>) =>
    onChange(searches.map((search, nth) => (nth === at ? { ...search, ...changed } : search)));
  return (
    <fieldset className={styles.group}>
      <legend>Saved searches</legend>
      <p>You are told of alerts in whose title or headings all the words stand. Words alone find less that matters than a product does.</p>
      {searches.map(({ name, words }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other name while they are typed
        <div key={at} className={styles.search}>
          <TextField label="Name" maxLength={100} value={name} onChange={({ target }) => change(at, { name: target.value })} />
          <TextField label="Words" maxLength={500} value={words} onChange={({ target }) => change(at, { words: target.value })} />
          <Button
            variant="default"
            aria-label={`Take away the search ${name}`}
            onClick={() => onChange(searches.filter((_, nth) => nth !== at))}
          >
            Take away
          </Button>
        </div>
      ))}
      <div>
        <Button variant="default" onClick={() => onChange([...searches, { name: "", words: "" }])}>
          Add a search
        </Button>
      </div>
    </fieldset>
  );
}
