import { stretchesOf } from "../translation-words.ts";
import styles from "../translation.module.css";

interface Props {
  text: string;
  places: readonly { start: number; end: number }[];
  /** What the places are: something flagged, or a term with an official translation. */
  what: "flagged" | "term";
}

/** A sentence with some of its words underlined. */
export function MarkedWords({ text, places, what }: Props) {
  let at = 0;
  return stretchesOf(text, places).map((stretch) => {
    const key = at;
    at += stretch.text.length;
    return (
      <span key={key} className={stretch.marked ? styles[what] : undefined}>
        {stretch.text}
      </span>
    );
  });
}
