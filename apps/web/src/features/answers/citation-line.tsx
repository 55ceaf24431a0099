import type { Citation } from "@clausewise/contracts";
import { tellingLabel } from "@clausewise/contracts/citations";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "../../shared/format.ts";
import { kindLabels, statusLabels, statusTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import styles from "./answer.module.css";
import type { CitationKey } from "./citations.ts";

export interface Opening {
  /** Query string of the page with this citation's source opened. */
  search: (key: CitationKey, citation: Citation) => string;
  current: CitationKey | null;
}

export const citationElement = (key: CitationKey): string => `citation-${key.replace(".", "-")}`;

interface LinkProps {
  at: CitationKey;
  citation: Citation;
  opening: Opening;
  children?: ReactNode;
}

/** The clause as a link that opens its source beside the answer. */
export function CitationLink({ at, citation, opening, children }: LinkProps) {
  return (
    <Link
      id={citationElement(at)}
      className={styles.link}
      to={{ search: opening.search(at, citation) }}
      preventScrollReset
      aria-current={opening.current === at ? "true" : undefined}
    >
      {children ?? citation.citation}
    </Link>
  );
}

export function CitationFacts({ citation }: { citation: Citation }) {
  const version = tellingLabel(citation.version_label, citation);
  return (
    <>
      <Chip>
        {kindLabels[citation.kind]}, {citation.binding ? "binding" : "not binding"}
      </Chip>
      <Chip tone={statusTones[citation.status]}>{statusLabels[citation.status]}</Chip>
      {version !== "" && <span className={styles.version}>version: {version}</span>}
      {citation.page !== null && <span>page {citation.page}</span>}
      <span>seen {formatDate(citation.retrieved)}</span>
    </>
  );
}
