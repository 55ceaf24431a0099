import type { GapProof, GapSuggestion } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { counted } from "../../../shared/format.ts";
import { explain } from "../../../shared/trpc.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import styles from "../gaps.module.css";
import { useProofs, useSuggestions } from "../use-requirement.ts";

interface Props {
  id: string;
  linked: readonly GapProof[];
}

/** Passages of one's documents that seem to hold what is asked for; they count for nothing until they are linked. */
export const Suggestions = ({ id, linked }: Props) => (
  <QueryState query={useSuggestions(id)} waiting="Reading your documents" failed="Your documents could not be searched." inline>
    {(found) => <Found id={id} linked={linked} found={found} />}
  </QueryState>
);

function Found({ id, linked, found }: Props & { found: { read: number; suggestions: GapSuggestion[] } }) {
  const { link, linking, error: failed } = useProofs(id);
  const isLinked = ({ document_id, words }: GapSuggestion) =>
    linked.some((one) => one.object_id === document_id && one.words === words.trim());
  return (
    <div className={styles.form}>
      <p className={styles.plain} role="status">
        {found.suggestions.length === 0
          ? `Nothing that would hold it was found in ${counted(found.read, "document")}. It may still be there in other words.`
          : `Found by a program in ${counted(found.read, "document")}. Nothing counts until you link it.`}
      </p>
      {failed !== null && <Problem title="It was not linked.">{explain(failed)}</Problem>}
      <ul aria-label="Suggested passages">
        {found.suggestions.map((one) => (
          <li key={`${one.document_id} ${one.words}`} className={styles.proof}>
            <span>
              <Chip tone={one.verdict === "found" ? "ok" : "warn"}>{one.verdict === "found" ? "Seems to hold it" : "May hold a part"}</Chip>{" "}
              {one.title}
              {one.page === null ? "" : `, page ${one.page}`}
            </span>
            <blockquote className={styles.quote}>{one.words}</blockquote>
            <span className={styles.line}>{one.reason}</span>
            <div>
              <Button
                variant="default"
                size="compact-sm"
                disabled={linking || isLinked(one)}
                onClick={() => link({ document_id: one.document_id, words: one.words, ...(one.page !== null && { page: one.page }) })}
              >
                {isLinked(one) ? "Linked" : "Link this passage"}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
