import type { ReactNode } from "react";
import { Link } from "react-router";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { BeginTranslation } from "./begin/begin-translation.tsx";
import { translationAddress } from "./translation-address.ts";
import { TranslationList } from "./translation-list.tsx";
import styles from "./translation.module.css";
import { useTranslation, useTranslationSetting } from "./use-translations.ts";
import { Workbench } from "./workbench/workbench.tsx";

interface Props {
  /** The translation that is open; null where one is begun. */
  id: string | null;
  upload: ReactNode;
  documentId: string | null;
  onDocument: (id: string | null) => void;
  onOpen: (id: string | null) => void;
}

/** Translations of texts and documents: begun, worked on, and kept. */
export function Translation({ id, upload, documentId, onDocument, onOpen }: Props) {
  return id === null ? (
    <Begin upload={upload} documentId={documentId} onDocument={onDocument} onOpen={onOpen} />
  ) : (
    <Opened id={id} onOpen={onOpen} />
  );
}

function Begin({ upload, documentId, onDocument, onOpen }: Omit<Props, "id">) {
  return (
    <>
      <QueryState
        query={useTranslationSetting()}
        waiting="Looking what translates here"
        failed="It could not be told what translates here."
      >
        {(setting) => (
          <BeginTranslation setting={setting} upload={upload} documentId={documentId} onDocument={onDocument} onMade={onOpen} />
        )}
      </QueryState>
      <section className={styles.kept} aria-labelledby="kept-translations">
        <h2 id="kept-translations">Your translations</h2>
        <TranslationList />
      </section>
    </>
  );
}

function Opened({ id, onOpen }: { id: string; onOpen: Props["onOpen"] }) {
  return (
    <>
      <nav className={styles.back} aria-label="Translations">
        <Link to={translationAddress(null)}>All translations</Link>
      </nav>
      <QueryState
        query={useTranslation(id)}
        waiting="Opening the translation"
        failed="The translation could not be opened."
        missing={
          <Empty title="There is no such translation" action={<Link to={translationAddress(null)}>All translations</Link>}>
            It was deleted, or it is somebody else’s.
          </Empty>
        }
      >
        {(translation) => <Workbench translation={translation} onRemoved={() => onOpen(null)} />}
      </QueryState>
    </>
  );
}
