import type { ContentsEntry } from "@clausewise/contracts";
import { useState } from "react";
import { Link } from "react-router";
import { counted } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { SearchField } from "../../shared/ui/search-field.tsx";
import styles from "./about.module.css";
import { placeIn } from "./names.ts";
import { type Opening, openerElement } from "./opening.ts";
import { useContents } from "./use-library.ts";

/** Entries above which looking through them needs help. */
const many = 15;

interface Props {
  sourceId: string;
  identifier: string;
  opening: Opening;
}

export function Contents(props: Props) {
  return (
    <QueryState query={useContents(props.sourceId)} waiting="Loading the contents" failed="The contents could not be loaded.">
      {(entries) => <Entries entries={entries} {...props} />}
    </QueryState>
  );
}

function Entries({ entries, sourceId, identifier, opening }: Props & { entries: readonly ContentsEntry[] }) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const shown = entries.filter((entry) => `${entry.citation} ${entry.heading}`.toLowerCase().includes(wanted));
  return (
    <>
      {entries.length > many && (
        <div className={styles.find}>
          <SearchField label="Find in the contents" placeholder="Find a clause or heading" value={search} onSearch={setSearch} />
          <span role="status">
            {wanted === "" ? counted(shown.length, "heading") : `${shown.length} of ${counted(entries.length, "heading")}`}
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
