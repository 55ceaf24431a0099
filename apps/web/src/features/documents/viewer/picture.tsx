import { useRef, useState } from "react";
import { Problem } from "../../../shared/ui/states.tsx";
import { Marks } from "./marks.tsx";
import { PartView } from "./part-view.tsx";
import styles from "./picture.module.css";
import { type Marking, markingsOf } from "./places.ts";
import { type Target, useLanding } from "./use-landing.ts";
import { useParts } from "./use-reading.ts";

interface Props {
  /** Where the file is. */
  address: string;
  title: string;
  documentId: string;
  version: number;
  marked: readonly Marking[];
  target: Target | null;
}

/** A picture, and beside it the words that were recognised in it. */
export function Picture({ address, title, documentId, version, marked, target }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [, setDrawn] = useState(false);
  const part = useParts(documentId, version, 0).data?.parts[0];
  useLanding(box, target);
  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={styles.both} tabIndex={0} role="region" aria-label="Picture and its words">
      {failed ? (
        <Problem title="The picture could not be shown." retry={() => setFailed(false)}>
          The file is kept as it is, and can be downloaded.
        </Problem>
      ) : (
        <div className={styles.picture} data-part={1}>
          <img src={address} alt={title} onError={() => setFailed(true)} onLoad={() => setDrawn(true)} />
          {part?.size && <Marks marked={markingsOf(marked, 1)} size={part.size} />}
        </div>
      )}
      {part === undefined ? <p className={styles.none}>No words have been recognised in it.</p> : <PartView part={part} marked={marked} />}
    </div>
  );
}
