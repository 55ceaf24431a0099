import type { Authority, SearchResult } from "@clausewise/contracts";
import { Button, Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import IconArrowsDiff from "@tabler/icons-react/dist/esm/icons/IconArrowsDiff.mjs";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import IconBookmarkFilled from "@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { Link } from "react-router";
import { authorities, authorityLabels } from "../../shared/authorities.ts";
import { ActionMenu } from "./action-menu.tsx";
import { useComparing } from "./ask-again-button.tsx";
import { copyAnswer } from "./copy-answer.ts";
import { ExportMenu } from "./export-menu.tsx";
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

/** What can be done with an answer, in one line. */
export function AnswerActions({ answer, onAskUnder, busy }: Props) {
  return (
    <>
      <BookmarkButton answer={answer} />
      <Button variant="default" leftSection={<IconCopy size={15} aria-hidden />} onClick={() => void copy(answer)}>
        Copy with citations
      </Button>
      <ExportMenu answer={answer} />
      <ActionMenu label="Ask in" icon={<IconWorld size={15} aria-hidden />} busy={busy}>
        {authorities
          .filter((authority) => authority !== answer.authority)
          .map((authority) => (
            <Menu.Item key={authority} onClick={() => onAskUnder(authority)}>
              {authorityLabels[authority]}
            </Menu.Item>
          ))}
      </ActionMenu>
      <CompareMenu answer={answer} />
    </>
  );
}

function CompareMenu({ answer }: { answer: SearchResult }) {
  const { compare, busy } = useComparing(answer.answer_id);
  return (
    <ActionMenu label="Compare" icon={<IconArrowsDiff size={15} aria-hidden />} busy={busy}>
      {answer.repeats !== null && (
        <Menu.Item component={Link} to={`/queries/${answer.repeats}/compare/${answer.answer_id}`}>
          Compare with the earlier answer
        </Menu.Item>
      )}
      <Menu.Item onClick={compare}>Ask again under today’s law and compare</Menu.Item>
    </ActionMenu>
  );
}

function BookmarkButton({ answer }: { answer: SearchResult }) {
  const { bookmark, busy } = useBookmark();
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
