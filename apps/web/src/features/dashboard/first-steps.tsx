import { Link } from "react-router";
import styles from "./dashboard.module.css";

/** What somebody needs to know before the first question. */
export function FirstSteps() {
  return (
    <section className={styles.first} aria-labelledby="first-steps">
      <h2 id="first-steps">How it works</h2>
      <ol>
        <li>
          <strong>Ask as you would a colleague.</strong> Choose whose rules you mean; a clause alone, such as 807.92, opens with Ctrl K.
        </li>
        <li>
          <strong>Check before you sign.</strong> Each statement names its clause; a click opens it beside the answer. Words marked as with
          a highlighter are the source’s own, all others are our summary.
        </li>
        <li>
          <strong>Keep what you rely on.</strong> Bookmark an answer, copy it with citations or export it; a bookmark says when a clause it
          cites changes.
        </li>
      </ol>
      <p>
        What answers can be drawn from stands in the <Link to="/library">Library</Link>.
      </p>
    </section>
  );
}
