import type { LibraryPage } from "@clausewise/contracts";
import { useId, useState } from "react";
import { formatNumber } from "../../shared/format.ts";
import { type LibraryFilter, chosenCount, facetNames } from "./filter.ts";
import styles from "./library.module.css";
import { valueName } from "./names.ts";

export type FacetName = (typeof facetNames)[number][0];

interface Props {
  facets: LibraryPage["facets"] | undefined;
  filter: LibraryFilter;
  onChoose: (facet: FacetName, value: string | null) => void;
  onClear: () => void;
}

/** The filters beside the list; on a narrow screen behind a button above it. */
export function Facets({ facets, filter, onChoose, onClear }: Props) {
  const [opened, setOpened] = useState(false);
  const panel = useId();
  const chosen = chosenCount(filter);
  return (
    <section className={styles.facets} aria-label="Filters">
      <button type="button" className={styles.disclose} aria-expanded={opened} aria-controls={panel} onClick={() => setOpened(!opened)}>
        {chosen === 0 ? "Filters" : `Filters, ${chosen} set`}
      </button>
      <div id={panel} className={styles.panel} data-opened={opened}>
        {facetNames.map(([facet, list, label]) => (
          <FacetGroup
            key={facet}
            facet={facet}
            label={label}
            counts={facets?.[list] ?? []}
            chosen={filter[facet] ?? null}
            onChoose={(value) => onChoose(facet, value)}
          />
        ))}
        {chosen > 0 && (
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear the filters
          </button>
        )}
      </div>
    </section>
  );
}

const shownAtFirst = 8;

interface GroupProps {
  facet: FacetName;
  label: string;
  counts: { value: string; count: number }[];
  chosen: string | null;
  onChoose: (value: string | null) => void;
}

function FacetGroup({ facet, label, counts, chosen, onChoose }: GroupProps) {
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
            <button type="button" aria-pressed={value === chosen} onClick={() => onChoose(value === chosen ? null : value)}>
              <span>{valueName(facet, value)}</span>
              <small>{formatNumber(count)}</small>
            </button>
          </li>
        ))}
      </ul>
      {options.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {options.length - shown.length} more<span className="visually-hidden"> under {label}</span>
        </button>
      )}
    </div>
  );
}
