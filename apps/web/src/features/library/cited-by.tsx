import type { CitingPassage } from "@clausewise/contracts";
import { Link } from "react-router";
import { statusLabels, statusTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./about.module.css";
import { placeIn, textKindLabels } from "./names.ts";
import { type Opening, openerElement } from "./opening.ts";

/** As many as the server gives at most. */
export const mostCiting = 50;

export function CitedBy({ passages, identifier, opening }: { passages: readonly CitingPassage[]; identifier: string; opening: Opening }) {
  if (passages.length === 0)
    return (
      <Empty title="No passage found that cites it">Other sources of the library were searched for {identifier} and its clauses.</Empty>
    );
  const bySource = [...Map.groupBy(passages, (passage) => passage.source.id).values()];
  return (
    <>
      <p className={styles.none}>
        {passages.length >= mostCiting
          ? `The ${mostCiting} passages found first. There may be more.`
          : "Found by search, and confirmed in the words of each passage. One that names it in an unusual way may be missing."}
      </p>
      {bySource.map((group) => (
        <CitingSource key={group[0]?.source.id} passages={group} opening={opening} />
      ))}
    </>
  );
}

function CitingSource({ passages, opening }: { passages: readonly CitingPassage[]; opening: Opening }) {
  const source = passages[0]?.source;
  if (source === undefined) return null;
  return (
    <section className={styles.citing}>
      <Line>
        <h2>
          <TitleLink to={`/library/${source.id}`}>{source.identifier}</TitleLink>
        </h2>
        <Chip tone={statusTones[source.status]}>{statusLabels[source.status]}</Chip>
        <Chip>{textKindLabels[source.text_kind]}</Chip>
      </Line>
      <ul>
        {passages.map((passage) => (
          <li key={passage.passage_id}>
            <Link
              id={openerElement(passage.passage_id, null)}
              to={opening({ sourceId: source.id, passageId: passage.passage_id })}
              preventScrollReset
            >
              {placeIn(source.identifier, passage.citation)}
            </Link>
            {passage.heading !== "" && <span> {passage.heading}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
