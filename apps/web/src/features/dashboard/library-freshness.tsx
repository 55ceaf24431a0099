import { formatDate, formatNumber } from "../../shared/format.ts";
import { trpc } from "../../shared/trpc.ts";
import styles from "./dashboard.module.css";

/** What the library holds and when its texts were last seen. */
export function LibraryFreshness() {
  const summary = trpc.library.summary.useQuery({});
  if (summary.isError)
    return (
      <section className={styles.library} aria-labelledby="library">
        <h2 id="library">Library</h2>
        <p role="alert" className={styles.trouble}>
          How fresh the library is could not be loaded.{" "}
          <button type="button" onClick={() => void summary.refetch()}>
            Try again
          </button>
        </p>
      </section>
    );
  if (summary.data === undefined) return null;
  const { sources, passages, verbatim_sources, last_retrieved, indexed_passages } = summary.data;
  const figures = [
    ["Sources", formatNumber(sources)],
    ["With official text", formatNumber(verbatim_sources)],
    ["Passages", formatNumber(passages)],
    ["Last seen", last_retrieved === null ? "not yet" : formatDate(last_retrieved)],
  ];
  return (
    <section className={styles.library} aria-labelledby="library">
      <h2 id="library">Library</h2>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {indexed_passages < passages
          ? `Search covers ${formatNumber(indexed_passages)} of these passages now; the rest follows within moments.`
          : "Search covers every passage. Sources without official text are our own summaries, marked as such."}
      </p>
    </section>
  );
}
