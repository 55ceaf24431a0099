import type { Authority, SearchResult } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import IconBookmarkFilled from "@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import { Link } from "react-router";
import { authorities, authorityLabels } from "../../shared/authorities.ts";
import styles from "./answer.module.css";
import { AskAgainButton } from "./ask-again-button.tsx";
import { copyAnswer } from "./copy-answer.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { useBookmark } from "./use-answers.ts";

async function copy(answer: SearchResult) {
  try {
    await copyAnswer(answer);
    notifications.show({ message: "Copied with quotes, sources, statuses and dates.", autoClose: 3000 });
  } catch {
    notifications.show({ message: "The browser did not allow copying. Use Export instead.", autoClose: 3000 });
  }
}

interface Props {
  answer: SearchResult;
  onAskUnder: (authority: Authority) => void;
  busy: boolean;
}

export function AnswerActions({ answer, onAskUnder, busy }: Props) {
  return (
    <div className="no-print">
      <div className={styles.bar}>
        <BookmarkButton answer={answer} />
        <Button variant="default" leftSection={<IconCopy size={15} aria-hidden />} onClick={() => void copy(answer)}>
          Copy with citations
        </Button>
        <ExportButtons answer={answer} />
        <Button variant="default" leftSection={<IconPrinter size={15} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <AskAgainButton answerId={answer.answer_id} question={answer.query} />
      </div>
      {answer.repeats !== null && (
        <p className={styles.again}>
          This question was asked before.{" "}
          <Link to={`/queries/${answer.repeats}/compare/${answer.answer_id}`}>Compare with the earlier answer</Link>
        </p>
      )}
      <div className={styles.bar}>
        {authorities
          .filter((authority) => authority !== answer.authority)
          .map((authority) => (
            <Button key={authority} variant="default" disabled={busy} onClick={() => onAskUnder(authority)}>
              Ask in {authorityLabels[authority]}
            </Button>
          ))}
      </div>
    </div>
  );
}

export function BookmarkButton({ answer, onSaved }: { answer: SearchResult; onSaved?: (id: string) => void }) {
  const { bookmark, busy } = useBookmark((saved) => onSaved?.(saved.id));
  const Icon = answer.is_bookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      // Not `disabled`: that would take the focus from whoever pressed it with a key.
      aria-disabled={answer.is_bookmarked}
      data-disabled={answer.is_bookmarked}
      aria-busy={busy}
      leftSection={<Icon size={15} aria-hidden />}
      onClick={() => {
        if (!answer.is_bookmarked && !busy) void bookmark(answer);
      }}
    >
      {answer.is_bookmarked ? "Bookmarked" : "Bookmark"}
    </Button>
  );
}
