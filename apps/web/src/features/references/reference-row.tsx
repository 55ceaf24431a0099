import type { CheckedReference, ReferenceKind } from "@clausewise/contracts";
import { Link } from "react-router";
import type { DiffPiece } from "../../shared/word-diff.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { OutLink } from "../../shared/ui/out-link.tsx";
import { Reworded } from "../../shared/ui/reworded.tsx";
import { ReferencePlaces, type Whereabouts } from "./reference-places.tsx";
import styles from "./references.module.css";
import { Verdict } from "./verdict.tsx";

const kindNames: Readonly<Record<ReferenceKind, string>> = {
  clause: "Clause",
  source: "Law or document",
  standard: "Standard",
  guidance: "Guidance",
  number: "Number",
  quote: "Quote",
};

type Target = NonNullable<CheckedReference["target"]>;

const libraryAddress = ({ source_id, passage_id }: Target): string | null =>
  source_id === null ? null : `/library/${source_id}${passage_id === null ? "" : `?passage=${passage_id}`}`;

function Named({ target, name }: { target: Target | null; name: string }) {
  const address = target && libraryAddress(target);
  return address ? <Link to={address}>{name}</Link> : name;
}

const pieceKinds = { same: "kept", only_quoted: "gone", only_held: "new" } as const;

/** A quote as it is written beside what the clause says: what is struck out stands in the text alone, what is underlined in the clause alone. */
function Difference({ differences }: Pick<CheckedReference, "differences">) {
  const pieces = differences.map(({ kind, words }): DiffPiece => ({ kind: pieceKinds[kind], text: `${words} ` }));
  return (
    <>
      <p className={styles.difference}>
        <Reworded pieces={pieces} />
      </p>
      <p className={styles.legend}>
        <del>Struck out</del>: in your text alone. <ins>Underlined</ins>: in the clause alone.
      </p>
    </>
  );
}

interface Props {
  found: CheckedReference;
  where: Whereabouts;
}

/** One thing that a text refers to, with what holds of it. */
export function ReferenceRow({ found, where }: Props) {
  const { kind, verdict, reference, message, target, successors, differences, places } = found;
  return (
    <article className={styles.row} data-verdict={verdict}>
      <Line>
        <Verdict verdict={verdict} />
        <Chip>{kindNames[kind]}</Chip>
      </Line>
      <h3>
        <Named target={target} name={reference} />
      </h3>
      <p className={styles.message}>{message}</p>
      {successors.length > 0 && (
        <p className={styles.message}>
          In its place:{" "}
          {successors.map((one, at) => (
            <span key={one.citation}>
              {at > 0 && ", "}
              <Named target={one} name={one.citation} />
              {one.source_id === null && " (not in the library)"}
            </span>
          ))}
        </p>
      )}
      {differences.some(({ kind }) => kind !== "same") && <Difference differences={differences} />}
      <ReferencePlaces reference={reference} places={places} where={where} />
      {target?.url != null && (
        <p className={styles.source}>
          <OutLink url={target.url}>{target.citation} at its publisher</OutLink>
        </p>
      )}
    </article>
  );
}
