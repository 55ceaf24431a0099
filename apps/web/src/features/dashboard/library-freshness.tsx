import type { LibrarySummary } from "@clausewise/contracts";
import { Link } from "react-router";
import { formatDate, formatNumber } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./dashboard.module.css";
import { useLibraryFigures } from "./use-dashboard.ts";

/** What the library holds and when its texts were last seen. */
export function LibraryFreshness() {
  return (
    <section className={styles.library} aria-labelledby="library">
      <h2 id="library">Library</h2>
      <QueryState query={useLibraryFigures()} waiting="Asking the library" failed="How fresh the library is could not be loaded." inline>
        {(summary) => <Figures summary={summary} />}
      </QueryState>
    </section>
  );
}

function Figures({ summary: { sources, passages, verbatim_sources, last_retrieved, indexed_passages } }: { summary: LibrarySummary }) {
  const figures = [
    ["Sources", formatNumber(sources)],
    ["With official text", formatNumber(verbatim_sources)],
    ["Passages", formatNumber(passages)],
    ["Last seen", last_retrieved === null ? "not yet" : formatDate(last_retrieved)],
  ];
  return (
    <>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {verbatim_sources === 0 && (
        <p>As installed it holds our own summaries. To quote the texts themselves, an administrator imports them.</p>
      )}
      <p>
        {indexed_passages < passages
          ? `Search covers ${formatNumber(indexed_passages)} of these passages now; the rest follows within moments.`
          : "Search covers every passage. Sources without official text are our own summaries, marked as such."}{" "}
        An answer searches those of the chosen authority that hold on its day, and its audit trail counts them.{" "}
        <Link to="/library">Open the library</Link>
      </p>
    </>
  );
}
