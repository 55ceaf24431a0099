import type { LibrarySummary } from "@clausewise/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate, formatNumber } from "../../shared/format.ts";
import { useHeldFigures } from "../../shared/use-held-figures.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./dashboard.module.css";
import { useLibraryFigures } from "./use-dashboard.ts";

/** What the library holds and when its texts were last seen; the children say how it stands with the official texts. */
export function LibraryFreshness({ children }: { children: ReactNode }) {
  return (
    <section className={styles.library} aria-labelledby="library">
      <h2 id="library">Library</h2>
      <QueryState query={useLibraryFigures()} waiting="Asking the library" failed="How fresh the library is could not be loaded." inline>
        {(summary) => <Figures summary={summary}>{children}</Figures>}
      </QueryState>
    </section>
  );
}

function Figures({ summary, children }: { summary: LibrarySummary; children: ReactNode }) {
  const { sources, passages, verbatim_sources, last_retrieved, indexed_passages } = summary;
  const held = useHeldFigures();
  const figures = [
    ["Sources", formatNumber(sources)],
    ["With official text", formatNumber(verbatim_sources)],
    ["Passages", formatNumber(passages)],
    ["Last seen", last_retrieved === null ? "not yet" : formatDate(last_retrieved)],
    ["Templates", held === null ? "–" : formatNumber(held.templates)],
    ["Markets", held === null ? "–" : formatNumber(held.markets)],
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
      {children}
      <p>
        {indexed_passages < passages
          ? `Search covers ${formatNumber(indexed_passages)} of these passages now; the rest follows within moments.`
          : "Search covers every passage. Sources without official text are our own summaries, marked as such."}{" "}
        An answer searches those of the chosen authority that hold on its day, and its audit trail counts them.{" "}
        <Link to="/library">Open the library</Link> · <Link to="/library/sources">How the official sources are</Link>
      </p>
    </>
  );
}
