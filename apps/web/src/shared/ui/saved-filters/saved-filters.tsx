import type { SavedFilter } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../trpc.ts";
import { Confirm } from "../confirm.tsx";
import { TextField } from "../fields.ts";
import { QueryState } from "../query-state.tsx";
import { Problem } from "../states.tsx";
import { TextButton } from "../text-button.tsx";
import styles from "./saved-filters.module.css";
import {
  inWords,
  isShown,
  type KeptList,
  useApply,
  useRemoval,
  useRenaming,
  useSavedFilters,
  useSaving,
  wishOf,
} from "./use-saved-filters.ts";

/** The filters that a person keeps of a list: each under its name, applied, renamed or removed; and what is shown now, to be kept. */
export function SavedFilters(kept: KeptList) {
  return (
    <section className={styles.panel} aria-label="Saved Filters">
      <QueryState
        query={useSavedFilters(kept.of)}
        waiting="Loading your saved filters"
        failed="Your saved filters could not be loaded."
        inline
        isEmpty={(filters) => filters.length === 0}
        empty={<p>You keep no filters yet. They are the same in every browser in which you sign in.</p>}
      >
        {(filters) => (
          <ul aria-label="Saved Filters">
            {filters.map((filter) => (
              <Entry key={filter.id} filter={filter} kept={kept} />
            ))}
          </ul>
        )}
      </QueryState>
      <Keep {...kept} />
    </section>
  );
}

function Entry({ filter, kept }: { filter: SavedFilter; kept: KeptList }) {
  const [doing, setDoing] = useState<"rename" | "remove" | null>(null);
  const { spec } = kept.list;
  const apply = useApply(spec);
  const remove = useRemoval();
  const done = () => setDoing(null);
  const { id, name, wish } = filter;
  return (
    <li>
      {doing === "rename" ? (
        <Rename filter={filter} onDone={done} />
      ) : (
        <div className={styles.entry}>
          <div>
            <TextButton onClick={() => apply(filter)} aria-current={isShown(filter, wishOf(kept))}>
              {name}
            </TextButton>
            <p>{inWords(wish, spec)}</p>
          </div>
          <Button variant="default" size="compact-sm" onClick={() => setDoing("rename")} aria-label={`Rename ${name}`}>
            Rename
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => setDoing("remove")} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </div>
      )}
      <Confirm
        opened={doing === "remove"}
        onClose={done}
        title="Remove this filter?"
        action="Remove"
        danger
        onConfirm={() => remove(id)}
        failed={(error) => `It was not removed. ${explain(error)}`}
      >
        “{name}” is no longer kept. What it shows stays as it is.
      </Confirm>
    </li>
  );
}

function Rename({ filter, onDone }: { filter: SavedFilter; onDone: () => void }) {
  const { form, send, sending, error } = useRenaming(filter, onDone);
  return (
    <form className={styles.form} noValidate aria-label={`Rename ${filter.name}`} onSubmit={form.submit(send)}>
      <TextField label="Name" required maxLength={100} autoFocus {...form.field("name")} />
      <Button type="submit" loading={sending}>
        Rename
      </Button>
      <Button
        variant="default"
        onClick={() => {
          form.forget();
          onDone();
        }}
      >
        Cancel
      </Button>
      {error !== null && <Problem title="It keeps its name.">{explain(error)}</Problem>}
    </form>
  );
}

function Keep(kept: KeptList) {
  const { form, wish, send, sending, error } = useSaving(kept);
  if (wish === null) return <p>Search or choose filters, and they can be saved here under a name.</p>;
  return (
    <form className={styles.form} noValidate aria-label="Save these filters" onSubmit={form.submit(send)}>
      <TextField label="Name" description={inWords(wish, kept.list.spec)} required maxLength={100} {...form.field("name")} />
      <Button type="submit" loading={sending}>
        Save these filters
      </Button>
      {error !== null && <Problem title="The filters were not saved.">The name is kept here. {explain(error)}</Problem>}
    </form>
  );
}
