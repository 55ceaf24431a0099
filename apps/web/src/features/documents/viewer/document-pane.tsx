import type { ReactNode } from "react";
import { Link } from "react-router";
import { Chip } from "../../../shared/ui/chip.tsx";
import { Line } from "../../../shared/ui/line.tsx";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { SidePane } from "../../../shared/ui/side-pane.tsx";
import { Empty } from "../../../shared/ui/states.tsx";
import { fileKind } from "../document-words.ts";
import { useDocumentOfSource } from "../use-document.ts";
import styles from "./document-pane.module.css";
import { placeAddress } from "./document-place.ts";
import { DocumentReader } from "./document-reader.tsx";
import type { Place } from "./use-reader.ts";

interface Props {
  /** The source under which its words are cited. */
  sourceId: string;
  place: Place;
  /** What it was opened from. */
  belongsTo: string;
  /** Stands above it. */
  bar: ReactNode;
  onClose: () => void;
}

/** A person's own document beside what cites it, at the cited words. */
export function DocumentPane({ sourceId, place, belongsTo, bar, onClose }: Props) {
  return (
    <SidePane label="Document" belongsTo={belongsTo} onClose={onClose} shown={`${sourceId}${place.cited?.passageId}`}>
      {bar}
      <QueryState query={useDocumentOfSource(sourceId)} waiting="Opening the document" failed="The document could not be opened.">
        {(document) =>
          document === null ? (
            <Empty title="This document has been deleted.">The words that were cited stay in the answer.</Empty>
          ) : (
            <div className={styles.pane}>
              <header className={styles.head}>
                <h2>
                  <Link to={placeAddress(document.id, place)}>{document.title}</Link>
                </h2>
                <Line>
                  <Chip>Your document</Chip>
                  <Chip>{fileKind(document.extension)}</Chip>
                  {document.version > 1 && <Chip>Version {document.version}</Chip>}
                </Line>
              </header>
              <DocumentReader key={document.id} document={document} place={place} onPage={stays} />
            </div>
          )
        }
      </QueryState>
    </SidePane>
  );
}

/** The address stays that of what the document was opened from. */
const stays = () => undefined;
