import { useEffect, useEffectEvent, useRef } from "react";
import { type EditorHears, type TextEditor, createEditor } from "./create-editor.ts";
import styles from "./editor.module.css";

interface Props extends EditorHears {
  label: string;
  placeholder: string;
  /** What it begins with. */
  text: string;
  /** Hands the editor over once it is there. */
  onReady: (editor: TextEditor) => () => void;
}

/** The text of a draft. */
export function TextPane({ label, placeholder, text, onReady, typed, pressed, left }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const onTyped = useEffectEvent(typed);
  const onPressed = useEffectEvent(pressed);
  const onLeft = useEffectEvent(left);
  const begin = useEffectEvent((element: HTMLElement, hears: EditorHears) => {
    const editor = createEditor(element, { label, placeholder, text }, hears);
    const leave = onReady(editor);
    return () => {
      leave();
      editor.destroy();
    };
  });
  useEffect(() => {
    if (host.current === null) return;
    return begin(host.current, {
      typed: () => onTyped(),
      pressed: (id) => onPressed(id),
      left: () => onLeft(),
    });
  }, []);
  return <div ref={host} className={styles.editor} />;
}
