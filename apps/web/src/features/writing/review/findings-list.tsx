import type { DraftFinding } from "@clausewise/contracts";
import {
  draftToolLabels,
  draftTools,
  findingStateLabels,
  findingStates,
  severities,
  severityLabels,
} from "@clausewise/contracts/vocabulary";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Choice } from "../../../shared/ui/fields.ts";
import { Segments } from "../../../shared/ui/segments.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { FindingCard } from "./finding-card.tsx";
import type { Findings } from "./use-findings-desk.ts";
import styles from "./review.module.css";

const toolChoices = [{ value: "", label: "All tools" }, ...draftTools.map((value) => ({ value, label: draftToolLabels[value] }))];
const severityChoices = [
  { value: "", label: "All severities" },
  ...severities.toReversed().map((value) => ({ value, label: severityLabels[value] })),
];

/** What was found, narrowed, by tool; keys go from one to the next and decide. */
export function FindingsList({ desk, isChecked }: { desk: Findings; isChecked: boolean }) {
  const { findings, shown, filter, narrow, current, isListed } = desk;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current === null) return;
    const card = list.current?.querySelector(`[data-finding="${CSS.escape(current)}"]`);
    card?.scrollIntoView({ block: "nearest" });
    if (isListed) card?.querySelector("button")?.focus({ preventScroll: true });
  }, [current, isListed]);
  if (findings.length === 0)
    return (
      <p className={styles.none}>
        {isChecked
          ? "Nothing was found. What a program does not find may still be there."
          : "Nothing was checked yet. Choose a check above."}
      </p>
    );
  const count = (state: DraftFinding["state"]) => findings.filter((one) => one.state === state).length;
  return (
    <div ref={list} className={styles.findings} onKeyDown={(event) => keyed(event, desk)} role="presentation">
      <div className={styles.narrowing}>
        <Segments
          label="State"
          options={findingStates.map((state) => [state, `${findingStateLabels[state]} ${count(state)}`] as const)}
          value={filter.state}
          onChange={(state) => narrow({ state })}
        />
        <div>
          <Choice
            aria-label="Tool"
            data={toolChoices}
            value={filter.tool ?? ""}
            onChange={({ target }) => narrow({ tool: draftTools.find((one) => one === target.value) ?? null })}
          />
          <Choice
            aria-label="Severity"
            data={severityChoices}
            value={filter.severity ?? ""}
            onChange={({ target }) => narrow({ severity: severities.find((one) => one === target.value) ?? null })}
          />
        </div>
      </div>
      <Decided desk={desk} />
      {shown.length === 0 && <p className={styles.none}>Nothing of this kind.</p>}
      {draftTools.map((tool) => (
        <Group key={tool} label={draftToolLabels[tool]} findings={shown.filter((one) => one.tool === tool)} desk={desk} />
      ))}
      <p className={styles.keys}>
        Keys: <kbd>↓</kbd> <kbd>↑</kbd> or, from the text, <kbd>F8</kbd> for the next and the one before; <kbd>A</kbd> accept, <kbd>D</kbd>{" "}
        dismiss, <kbd>U</kbd> undo, <kbd>Enter</kbd> to the text.
      </p>
    </div>
  );
}

function Group({ label, findings, desk }: { label: string; findings: readonly DraftFinding[]; desk: Findings }) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={label} className={styles.group}>
      <h2>
        {label} <small>{findings.length}</small>
      </h2>
      {findings.map((finding) => (
        <FindingCard
          key={finding.id}
          finding={finding}
          isCurrent={finding.id === desk.current}
          places={desk.placesOf(finding)}
          isDismissing={desk.dismissing === finding.id}
          onOpen={() => desk.open(finding.id)}
          onPlace={(nth) => desk.showPlace(finding.id, nth)}
          onAccept={() => desk.accept(finding)}
          onDismissing={(is) => desk.setDismissing(is ? finding.id : null)}
          onDismiss={(reason) => desk.dismiss(finding, reason)}
          onUndo={() => desk.reopen(finding)}
        />
      ))}
    </section>
  );
}

/** What was decided last, with the way back. */
function Decided({ desk: { last, undo } }: { desk: Findings }) {
  return (
    <p className={styles.decided} role="status">
      {last && (
        <>
          {findingStateLabels[last.state]}: {last.subject}. <TextButton onClick={undo}>Undo</TextButton>
        </>
      )}
    </p>
  );
}

const isTyping = (target: EventTarget): boolean => target instanceof HTMLElement && target.closest("textarea, select, input") !== null;

function keyed(event: KeyboardEvent, desk: Findings): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const acts: Record<string, () => void> = {
    ArrowDown: () => desk.step(1),
    ArrowUp: () => desk.step(-1),
    a: () => desk.finding?.state === "open" && desk.accept(desk.finding),
    d: () => desk.finding?.state === "open" && desk.setDismissing(desk.finding.id),
    u: desk.undo,
  };
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) {
    event.preventDefault();
    act();
  } else if (event.key === "Enter" && desk.finding && event.target instanceof HTMLElement && event.target.ariaExpanded === "true") {
    event.preventDefault();
    desk.toText();
  }
}
