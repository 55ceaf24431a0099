import type { Draft } from "@clausewise/contracts";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { TextEditor } from "../editor/create-editor.ts";
import { TextPane } from "../editor/text-pane.tsx";
import { Figures } from "../review/figures.tsx";
import { ReviewSide } from "../review/review-side.tsx";
import { Tools } from "../review/tools.tsx";
import { DeskHead } from "./desk-head.tsx";
import styles from "./desk.module.css";
import { useDesk } from "./use-desk.ts";
import { useReviewed } from "./use-reviewed.ts";

interface Props {
  /** Null for a new one. */
  draft: Draft | null;
  personId: string;
  /** It was saved for the first time, or anew under another id. */
  onMade: (id: string) => void;
  /** Other ways to begin, offered while nothing is written. */
  begin: ReactNode;
  /** What the draft came from. */
  from: ReactNode;
}

/** A draft that is worked on: what it is to be, its text, and what was found in it. */
export function Desk({ draft, personId, onMade, begin, from }: Props) {
  const { saver, saving, ready } = useDesk(draft, personId);
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const { state, head } = saving;
  const id = head?.id ?? null;
  const made = useEffectEvent(onMade);
  useEffect(() => {
    if (id !== null && id !== draft?.id) made(id);
  }, [id, draft?.id]);
  const reviewed = useReviewed({ draftId: id, saver, editor });
  const { reviews, findings, list, show, run } = reviewed;
  const isBegun = state !== "empty";
  return (
    <div className={styles.desk} onKeyDown={reviewed.keyed} role="presentation">
      <DeskHead saver={saver} saving={saving} from={from} />
      {!isBegun && begin}
      {isBegun && (
        <Tools
          reviews={reviews}
          asking={reviewed.asking}
          version={head?.version ?? null}
          onRun={(tool) => void run(tool)}
          onCancel={reviewed.cancel}
          onSources={reviewed.findSources}
        />
      )}
      {isBegun && <Figures reviews={reviews} findings={findings} shown={list} onShow={show} />}
      <div className={styles.columns} data-alone={!isBegun}>
        <div className={styles.text}>
          <TextPane
            label="Text of the draft"
            placeholder="Paste or type the text here."
            text={draft?.text ?? ""}
            onReady={(begun) => {
              const leave = ready(begun);
              setEditor(begun);
              return () => {
                leave();
                setEditor(null);
              };
            }}
            typed={saver.typed}
            pressed={reviewed.pressed}
            left={() => void saver.flush()}
          />
        </div>
        {isBegun && <ReviewSide draftId={id} reviewed={reviewed} editor={editor} />}
      </div>
    </div>
  );
}
