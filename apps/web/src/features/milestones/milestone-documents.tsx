import type { MilestoneDetail, RequiredDocument } from "@clausewise/contracts";
import { Link } from "react-router";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { Chooser } from "./chooser.tsx";
import styles from "./milestones.module.css";
import { type MilestoneActs, useOwnDocuments } from "./use-milestones.ts";
import { useWords } from "./use-words.ts";

interface Props {
  milestone: MilestoneDetail;
  acts: MilestoneActs;
}

/** The documents that have to be there, and which of the person's they are. */
export function MilestoneDocuments({ milestone: { id, type, may, documents }, acts }: Props) {
  if (documents.length === 0) return null;
  const missing = documents.filter(({ document_id }) => document_id === null).length;
  return (
    <section aria-label="Documents">
      <h3>Documents</h3>
      <p className={styles.quiet}>
        {documents.length - missing} of {documents.length} there.
        {type === "approval" && missing > 0 && " The approval can be completed once all are."}
      </p>
      <ul className={styles.entries} aria-label="Documents required">
        {documents.map((one) => (
          <li key={one.name}>
            <Named document={one} />
            {may === "own" && <Choosing document={one} onChoose={(document_id) => void acts.present(id, one.name, document_id)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Named = ({ document: { name, document_id, title } }: { document: RequiredDocument }) => (
  <span>
    {name}
    <small>{document_id === null ? "not there yet" : <Link to={`/documents/${document_id}`}>{title}</Link>}</small>
  </span>
);

interface ChoosingProps {
  document: RequiredDocument;
  onChoose: (id: string | null) => void;
}

function Choosing({ document: { name, document_id }, onChoose }: ChoosingProps) {
  const { search, ...words } = useWords();
  const { data } = useOwnDocuments(search, words.words !== null);
  if (document_id !== null)
    return (
      <TextButton onClick={() => onChoose(null)} aria-label={`Take away the document for ${name}`}>
        Take away
      </TextButton>
    );
  return (
    <Chooser
      action="Choose document"
      label={`Document for ${name}`}
      found={data?.items.map(({ id, title }) => ({ id, label: title }))}
      none="None of your documents is called that. Upload it under Documents first."
      onChoose={onChoose}
      {...words}
    />
  );
}
