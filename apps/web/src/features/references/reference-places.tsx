import type { CheckedReference } from "@clausewise/contracts";
import { useState } from "react";
import { Link } from "react-router";
import { Line } from "../../shared/ui/line.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./references.module.css";

type Places = CheckedReference["places"];

/** Where the parts of a text are read, and what the way there is called. */
export interface Whereabouts {
  /** With the words that are to be marked there, and which of them in the part, from 1. */
  addressOf: (part: number, words: string, nth: number) => string;
  nameOf: (part: number) => string;
}

interface Props {
  reference: string;
  places: Places;
  /** Where a part of the text is read. */
  where: Whereabouts;
}

/** Where the text refers to something, one place after another. */
export function ReferencePlaces({ reference, places, where }: Props) {
  const [at, setAt] = useState(0);
  const place = places[at];
  if (!place) return null;
  const nth = places.slice(0, at + 1).filter(({ part, words }) => part === place.part && words === place.words).length;
  const go = (step: number) => setAt((at + step + places.length) % places.length);
  return (
    <div className={styles.places}>
      <p className={styles.excerpt}>
        {place.before !== "" && "… "}
        {place.before}
        <strong>{place.words}</strong>
        {place.after}
        {place.after !== "" && " …"}
      </p>
      <Line quiet>
        {place.part !== null && <Link to={where.addressOf(place.part, place.words, nth)}>{where.nameOf(place.part)}</Link>}
        {places.length > 1 && (
          <>
            <span role="status">
              Place {at + 1} of {places.length}
            </span>
            <TextButton aria-label={`Previous place of ${reference}`} onClick={() => go(-1)}>
              Previous
            </TextButton>
            <TextButton aria-label={`Next place of ${reference}`} onClick={() => go(1)}>
              Next
            </TextButton>
          </>
        )}
      </Line>
    </div>
  );
}
