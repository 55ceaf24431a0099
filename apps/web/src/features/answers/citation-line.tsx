import type { Citation } from "@clausewise/contracts";
import { amendedWords, retrievedAs, versionFacts } from "@clausewise/contracts/citations";
import { Link } from "react-router";
import { formatDate } from "../../shared/format.ts";
import { kindLabels, statusLabels, statusTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { SilenceChip } from "../../shared/ui/silence-chip.tsx";
import styles from "./answer.module.css";
import type { CitationKey } from "./citations.ts";

export interface Opening {
  /** Where this citation's source is opened: an address, or the query string of this page. */
  to: (key: CitationKey, citation: Citation) => string;
  current: CitationKey | null;
  /** The citations that tell which text of their source they are of; all of them where it is left out. */
  inFull?: ReadonlySet<CitationKey>;
}

export const citationElement = (key: CitationKey): string => `citation-${key.replace(".", "-")}`;

interface LinkProps {
  at: CitationKey;
  citation: Citation;
  opening: Opening;
  /** A part of the citation that stands for it where the rest is in view. */
  shown?: string;
}

/** The clause as a link that opens its source beside the answer. */
export function CitationLink({ at, citation, opening, shown }: LinkProps) {
  return (
    <Link
      id={citationElement(at)}
      className={styles.link}
      to={opening.to(at, citation)}
      preventScrollReset
      aria-label={shown === undefined ? undefined : citation.citation}
      aria-current={opening.current === at ? "true" : undefined}
    >
      {shown ?? citation.citation}
    </Link>
  );
}

/** What kind of source it is and how it stands; in brief, without which of its texts, which the opened source says. */
export function CitationFacts({ citation, brief = false }: { citation: Citation; brief?: boolean }) {
  const version = brief ? [] : versionWords(citation);
  const amended = amendedWords(citation.amended, "short");
  return (
    <>
      <Standing citation={citation} />
      <SilenceChip sourceId={citation.source_id} />
      {amended !== null && <span className={styles.version}>{amended}</span>}
      {version.length > 0 && <span className={styles.version}>{version.join(", ")}</span>}
      {citation.page !== null && citation.kind !== "upload" && <span>page {citation.page}</span>}
      <span>
        {retrievedAs(citation.version_label)} {formatDate(citation.retrieved)}
      </span>
    </>
  );
}

/** How a source binds and stands; one's own document does neither. */
function Standing({ citation: { kind, binding, status } }: { citation: Citation }) {
  if (kind === "upload") return <Chip>{kindLabels.upload}</Chip>;
  return (
    <>
      <Chip>
        {kindLabels[kind]}, {binding ? "binding" : "not binding"}
      </Chip>
      <Chip tone={statusTones[status]}>{statusLabels[status]}</Chip>
    </>
  );
}

/** Which of its texts it is; of one's own documents the label says all there is to say. */
const versionWords = (citation: Citation): string[] =>
  citation.kind === "upload" ? [citation.version_label].filter(Boolean) : versionFacts(citation.version_label, citation);
