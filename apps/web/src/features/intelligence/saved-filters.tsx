import type { SavedFilter, SavedWish } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { TextField } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { hubSpec } from "./hub-list.ts";
import styles from "./saved-filters.module.css";
import type { UpdateList } from "./use-hub.ts";
import { isShown, useApply, useRemoval, useRenaming, useSavedFilters, useSaving, wishOf } from "./use-saved-filters.ts";

/** The filters that a person keeps: each under its name, applied, renamed or removed; and what is shown now, to be kept. */
export function SavedFilters({ list }: { list: UpdateList }) {
  const shown = wishOf(list.wanted);
  return (
    <section className={styles.panel} aria-label="Saved Filters">
      <QueryState
        query={useSavedFilters()}
        waiting="Loading your saved filters"
        failed="Your saved filters could not be loaded."
        inline
        isEmpty={(filters) => filters.length === 0}
        empty={<p>You keep no filters yet. They are the same in every browser in which you sign in.</p>}
      >
        {(filters) => (
          <ul aria-label="Saved Filters">
            {filters.map((filter) => (
              <Entry key={filter.id} filter={filter} shown={shown} />
            ))}
          </ul>
        )}
      </QueryState>
      <Keep list={list} />
    </section>
  );
}

/** What a filter asks for, in words. */
function inWords(wish: SavedWish): string {
  const parts = hubSpec.filters.flatMap(({ name, label, nameOf }) => {
    const value = wish[name as keyof SavedWish];
    return value === undefined ? [] : [`${label}: ${nameOf?.(value) ?? value}`];
  });
  const order = hubSpec.sorts.find(([value]) => value === wish.sort)?.[1];
  return [...(wish.search === undefined ? [] : [`“${wish.search}”`]), ...parts, ...(order === undefined ? [] : [order.toLowerCase()])].join(
    " · ",
  );
}

function Entry({ filter, shown }: { filter: SavedFilter; shown: SavedWish | null }) {
  const [doing, setDoing] = useState<"rename" | "remove" | null>(null);
  const apply = useApply();
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
            <TextButton onClick={() => apply(filter)} aria-current={isShown(filter, shown)}>
              {name}
            </TextButton>
            <p>{inWords(wish)}</p>
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
        “{name}” is no longer kept. The updates and what is shown now stay as they are.
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

function Keep({ list }: { list: UpdateList }) {
  const { form, wish, send, sending, error } = useSaving(list);
  if (wish === null) return <p>Search or choose filters, and they can be saved here under a name.</p>;
  return (
    <form className={styles.form} noValidate aria-label="Save these filters" onSubmit={form.submit(send)}>
      <TextField label="Name" description={inWords(wish)} required maxLength={100} {...form.field("name")} />
      <Button type="submit" loading={sending}>
        Save these filters
      </Button>
      {error !== null && <Problem title="The filters were not saved.">The name is kept here. {explain(error)}</Problem>}
    </form>
  );
}
