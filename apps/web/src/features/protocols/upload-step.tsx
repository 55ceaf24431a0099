import type { ProtocolHead } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatAgo } from "../../shared/format.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { Choice } from "../../shared/ui/fields.ts";
import { Line } from "../../shared/ui/line.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { type SendFile, UploadOne } from "../../shared/ui/upload-one.tsx";
import styles from "./protocols.module.css";
import { useProtocolChanges, useProtocolFiles, useProtocolList } from "./use-protocols.ts";

const accept = [".pdf", ".doc", ".docx"];
const stateWords: Record<ProtocolHead["state"], string> = {
  waiting: "Waiting",
  reading: "Being read",
  done: "Read",
  failed: "Could not be read",
};

interface Props {
  send: SendFile;
  chosen: string | null;
  onChosen: (id: string) => void;
}

/** A protocol by a new file, by a document that is there, or by an analysis that was begun before. */
export function UploadStep({ send, chosen, onChosen }: Props) {
  const { begin } = useProtocolChanges();
  const start = async (documentId: string) => {
    const protocol = await begin(documentId);
    if (protocol !== null) onChosen(protocol.id);
  };
  return (
    <div className={styles.columns}>
      <section aria-labelledby="new-protocol">
        <h2 id="new-protocol">A protocol</h2>
        <p className={styles.lede}>
          Its facts are read with their page, it is held against SPIRIT 2025 and ICH M11 or, for a device, MDR Annex XV, and what it leaves
          open is told with the clauses.
        </p>
        <UploadOne
          send={send}
          label="Drop a protocol here, or choose one"
          hint=".pdf, .doc or .docx, up to 50MB. It is kept among your documents."
          accept={accept}
          onStored={(id) => void start(id)}
        />
        <FromDocuments onChoose={(id) => void start(id)} />
      </section>
      <Earlier chosen={chosen} onChosen={onChosen} />
    </div>
  );
}

function FromDocuments({ onChoose }: { onChoose: (id: string) => void }) {
  const { data: documents = [] } = useProtocolFiles();
  const [id, setId] = useState("");
  if (documents.length === 0) return null;
  const wanted = documents.some((one) => one.id === id) ? id : (documents[0]?.id ?? "");
  return (
    <form
      className={styles.choose}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== "") onChoose(wanted);
      }}
    >
      <Choice
        label="Or one of your documents"
        data={documents.map(({ id, title, version }) => ({ value: id, label: version > 1 ? `${title} (version ${version})` : title }))}
        value={wanted}
        onChange={(event) => setId(event.target.value)}
      />
      <Button type="submit" variant="default">
        Analyse
      </Button>
    </form>
  );
}

function Earlier({ chosen, onChosen }: Pick<Props, "chosen" | "onChosen">) {
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">Your protocols</h2>
      <QueryState
        query={useProtocolList()}
        waiting="Loading your protocols"
        failed="Your protocols could not be loaded."
        inline
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.lede}>None yet. A protocol that you have analysed stands here, also after you leave this page.</p>}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((one) => (
              <Entry key={one.id} protocol={one} isChosen={one.id === chosen} onChosen={onChosen} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function Entry({ protocol, isChosen, onChosen }: { protocol: ProtocolHead; isChosen: boolean; onChosen: (id: string) => void }) {
  const { remove } = useProtocolChanges();
  const [asking, setAsking] = useState(false);
  const { id, title, document, state, updated_at } = protocol;
  return (
    <li data-chosen={isChosen}>
      <TextButton className={styles.title ?? ""} onClick={() => onChosen(id)}>
        {title}
      </TextButton>
      <Line quiet>
        <span>{document === null ? "Document deleted" : `${document.title}, version ${document.version}`}</span>
        <span>{stateWords[state]}</span>
        <span>{formatAgo(updated_at)}</span>
        <TextButton onClick={() => setAsking(true)} aria-label={`Delete the analysis of ${title}`}>
          Delete
        </TextButton>
      </Line>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title="Delete this analysis?"
        action="Delete the analysis"
        danger
        onConfirm={() => remove(id)}
        failed="The analysis was not deleted; it is kept. Please try again."
      >
        Its facts, corrections and chosen markets go for good. The document stays among your documents.
      </Confirm>
    </li>
  );
}
