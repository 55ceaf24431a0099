import { Button } from "@mantine/core";
import { lengths } from "@clausewise/contracts/limits";
import { type ReactNode, useState } from "react";
import { useDraft } from "../../../shared/draft.ts";
import { explain } from "../../../shared/trpc.ts";
import { TextArea } from "../../../shared/ui/fields.ts";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import type { Language } from "../translation-words.ts";
import styles from "../translation.module.css";

interface Props {
  /** Under which what is typed is kept until it is saved. */
  draftKey: string;
  number: number;
  target: string | null;
  language: Language;
  onKeep: (target: string) => Promise<unknown>;
  /** Stands beside the button that opens it. */
  beside: ReactNode;
  /** The translation as it is shown. */
  children: ReactNode;
}

/** A sentence's translation, to be read, and to be written; what is typed survives a reload. */
export function SegmentEditor({ draftKey, number, target, language, onKeep, beside, children }: Props) {
  const [typed, setTyped] = useDraft(draftKey);
  const [opened, setOpened] = useState(typed !== "");
  const [state, setState] = useState<"still" | "busy" | { problem: string }>("still");
  const close = () => {
    setTyped("");
    setOpened(false);
    setState("still");
  };
  const keep = async () => {
    setState("busy");
    try {
      await onKeep(typed);
      close();
    } catch (error) {
      setState({ problem: explain(error) });
    }
  };
  if (!opened)
    return (
      <>
        <p className={styles.words} lang={target === null ? undefined : language}>
          {target === null || target === "" ? <em>{target === null ? "Not translated yet" : "Nothing stands for it"}</em> : children}
        </p>
        <div className={styles.actions}>
          <TextButton
            onClick={() => {
              setTyped(target ?? "");
              setOpened(true);
            }}
          >
            {target === null ? "Write" : "Change"}
            <span className="visually-hidden"> the translation of sentence {number + 1}</span>
          </TextButton>
          {beside}
        </div>
      </>
    );
  return (
    <div className={styles.editor}>
      <TextArea
        aria-label={`Translation of sentence ${number + 1}`}
        lang={language}
        autosize
        autoFocus
        minRows={2}
        value={typed}
        maxLength={lengths.passage}
        error={typeof state === "object" ? `It was not kept, and stands here still. ${state.problem}` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void keep();
          if (event.key === "Escape") close();
        }}
      />
      <div className={styles.actions}>
        <Button onClick={() => void keep()} loading={state === "busy"}>
          Keep
        </Button>
        <Button variant="default" onClick={close}>
          Discard
        </Button>
      </div>
    </div>
  );
}
