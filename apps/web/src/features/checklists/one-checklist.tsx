import type { Checklist, TrackedItem } from "@clausewise/contracts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { withParams } from "../../shared/params.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import type { EvidencePicker } from "./evidence-picker.ts";
import styles from "./checklists.module.css";
import { ExportButtons } from "./export-buttons.tsx";
import { ItemRow } from "./item-row.tsx";
import type { ChecklistActs } from "./use-checklists.ts";

interface Props {
  checklist: Checklist;
  acts: ChecklistActs;
  EvidenceField: EvidencePicker;
}

const views = [
  ["open", "Open"],
  ["done", "Done"],
  ["all", "All"],
] as const;
type View = (typeof views)[number][0];

const viewIn = (params: URLSearchParams): View => views.find(([view]) => view === params.get("show"))?.[0] ?? "all";

const seen = (items: readonly TrackedItem[], view: View): TrackedItem[] =>
  items.filter(({ completed }) => view === "all" || completed === (view === "done"));

/** Under each heading those not done come first, as the server orders them; what is toggled stays in its place, and so does the focus. */
const grouped = (items: readonly TrackedItem[]) => [...Map.groupBy(items, ({ category }) => category)];

/** The items of one submission under their headings. */
export function OneChecklist({ checklist: { id, items, route }, acts, EvidenceField }: Props) {
  const [params, setParams] = useSearchParams();
  const view = viewIn(params);
  const done = items.filter(({ completed }) => completed).length;
  const shown = seen(items, view);
  return (
    <section aria-labelledby="checklist-name" className={styles.list}>
      <div className={styles.head}>
        <h2 id="checklist-name">{route.name}</h2>
        <p role="status">
          {items.length - done} open, {done} done
        </p>
        <Segments
          label="Items"
          options={views}
          value={view}
          onChange={(show) =>
            setParams((before) => withParams(before, { show: show === "all" ? null : show }), { preventScrollReset: true })
          }
        />
        <ExportButtons id={id} />
      </div>
      {shown.length === 0 && <p>{view === "done" ? "Nothing is done yet." : "Nothing is open."}</p>}
      {grouped(shown).map(([category, ofCategory]) => (
        <div key={category} className={styles.group}>
          <h3>{category}</h3>
          <ul>
            {ofCategory.map((item) => (
              <ItemRow key={item.id} item={item} onSay={(said) => acts.say(id, item, said)} EvidenceField={EvidenceField} />
            ))}
          </ul>
        </div>
      ))}
      <Removing name={route.name} onRemove={() => acts.remove(id)} />
    </section>
  );
}

function Removing({ name, onRemove }: { name: string; onRemove: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>Delete this checklist</TextButton>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Delete the checklist “${name}”?`}
        action="Delete"
        danger
        onConfirm={async () => void (await onRemove())}
        failed="It was not deleted. Please try again."
      >
        What was said of its items goes with it: who does them, by when, notes and evidence. Documents stay.
      </Confirm>
    </>
  );
}
