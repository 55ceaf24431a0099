import { type Marked, stretchesOf } from "../translation-words.ts";
import styles from "../translation.module.css";

/** A sentence with some of its words underlined: what is flagged, and terms with an official translation. */
export function MarkedWords({ text, places }: { text: string; places: readonly Marked[] }) {
  let at = 0;
  return stretchesOf(text, places).map(({ text: words, what }) => {
    const key = at;
    at += words.length;
    return (
      <span key={key} className={what === null ? undefined : styles[what]}>
        {words}
      </span>
    );
  });
}
