import { auditActions } from "@clausewise/contracts";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import type { List } from "../../shared/ui/use-list.ts";
import styles from "./audit.module.css";

type Filtered = Pick<List<unknown>, "wanted" | "choose">;

const actions = [{ value: "", label: "Every action" }, ...Object.entries(auditActions).map(([value, { label }]) => ({ value, label }))];

/** Narrows the trail to an action and to days. */
export function AuditFilters({ list: { wanted, choose } }: { list: Filtered }) {
  const day = (name: "from" | "to", label: string) => (
    <TextField
      type="date"
      label={label}
      value={wanted.filters[name] ?? ""}
      onChange={(event) => choose(name, event.target.value === "" ? null : event.target.value)}
    />
  );
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <Choice
        label="Action"
        data={actions}
        value={wanted.filters["action"] ?? ""}
        onChange={(event) => choose("action", event.target.value === "" ? null : event.target.value)}
      />
      {day("from", "From")}
      {day("to", "To")}
    </div>
  );
}
