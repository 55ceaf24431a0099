import type { TranslationDetail } from "@clausewise/contracts";
import { languageLabels, translationStateLabels, unofficialTranslation } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import { useState } from "react";
import { saveFile } from "../../../shared/save-file.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { Confirm } from "../../../shared/ui/confirm.tsx";
import { Line } from "../../../shared/ui/line.tsx";
import { notice } from "../../../shared/ui/notices.tsx";
import { ProgressLine } from "../../../shared/ui/progress-line.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { stateTones } from "../translation-words.ts";
import styles from "../translation.module.css";
import type { useTranslationChanges } from "../use-translations.ts";

interface Props {
  translation: TranslationDetail;
  changes: ReturnType<typeof useTranslationChanges>;
  onRemoved: () => void;
}

const formats = [
  ["docx", "Word, with its layout"],
  ["txt", "Text"],
  ["report", "Both languages (Word)"],
] as const;

async function save(id: string, format: string): Promise<void> {
  try {
    await saveFile(`/api/translations/${id}/export?format=${format}`);
  } catch {
    notice("The file could not be made. The translation is kept; try once more.");
  }
}

/** What a translation is, how far it is, and what can be done with it as a whole. */
export function WorkbenchHead({ translation, changes, onRemoved }: Props) {
  const { id, title, from, to, state, engine, failure, segments, translated, has_layout } = translation;
  const [removing, setRemoving] = useState(false);
  const isUnderWay = state === "waiting" || state === "translating";
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      <Line quiet>
        <Chip tone="warn">{unofficialTranslation}</Chip>
        <Chip tone={stateTones[state]}>{translationStateLabels[state]}</Chip>
        <span>
          {languageLabels[from]} to {languageLabels[to]}
        </span>
        {engine !== null && <span>by {engine}</span>}
      </Line>
      {isUnderWay && (
        <ProgressLine
          label={state === "waiting" ? "Waiting for its turn" : "Sentences translated"}
          done={translated}
          total={segments}
          unit="rows"
        />
      )}
      {state === "failed" && (
        <Problem
          title={`Stopped after ${translated} of ${segments} sentences, which are kept.`}
          retry={() => void changes.resume()}
          retryLabel="Go on"
        >
          {failure ?? "Please try again."}
        </Problem>
      )}
      <div className={styles.actions}>
        {isUnderWay && (
          <Button variant="default" loading={changes.busy} onClick={() => void changes.cancel()}>
            Stop
          </Button>
        )}
        {state === "cancelled" && (
          <Button variant="default" loading={changes.busy} onClick={() => void changes.resume()}>
            Go on
          </Button>
        )}
        {formats.map(([format, label]) =>
          format === "docx" && !has_layout ? null : (
            <Button key={format} variant="default" onClick={() => void save(id, format)}>
              {label}
            </Button>
          ),
        )}
        <Button variant="default" onClick={() => setRemoving(true)}>
          Delete
        </Button>
      </div>
      <Confirm
        opened={removing}
        onClose={() => setRemoving(false)}
        title="Delete this translation?"
        action="Delete"
        danger
        onConfirm={async () => {
          await changes.remove();
          onRemoved();
        }}
        failed="It was not deleted, and is kept as it was."
      >
        Its sentences, with those that you wrote, are gone for good. The document stays.
      </Confirm>
    </header>
  );
}
