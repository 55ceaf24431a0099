import { updateTypeLabels, updateTypes } from "@clausewise/contracts/vocabulary";
import { formatNumber } from "../../shared/format.ts";
import { CheckBox, Choice } from "../../shared/ui/fields.ts";
import { inOrder, severalFilters, toggled, valueNames, valuesOf } from "./hub-list.ts";
import styles from "./hub-sheet.module.css";
import type { UpdateList } from "./use-hub.ts";

/** Within a filter one value is enough; all filters together must fit. */
export function AdvancedFilters({ list }: { list: UpdateList }) {
  const { filters } = list.wanted;
  return (
    <section className={styles.filters} aria-label="Advanced Filters">
      {severalFilters.map(([name, label]) => (
        <Several key={name} list={list} name={name} label={label} />
      ))}
      <div className={styles.further}>
        <Choice
          label="Update type"
          value={filters["type"] ?? ""}
          onChange={(event) => list.choose("type", event.target.value || null)}
          data={[{ value: "", label: "All types" }, ...updateTypes.map((value) => ({ value, label: updateTypeLabels[value] }))]}
        />
        <CheckBox
          label="Bookmarked"
          checked={filters["bookmarked"] === "yes"}
          onChange={(event) => list.choose("bookmarked", event.target.checked ? "yes" : null)}
        />
        <CheckBox
          label="Not read yet"
          checked={filters["read"] === "no"}
          onChange={(event) => list.choose("read", event.target.checked ? "no" : null)}
        />
      </div>
    </section>
  );
}

function Several({ list, name, label }: { list: UpdateList; name: string; label: string }) {
  const chosen = list.wanted.filters[name];
  const values = valuesOf(chosen);
  const nameOf = valueNames[name] ?? String;
  return (
    <fieldset className={styles.several}>
      <legend>{label}</legend>
      {inOrder(name, list.facets[name] ?? []).map(({ value, count }) => (
        <CheckBox
          key={value}
          label={`${nameOf(value)} (${formatNumber(count)})`}
          checked={values.includes(value)}
          onChange={() => list.chooseFrom(name, (now) => toggled(now, value))}
        />
      ))}
    </fieldset>
  );
}
