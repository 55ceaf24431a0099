import type { TranslationDetail } from "@clausewise/contracts";
import { languageLabels } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useAddress } from "../../../shared/address.ts";
import { withParams } from "../../../shared/params.ts";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import styles from "../translation.module.css";
import { unflaggedText } from "../translation-words.ts";
import { atOnce, useSegments, useTranslationChanges } from "../use-translations.ts";
import { FlagStepper } from "./flag-stepper.tsx";
import { SegmentRow } from "./segment-row.tsx";
import { WorkbenchHead } from "./workbench-head.tsx";

/** A translation sentence by sentence beside its text; the sentence that is looked at stands in the address. */
export function Workbench({ translation, onRemoved }: { translation: TranslationDetail; onRemoved: () => void }) {
  const { id, from, to, state, segments, flags, term_flags } = translation;
  const [params, setParams] = useAddress();
  const named = Number(params.get("sentence"));
  const current = Number.isInteger(named) && named > 0 && named <= segments ? named - 1 : null;
  const first = Math.floor((current ?? 0) / atOnce) * atOnce;
  const changes = useTranslationChanges(id);
  const query = useSegments(id, first, state === "waiting" || state === "translating");
  const confirmed = new Set(translation.confirmed);
  const flagged = [...new Set(flags.map(({ segment }) => segment))].filter((number) => !confirmed.has(number));
  const go = (number: number) =>
    setParams((now) => withParams(now, { sentence: String(number + 1) }), { replace: true, preventScrollReset: true });
  useShown(current, query.data !== undefined && !query.isPlaceholderData);

  return (
    <>
      <WorkbenchHead translation={translation} changes={changes} onRemoved={onRemoved} />
      <FlagStepper flagged={flagged} current={current} onGo={go} otherwise={unflaggedText(translation)} />
      <div className={styles.columnHeads} aria-hidden>
        <span>{languageLabels[from]}</span>
        <span>{languageLabels[to]}</span>
      </div>
      <QueryState query={query} waiting="Loading the sentences" failed="The sentences could not be loaded." inline>
        {(rows) => (
          <ol className={styles.rows} aria-label="Sentences">
            {rows.map((segment) => (
              <SegmentRow
                key={segment.number}
                segment={segment}
                flags={flags.filter((flag) => flag.segment === segment.number)}
                terms={term_flags.filter((term) => term.segment === segment.number)}
                translationId={id}
                from={from}
                to={to}
                current={segment.number === current}
                onKeep={(target) => changes.keep(segment.number, target)}
                onConfirm={(isRight) => void changes.confirm(segment.number, isRight)}
              />
            ))}
          </ol>
        )}
      </QueryState>
      {segments > atOnce && (
        <nav className={styles.pages} aria-label="Further sentences">
          <Button variant="default" disabled={first === 0} onClick={() => go(first - atOnce)}>
            Earlier
          </Button>
          <span>
            {first + 1} to {Math.min(first + atOnce, segments)} of {segments}
          </span>
          <Button variant="default" disabled={first + atOnce >= segments} onClick={() => go(first + atOnce)}>
            Later
          </Button>
        </nav>
      )}
    </>
  );
}

/** Brings the sentence that is looked at into sight. */
function useShown(current: number | null, loaded: boolean): void {
  useEffect(() => {
    if (current === null || !loaded) return;
    const row = document.getElementById(`sentence-${current + 1}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "center" });
  }, [current, loaded]);
}
