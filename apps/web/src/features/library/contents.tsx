import { useState } from "react";
import { Link } from "react-router";
import { counted } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Problem } from "../../shared/ui/states.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import styles from "./about.module.css";
import { placeIn } from "./names.ts";
import { type Opening, openerElement } from "./opening.ts";
import { useContents } from "./use-library.ts";

/** Entries above which looking through them needs help. */
const many = 15;

export function Contents({ sourceId, identifier, opening }: { sourceId: string; identifier: string; opening: Opening }) {
  const contents = useContents(sourceId);
  const [search, setSearch] = useState("");
  if (contents.isPending) return <Waiting label="Loading the contents" />;
  if (contents.isError)
    return (
      <Problem title="The contents could not be loaded." retry={() => void contents.refetch()}>
        {explain(contents.error)}
      </Problem>
    );
  const wanted = search.trim().toLowerCase();
  const shown = contents.data.filter((entry) => `${entry.citation} ${entry.heading}`.toLowerCase().includes(wanted));
  return (
    <>
      {contents.data.length > many && (
        <div className={styles.find}>
          <input
            type="search"
            aria-label="Find in the contents"
            placeholder="Find a clause or heading"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <span role="status">
            {wanted === "" ? counted(shown.length, "heading") : `${shown.length} of ${counted(contents.data.length, "heading")}`}
          </span>
        </div>
      )}
      {shown.length === 0 && <p className={styles.none}>No clause or heading contains “{search.trim()}”.</p>}
      <ol className={styles.contents}>
        {shown.map((entry) => (
          <li key={entry.passage_id}>
            <Link id={openerElement(entry.passage_id, null)} to={opening({ sourceId, passageId: entry.passage_id })} preventScrollReset>
              <span>{entry.heading === "" ? placeIn(identifier, entry.citation) : entry.heading}</span>
              {entry.heading !== "" && (
                <small>
                  {placeIn(identifier, entry.citation)}
                  {entry.page !== null && !entry.citation.includes(` p. ${entry.page}`) && ` · page ${entry.page}`}
                </small>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
