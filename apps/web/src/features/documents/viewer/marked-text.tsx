import styles from "./part-view.module.css";
import { type Stretch, runsOf } from "./places.ts";

/** Text with what is marked in it: the words cited as with a highlighter, words found set apart in another way. */
export function MarkedText({ text, stretches }: { text: string; stretches: readonly Stretch[] }) {
  if (stretches.length === 0) return text;
  return runsOf(text, stretches).map(({ at, text, kind }) => {
    if (kind === null) return <span key={at}>{text}</span>;
    return kind === "cited" ? (
      <mark key={at} data-kind={kind}>
        {text}
      </mark>
    ) : (
      <span key={at} data-kind={kind} className={styles.found}>
        {text}
      </span>
    );
  });
}
