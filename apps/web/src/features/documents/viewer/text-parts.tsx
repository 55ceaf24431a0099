import type { DocumentPart } from "@clausewise/contracts";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { PartView } from "./part-view.tsx";
import { type Marking, markingsOf } from "./places.ts";
import styles from "./text-parts.module.css";
import { useCurrentPart } from "./use-current-part.ts";
import { partsAtOnce, useParts } from "./use-reading.ts";
import { type Target, useLanding, useStay } from "./use-landing.ts";
import { useNear } from "./use-near.ts";

interface Props {
  documentId: string;
  version: number;
  marked: readonly Marking[];
  target: Target | null;
  onPart: (part: number) => void;
}

/** A document as clean pages of text; what is far from the place that is read comes once it is near. */
export function TextParts({ documentId, version, marked, target, onPart }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [, setCome] = useState(0);
  const first = useParts(documentId, version, 0);
  const total = first.data?.total ?? 0;
  useLanding(box, target);
  useStay(box, content, target);
  useCurrentPart(box, onPart);
  const wanted = target === null ? 0 : Math.floor((target.part - 1) / partsAtOnce);
  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={styles.text} tabIndex={0} role="region" aria-label="Text of the document">
      <div ref={content}>
        <QueryState
          query={first}
          waiting="Opening the text"
          failed="The text could not be opened."
          isEmpty={({ total }) => total === 0}
          empty={<p className={styles.none}>There is no text to show.</p>}
        >
          {() =>
            Array.from({ length: Math.ceil(total / partsAtOnce) }, (_, at) => (
              <Stretch
                // Stretches never move within a version, so their positions are stable keys.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                at={at}
                box={box}
                wanted={at === wanted}
                onCome={() => setCome((now) => now + 1)}
                {...{ documentId, version, marked }}
              />
            ))
          }
        </QueryState>
      </div>
    </div>
  );
}

interface StretchProps extends Pick<Props, "documentId" | "version" | "marked"> {
  at: number;
  box: RefObject<HTMLDivElement | null>;
  wanted: boolean;
  onCome: () => void;
}

function Stretch({ documentId, version, marked, at, box, wanted, onCome }: StretchProps) {
  const element = useRef<HTMLDivElement>(null);
  const near = useNear(element, box);
  const parts = useParts(documentId, version, at, near || wanted);
  const come = parts.data !== undefined;
  const tell = useEffectEvent(onCome);
  useEffect(() => {
    if (come) tell();
  }, [come]);
  return (
    <div ref={element} data-waiting={!come} className={styles.stretch}>
      {(come || near) && (
        <QueryState query={parts} waiting="Loading further text" failed="This part of the text could not be loaded." inline>
          {({ parts }) => parts.map((part) => <Drawn key={part.number} part={part} marked={marked} box={box} />)}
        </QueryState>
      )}
    </div>
  );
}

const Drawn = ({ part, marked, box }: { part: DocumentPart; marked: readonly Marking[]; box: RefObject<HTMLElement | null> }) => (
  <PartView part={part} marked={markingsOf(marked, part.number)} box={box} />
);
