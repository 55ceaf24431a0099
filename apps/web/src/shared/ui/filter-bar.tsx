import { Button, UnstyledButton } from "@mantine/core";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useId, useState } from "react";
import { formatNumber } from "../format.ts";
import type { FilterSpec } from "../list.ts";
import styles from "./filter-bar.module.css";
import { TextButton } from "./text-button.tsx";
import type { List } from "./use-list.ts";

type Filtered = Pick<List<unknown>, "spec" | "wanted" | "facets" | "choose" | "clearFilters">;

interface DisclosureProps {
  list: Pick<Filtered, "wanted">;
  opened: boolean;
  panel: string;
  onToggle: () => void;
  className?: string;
}

/** Opens and closes the filters, and says how many are set. */
export function FilterButton({ list, opened, panel, onToggle, className = "" }: DisclosureProps) {
  const chosen = Object.keys(list.wanted.filters).length;
  return (
    <Button variant="default" className={className} aria-expanded={opened} aria-controls={opened ? panel : undefined} onClick={onToggle}>
      {chosen === 0 ? "Filters" : `Filters, ${chosen} set`}
    </Button>
  );
}

/** The filters beside a list; on a narrow screen behind a button above it. */
export function FilterBar({ list }: { list: Filtered }) {
  const [opened, setOpened] = useState(false);
  const panel = useId();
  return (
    <section className={styles.bar} aria-label="Filters">
      <FilterButton list={list} opened={opened} panel={panel} onToggle={() => setOpened(!opened)} className={styles.disclose ?? ""} />
      <Facets list={list} id={panel} opened={opened} />
    </section>
  );
}

/** The filters beside a list where a button elsewhere opened them. */
export const OpenedFilters = ({ list, id }: { list: Filtered; id: string }) => (
  <section className={styles.bar} aria-label="Filters">
    <Facets list={list} id={id} opened />
  </section>
);

const Facets = ({ list, id, opened }: { list: Filtered; id: string; opened: boolean }) => (
  <div id={id} className={styles.panel} data-opened={opened}>
    {list.spec.filters.map((filter) => (
      <Facet
        key={filter.name}
        filter={filter}
        counts={list.facets[filter.name] ?? []}
        chosen={list.wanted.filters[filter.name] ?? null}
        onChoose={(value) => list.choose(filter.name, value)}
      />
    ))}
  </div>
);

const shownAtFirst = 8;

interface FacetProps {
  filter: FilterSpec;
  counts: readonly { value: string; count: number }[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
}

function Facet({ filter: { label, nameOf = String }, counts, chosen, onChoose }: FacetProps) {
  const [all, setAll] = useState(false);
  const heading = useId();
  // A filter that is set stays in sight, also where the search leaves nothing of it.
  const missing = chosen !== null && !counts.some(({ value }) => value === chosen) ? [{ value: chosen, count: 0 }] : [];
  const options = [...missing, ...counts];
  if (options.length === 0) return null;
  const shown = options.filter(({ value }, at) => all || at < shownAtFirst || value === chosen);
  return (
    <div className={styles.group} role="group" aria-labelledby={heading}>
      <h2 id={heading}>{label}</h2>
      <ul>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <UnstyledButton aria-pressed={value === chosen} onClick={() => onChoose(value === chosen ? null : value)}>
              <span>{nameOf(value)}</span>
              <small>{formatNumber(count)}</small>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {options.length > shown.length && (
        <TextButton className={styles.more ?? ""} onClick={() => setAll(true)}>
          {options.length - shown.length} more<span className="visually-hidden"> under {label}</span>
        </TextButton>
      )}
    </div>
  );
}

/** The filters that are set, each with a way to take it off. */
export function FilterChips({ list }: { list: Filtered }) {
  const set = list.spec.filters.flatMap(({ name, label, nameOf = String }) => {
    const value = list.wanted.filters[name];
    return value === undefined ? [] : [{ name, label, text: nameOf(value) }];
  });
  if (set.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters set">
      {set.map(({ name, label, text }) => (
        <li key={name}>
          <UnstyledButton className={styles.chip} onClick={() => list.choose(name, null)}>
            {label}: {text}
            <IconX size={13} stroke={2} aria-hidden />
            <span className="visually-hidden">, take this filter off</span>
          </UnstyledButton>
        </li>
      ))}
      <li>
        <TextButton onClick={list.clearFilters}>Clear Filters</TextButton>
      </li>
    </ul>
  );
}
