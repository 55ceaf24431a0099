import type { Document } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { Link } from "react-router";
import { counted } from "../../../shared/format.ts";
import { CheckBox } from "../../../shared/ui/fields.ts";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import styles from "./choosing.module.css";
import { type Choosing, isAskable } from "./use-chosen.ts";

/** The box by which one document is chosen; none where it cannot be asked about. */
export function ChooseBox({ document, choosing }: { document: Document; choosing: Choosing }) {
  if (!isAskable(document)) return null;
  return (
    <CheckBox
      size="xs"
      aria-label={`Choose ${document.title}`}
      checked={choosing.has(document.id)}
      onChange={({ currentTarget }) => choosing.set([document], currentTarget.checked)}
    />
  );
}

/** The box that chooses all documents that are shown. */
export function ChooseAllBox({ documents, choosing }: { documents: readonly Document[]; choosing: Choosing }) {
  const askable = documents.filter(isAskable);
  const chosen = askable.filter(({ id }) => choosing.has(id)).length;
  if (askable.length === 0) return null;
  return (
    <CheckBox
      size="xs"
      aria-label="Choose all that are shown"
      checked={chosen === askable.length}
      indeterminate={chosen > 0 && chosen < askable.length}
      onChange={() => choosing.set(askable, chosen < askable.length)}
    />
  );
}

/** What can be done with the documents that are chosen; nothing where none is. */
export function ChosenBar({ choosing: { chosen, clear } }: { choosing: Choosing }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {chosen.length > 0 && `${counted(chosen.length, "document")} chosen`}
      </p>
      {chosen.length > 0 && (
        <section className={styles.bar} aria-label="Chosen documents">
          <p className={styles.names}>
            <b>{counted(chosen.length, "document")} chosen</b>
            <span>{chosen.map(({ title }) => title).join(", ")}</span>
          </p>
          <TextButton onClick={clear}>Clear choice</TextButton>
          <Button
            component={Link}
            to={`/queries?look=${chosen.map(({ id }) => id).join(",")}`}
            leftSection={<IconSearch size={15} aria-hidden />}
          >
            {chosen.length === 1 ? "Ask about it" : "Ask about these"}
          </Button>
        </section>
      )}
    </>
  );
}
