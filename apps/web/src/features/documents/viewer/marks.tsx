import styles from "./marks.module.css";
import { type Marking, inHundredths } from "./places.ts";

/** Rectangles over a page or picture, a line of words each. */
export function Marks({ marked, size }: { marked: readonly Marking[]; size: { width: number; height: number } }) {
  return marked.flatMap(({ kind, mark }, nth) =>
    mark.rectangles.map((rectangle, at) => (
      // Rectangles have no name but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={`${nth} ${at}`} className={styles.mark} data-kind={kind} style={inHundredths(rectangle, size)} />
    )),
  );
}
