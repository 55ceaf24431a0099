import type { SectionChange, VersionComparison } from "@clausewise/contracts";
import { UnstyledButton } from "@mantine/core";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useEffect, useState } from "react";
import { counted, formatNumber } from "../../shared/format.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import styles from "./comparison.module.css";
import { ChangeText } from "./change-text.tsx";

const shownChoices = [
  ["changed", "Changed sections"],
  ["all", "All sections"],
] as const;
type Shown = (typeof shownChoices)[number][0];

const differs = ({ changed, renumbered, added, removed, moved_to }: SectionChange) =>
  changed + renumbered + added + removed + moved_to.length > 0;

interface Props {
  comparison: VersionComparison;
  ours: boolean;
  /** The section that is unfolded and brought into sight first; null for none. */
  clause: string | null;
}

/** Section by section what became of a text; a section's changes unfold, and steps lead from one to the next. */
export function Changes({ comparison, ours, clause }: Props) {
  const { sections, changes, total_changes } = comparison;
  const wanted = clause === null ? -1 : changes.findIndex(({ section }) => section === clause);
  const [shown, setShown] = useState<Shown>("changed");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(clause === null ? [] : [clause]));
  const [current, setCurrent] = useState<number | null>(wanted < 0 ? null : wanted);
  useEffect(() => bringIntoSight(wanted), [wanted]);
  const unfold = (section: string) => setOpen((now) => new Set([...now, section]));
  const fold = (section: string) => setOpen((now) => new Set([...now].filter((one) => one !== section)));
  const step = (to: number) => {
    const change = changes[to];
    if (change === undefined) return;
    unfold(change.section);
    setCurrent(to);
    bringIntoSight(to);
  };
  const rows = shown === "all" ? sections : sections.filter(differs);
  if (total_changes === 0) return <p role="status">No passage differs. {formatNumber(comparison.kept)} unchanged, word for word.</p>;
  return (
    <>
      <p role="status">{summaryOf(comparison)}</p>
      <div className={`${styles.tools} no-print`}>
        <Segments label="Sections shown" options={shownChoices} value={shown} onChange={setShown} />
        <Steps at={current} of={changes.length} onStep={step} />
      </div>
      <table className={styles.table} data-ours={ours}>
        <thead>
          <tr>
            <th scope="col">Section before</th>
            <th scope="col">Section after</th>
            {figures.map(([, label]) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((section) => (
          <tbody key={section.section}>
            <SectionRow
              section={section}
              open={open.has(section.section)}
              onToggle={() => (open.has(section.section) ? fold : unfold)(section.section)}
            />
            {open.has(section.section) && (
              <tr className={styles.unfolded}>
                <td colSpan={2 + figures.length}>
                  {changes.map((change, at) =>
                    change.section === section.section ? (
                      <ChangeText
                        key={`${change.before?.passage_id}${change.after?.passage_id}`}
                        id={changeElement(at)}
                        change={change}
                        current={at === current}
                      />
                    ) : null,
                  )}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {changes.length < total_changes && (
        <p className={styles.none}>
          The words of the first {changes.length} of {formatNumber(total_changes)} changes can be unfolded.
        </p>
      )}
    </>
  );
}

const changeElement = (at: number) => `change-${at}`;

function bringIntoSight(at: number): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(changeElement(at));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "start" });
  });
}

const figures = [
  ["kept", "Kept"],
  ["changed", "Changed"],
  ["renumbered", "Renumbered"],
  ["added", "New"],
  ["removed", "Gone"],
] as const;

function summaryOf({ sections, kept }: VersionComparison): string {
  const sum = (name: "changed" | "renumbered" | "added" | "removed") => sections.reduce((total, section) => total + section[name], 0);
  const changed = sections.filter(differs).length;
  return `${formatNumber(changed)} of ${counted(sections.length, "section")} ${changed === 1 ? "differs" : "differ"}: ${counted(sum("changed"), "passage")} changed, ${formatNumber(sum("renumbered"))} renumbered, ${formatNumber(sum("added"))} new, ${formatNumber(sum("removed"))} gone; ${formatNumber(kept)} kept word for word.`;
}

function Steps({ at, of, onStep }: { at: number | null; of: number; onStep: (to: number) => void }) {
  return (
    <div className={styles.steps} role="group" aria-label="From change to change">
      <span>{at === null ? counted(of, "change") : `Change ${formatNumber(at + 1)} of ${formatNumber(of)}`}</span>
      <IconButton label="Previous change" disabled={at === null || at === 0} onClick={() => onStep((at ?? 0) - 1)}>
        <IconArrowUp size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton label="Next change" disabled={at === of - 1} onClick={() => onStep(at === null ? 0 : at + 1)}>
        <IconArrowDown size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

function SectionRow({ section, open, onToggle }: { section: SectionChange; open: boolean; onToggle: () => void }) {
  const { before } = section;
  const name = (heading: string) => (heading === "" || heading === section.section ? "" : heading);
  return (
    <tr data-differs={differs(section)}>
      <th scope="row">
        {differs(section) ? (
          <UnstyledButton className={styles.toggle} aria-expanded={open} onClick={onToggle}>
            <IconChevronRight size={14} stroke={2} aria-hidden />
            <span>
              <strong>{section.section}</strong>{" "}
              {before === null ? <span className="visually-hidden">not there before</span> : name(before)}
            </span>
          </UnstyledButton>
        ) : (
          <span className={styles.same}>
            <strong>{section.section}</strong> {name(before ?? "")}
          </span>
        )}
      </th>
      <td data-label="After">{afterText(section, name)}</td>
      {figures.map(([figure, label]) => (
        <td key={figure} data-label={label} data-zero={section[figure] === 0}>
          {formatNumber(section[figure])}
        </td>
      ))}
    </tr>
  );
}

/** What a section is called now, where its words stand that have another number, and where the matter of one that is gone went. */
function afterText({ before, after, removed, moved_to, matter_in }: SectionChange, name: (heading: string) => string): string {
  const isWhole = after === null && removed === 0;
  const moved = moved_to.length === 0 ? "" : `${isWhole ? "" : "in part "}now ${moved_to.join(", ")}`;
  const matter = matter_in.length === 0 || isWhole ? "" : `see ${matter_in.join(", ")} (our reading)`;
  if (after === null) return [moved, matter].filter(Boolean).join("; ") || "—";
  const called = name(after) || (before === null ? "" : "the same name");
  return [called, moved].filter(Boolean).join("; ");
}
