import type { Product } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { Link } from "react-router";
import { CheckBox } from "../../shared/ui/fields.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { LookUp } from "./look-up.tsx";
import styles from "./watched-sources.module.css";
import found from "./look-up.module.css";
import { useFoundSources, useOfficialSources, useWatchedSources } from "./use-watched-sources.ts";

type Watched = Product["watched_sources"];

interface Props {
  watched: Watched;
  onChange: (watched: Watched) => void;
}

/** Official sources and sources of the library that matter for a product. */
export function WatchedSources({ watched, onChange }: Props) {
  return (
    <>
      <OfficialSources chosen={watched.official} onChange={(official) => onChange({ ...watched, official })} />
      <LibrarySources chosen={watched.library} onChange={(library) => onChange({ ...watched, library })} />
    </>
  );
}

interface ChosenProps {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

function OfficialSources({ chosen, onChange }: ChosenProps) {
  return (
    <QueryState
      query={useOfficialSources()}
      waiting="Asking which official sources there are"
      failed="The official sources could not be loaded."
      inline
    >
      {({ sources }) => (
        <CheckBox.Group label="Official sources" value={[...chosen]} onChange={onChange}>
          <div className={styles.sources}>
            {sources.map(({ id, title, publisher }) => (
              <CheckBox key={id} size="xs" value={id} label={title} description={publisher} />
            ))}
          </div>
        </CheckBox.Group>
      )}
    </QueryState>
  );
}

function LibrarySources({ chosen, onChange }: ChosenProps) {
  const names = useWatchedSources(chosen);
  return (
    <div className={styles.library}>
      <LookUp label="Sources of the library" placeholder="21 CFR 820, ISO 14971, words of a title">
        {(words, done) => (
          <FoundSources
            words={words}
            chosen={chosen}
            onChoose={(id) => {
              onChange([...chosen, id]);
              done();
            }}
          />
        )}
      </LookUp>
      {chosen.length > 0 && (
        <ul className={found.hits} aria-label="Watched sources of the library">
          {chosen.map((id, at) => (
            <li key={id} className={found.hit}>
              <Link to={`/library/${id}`}>{names[at] ?? "A source of the library"}</Link>
              <IconButton label={`Stop watching ${names[at] ?? "this source"}`} onClick={() => onChange(chosen.toSpliced(at, 1))}>
                <IconX size={16} stroke={1.7} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FoundProps {
  words: string;
  chosen: readonly string[];
  onChoose: (id: string) => void;
}

function FoundSources({ words, chosen, onChoose }: FoundProps) {
  return (
    <QueryState
      query={useFoundSources(words)}
      waiting="Searching the library"
      failed="The library could not be searched."
      inline
      isEmpty={({ items }) => items.length === 0}
      empty={<p role="status">No source of the library has “{words}” in its identifier or title.</p>}
    >
      {({ items }) => (
        <ul className={found.hits}>
          {items.map(({ id, identifier, title }) => (
            <li key={id} className={found.hit}>
              <span>
                <b>{identifier}</b> {title}
              </span>
              <Button
                size="xs"
                variant="default"
                disabled={chosen.includes(id)}
                aria-label={`Watch ${identifier}`}
                onClick={() => onChoose(id)}
              >
                {chosen.includes(id) ? "Watched" : "Watch"}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
