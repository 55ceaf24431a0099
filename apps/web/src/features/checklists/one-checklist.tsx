import type { Checklist, TrackedItem } from "@clausewise/contracts";
import { type ReactNode, useState } from "react";
import { useAddress } from "../../shared/address.ts";
import { dayIn, withParams } from "../../shared/params.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import type { EvidencePicker } from "./evidence-picker.ts";
import styles from "./checklists.module.css";
import { ExportButtons } from "./export-buttons.tsx";
import { ItemRow } from "./item-row.tsx";
import { SubmissionDay } from "./submission-day.tsx";
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
export function OneChecklist({ checklist, acts, EvidenceField }: Props) {
  const { id, product_id, items, route } = checklist;
  const [params, setParams] = useAddress();
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
      <SubmissionDay
        key={checklist.submission.day}
        checklist={checklist}
        offered={dayIn(params, "start")}
        onPlan={(day) => void acts.plan(id, day)}
        onMilestones={() => void acts.makeMilestones(id)}
      />
      {shown.length === 0 && <p>{view === "done" ? "Nothing is done yet." : "Nothing is open."}</p>}
      {grouped(shown).map(([category, ofCategory]) => (
        <Group key={category} category={category} items={ofCategory}>
          {ofCategory.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              productId={product_id}
              onSay={(said) => acts.say(id, item, said)}
              EvidenceField={EvidenceField}
            />
          ))}
        </Group>
      ))}
      <Removing name={route.name} onRemove={() => acts.remove(id)} />
    </section>
  );
}

/** Items of one heading; those of a rule pack are many, and opened when they are wanted. */
function Group({ category, items, children }: { category: string; items: readonly TrackedItem[]; children: ReactNode }) {
  const open = items.filter(({ completed }) => !completed).length;
  if (!items.every(({ origin }) => origin === "pack"))
    return (
      <div className={styles.group}>
        <h3>{category}</h3>
        <ul>{children}</ul>
      </div>
    );
  return (
    <details className={styles.group}>
      <summary>
        <h3>{category}</h3> <span>{open} open</span>
      </summary>
      <p className={styles.remark}>Why it is here: {items[0]?.reason}</p>
      <ul>{children}</ul>
    </details>
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
