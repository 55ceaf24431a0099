import { counted, formatNumber } from "../../shared/format.ts";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { FilterChips } from "../../shared/ui/filter-bar.tsx";
import { SearchField } from "../../shared/ui/search-field.tsx";
import styles from "./milestones.module.css";
import type { MilestoneList } from "./use-milestones.ts";

const dated = ["from", "until"];

/** What narrows the milestones, each value with how many it would leave. */
export function MilestoneFilters({ list }: { list: MilestoneList }) {
  const { filters } = list.wanted;
  return (
    <div className={styles.filters} role="group" aria-label="Filter">
      <SearchField
        label="Search milestones"
        placeholder="Name, notes, responsible person"
        value={list.wanted.search}
        onSearch={list.search}
      />
      {list.spec.filters.map(({ name, label, nameOf = String }) =>
        dated.includes(name) ? (
          <TextField
            key={name}
            type="date"
            label={label}
            value={filters[name] ?? ""}
            onChange={({ currentTarget }) => list.choose(name, currentTarget.value || null)}
          />
        ) : (
          <Choice
            key={name}
            label={label}
            data={[{ value: "", label: "All" }, ...optionsOf(list, name, nameOf)]}
            value={filters[name] ?? ""}
            onChange={({ currentTarget }) => list.choose(name, currentTarget.value || null)}
          />
        ),
      )}
    </div>
  );
}

/** What is chosen stays in sight, also where the search leaves nothing of it. */
function optionsOf({ facets, wanted }: MilestoneList, name: string, nameOf: (value: string) => string) {
  const known = facets[name] ?? [];
  const chosen = wanted.filters[name];
  const missing = chosen === undefined || known.some(({ value }) => value === chosen) ? [] : [{ value: chosen, count: 0 }];
  return [...missing, ...known].map(({ value, count }) => ({ value, label: `${nameOf(value)} (${formatNumber(count)})` }));
}

export const MilestoneSummary = ({ list }: { list: MilestoneList }) => (
  <div className={styles.summary}>
    <p role="status">{list.total !== null && counted(list.total, "milestone")}</p>
    <FilterChips list={list} />
  </div>
);
