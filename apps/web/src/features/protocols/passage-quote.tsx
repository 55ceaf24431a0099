import type { ProtocolHead, ProtocolPassage } from "@clausewise/contracts";
import { Link } from "react-router";
import { pageAddress } from "./protocol-address.ts";
import styles from "./protocols.module.css";

const longest = 360;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

interface Props {
  document: ProtocolHead["document"];
  passage: ProtocolPassage;
  /** What is said there, where several places say it. */
  value?: string | null;
}

/** The protocol's own words, leading to where they stand. */
export function PassageQuote({ document, passage, value = null }: Props) {
  const { words, part, heading } = passage;
  const shown = words.length <= longest ? words : `${words.slice(0, words.lastIndexOf(" ", longest))} …`;
  const isPaged = document?.extension === "pdf";
  const where = `${isPaged ? `Page ${part}` : "In the document"}${heading === null ? "" : ` · ${heading}`}`;
  return (
    <figure className={styles.passage}>
      {value !== null && plain(value) !== plain(words) && <strong>{value}</strong>}
      <blockquote>
        <mark>{shown.replaceAll("\t", " · ")}</mark>
      </blockquote>
      <figcaption>
        {document === null ? (
          where
        ) : (
          <Link to={pageAddress(document, passage)} target="_blank">
            {where}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
