import type { GapAnalysis, GapPack } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { counted, formatDate } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { CheckBox } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./gaps.module.css";
import { NewerPacks } from "./newer-packs.tsx";
import { type AnalysisChanges, useAnalysisChanges } from "./use-gaps.ts";

/** The packs that the product is held against; chosen in a form of its own, each with why it is offered. */
export function PacksPart({ analysis }: { analysis: GapAnalysis }) {
  const changes = useAnalysisChanges(analysis);
  const [choosing, setChoosing] = useState(analysis.version === 0);
  const heading = useId();
  const isChoosing = choosing && analysis.is_own;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>Rule packs</h2>
      {changes.error !== null && <Problem title="That was not saved.">{explain(changes.error)}</Problem>}
      {isChoosing && <Choosing key={analysis.version} analysis={analysis} changes={changes} onDone={() => setChoosing(false)} />}
      {!isChoosing && <ChosenPacks analysis={analysis} changes={changes} onChoose={() => setChoosing(true)} />}
    </section>
  );
}

function ChosenPacks({
  analysis: { packs, is_own },
  changes,
  onChoose,
}: {
  analysis: GapAnalysis;
  changes: AnalysisChanges;
  onChoose: () => void;
}) {
  const chosen = packs.filter((pack) => pack.chosen);
  const newer = chosen.filter(({ difference }) => difference !== null);
  return (
    <>
      {newer.length > 0 && <NewerPacks packs={newer} changes={changes} isOwn={is_own} />}
      <div className={styles.foot}>
        {chosen.length > 0 && (
          <details className={styles.known}>
            <summary>Held against {counted(chosen.length, "pack")}</summary>
            <ul className={styles.packs}>
              {chosen.map((pack) => (
                <Chosen key={pack.pack} pack={pack} />
              ))}
            </ul>
          </details>
        )}
        {is_own && (
          <Button variant="default" size="compact-sm" onClick={onChoose}>
            {chosen.length === 0 ? "Choose packs" : "Choose other packs"}
          </Button>
        )}
      </div>
    </>
  );
}

/** Those that do not apply are offered last. */
const isOff = ({ applies }: GapPack): boolean => applies.state === "does_not_apply";

function Choosing({ analysis, changes, onDone }: { analysis: GapAnalysis; changes: AnalysisChanges; onDone: () => void }) {
  const isFirst = analysis.version === 0;
  const [picked, setPicked] = useState(
    () =>
      new Set(analysis.packs.filter(({ chosen, applies }) => chosen || (isFirst && applies.state === "applies")).map(({ pack }) => pack)),
  );
  const offered = analysis.packs.toSorted((one, other) => Number(isOff(one)) - Number(isOff(other)));
  const toggle = (pack: string) => setPicked((now) => new Set(now.has(pack) ? [...now].filter((one) => one !== pack) : [...now, pack]));
  const send = () => {
    changes.choose(analysis.packs.flatMap(({ pack }) => (picked.has(pack) ? [pack] : [])));
    onDone();
  };
  return (
    <form
      aria-label="Choose rule packs"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={styles.lede}>
        A pack is a law, a guideline or a standard taken apart into requirements, each with its clauses. What fits the product&rsquo;s kind
        and markets is ticked. Answers to requirements stay, also while their pack is not chosen.
      </p>
      <ul className={styles.packs}>
        {offered.map((pack) => (
          <li key={pack.pack} className={styles.pack}>
            <CheckBox label={pack.title} checked={picked.has(pack.pack)} onChange={() => toggle(pack.pack)} />
            <p>
              {counted(pack.requirements, "requirement")} · {pack.applies.because}
            </p>
            <p>{pack.about}</p>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button type="submit" loading={changes.choosing}>
          Hold the product against {counted(picked.size, "pack")}
        </Button>
        {!isFirst && (
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

const Chosen = ({ pack: { title, taken, version, checked, checked_against, requirements, applies } }: { pack: GapPack }) => (
  <li className={styles.pack}>
    <strong>{title}</strong>
    <div className={styles.line}>
      {counted(requirements, "requirement")} · version {taken ?? version} · checked {formatDate(checked)} against {checked_against}
      {applies.state === "does_not_apply" && <> · {applies.because}</>}
    </div>
  </li>
);
