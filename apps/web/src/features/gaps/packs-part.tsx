import type { GapAnalysis, GapPack } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { counted, formatDate } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { CheckBox } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./gaps.module.css";
import { useAnalysisChanges } from "./use-gaps.ts";

type Changes = ReturnType<typeof useAnalysisChanges>;

/** The packs that the product is held against, each with why it is offered. */
export function PacksPart({ analysis }: { analysis: GapAnalysis }) {
  const changes = useAnalysisChanges(analysis);
  const [choosing, setChoosing] = useState(analysis.version === 0);
  const heading = useId();
  const chosen = analysis.packs.filter((pack) => pack.chosen);
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>Rule packs</h2>
      {changes.error !== null && <Problem title="That was not saved.">{explain(changes.error)}</Problem>}
      {choosing && analysis.is_own ? (
        <Choosing key={analysis.version} analysis={analysis} changes={changes} onDone={() => setChoosing(false)} />
      ) : (
        <>
          <ul className={styles.packs}>
            {chosen.map((pack) => (
              <Chosen key={pack.pack} pack={pack} changes={changes} isOwn={analysis.is_own} />
            ))}
          </ul>
          {analysis.is_own && (
            <Button variant="default" onClick={() => setChoosing(true)}>
              {chosen.length === 0 ? "Choose packs" : "Choose other packs"}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Choosing({ analysis, changes, onDone }: { analysis: GapAnalysis; changes: Changes; onDone: () => void }) {
  const isFirst = analysis.version === 0;
  const [picked, setPicked] = useState(
    () =>
      new Set(analysis.packs.filter(({ chosen, applies }) => chosen || (isFirst && applies.state === "applies")).map(({ pack }) => pack)),
  );
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
        {analysis.packs.map((pack) => (
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

function Chosen({ pack, changes, isOwn }: { pack: GapPack; changes: Changes; isOwn: boolean }) {
  const { title, taken, version, checked, checked_against, difference, applies } = pack;
  return (
    <li className={styles.pack}>
      <strong>{title}</strong>
      <div className={styles.line}>
        {counted(pack.requirements, "requirement")} · version {taken ?? version} · checked {formatDate(checked)} against {checked_against}
        {applies.state === "does_not_apply" && <> · {applies.because}</>}
      </div>
      {difference !== null && (
        <div className={styles.foot}>
          <Chip tone="warn">Version {version} is there</Chip>
          <span className={styles.line}>
            {difference.added.length} added, {difference.removed.length} removed, {difference.changed.length} changed. Answers are kept.
          </span>
          {isOwn && (
            <TextButton onClick={() => changes.renew(pack.pack)} disabled={changes.renewing !== null}>
              Go over to it
            </TextButton>
          )}
        </div>
      )}
    </li>
  );
}
