import { Button } from "@mantine/core";
import { Link } from "react-router";
import { AskAgainButton } from "../features/answers/ask-again-button.tsx";
import { BookmarkCard } from "../features/bookmarks/bookmark-card.tsx";
import { useBookmarkList, useBookmarkTotal, useRemoveBookmark } from "../features/bookmarks/use-bookmarks.ts";
import { counted } from "../shared/format.ts";
import { ListPage } from "../shared/ui/list-page.tsx";
import { Empty, Problem } from "../shared/ui/states.tsx";

export function Bookmarks() {
  const { remove, failure, busyId } = useRemoveBookmark();
  const total = useBookmarkTotal();
  return (
    <ListPage
      list={useBookmarkList()}
      heading="Bookmarked Queries"
      lede={total === undefined ? "" : `${counted(total, "bookmark")} in total`}
      ledeCounts
      action={
        <Button component={Link} to="/queries">
          Ask New Question
        </Button>
      }
      label="Bookmarks"
      counted={["bookmark", "bookmarks"]}
      searchLabel="Search bookmarks"
      searchHint="Search questions, answers and sources"
      keyOf={(query) => query.id}
      renderRow={(query) => (
        <BookmarkCard
          query={query}
          busy={busyId === query.id}
          onRemove={() => void remove(query)}
          again={query.answer_id !== null && <AskAgainButton answerId={query.answer_id} question={query.question} />}
        />
      )}
      rowHeight={240}
      waiting="Loading your bookmarks"
      failed="Your bookmarks could not be loaded."
      empty={
        <Empty title="No bookmarks yet">Ask a question and choose Bookmark under its answer. It stays here until you remove it.</Empty>
      }
      none={["No bookmarks match your search", "Try fewer or other words."]}
    >
      {failure !== null && <Problem title={failure} />}
    </ListPage>
  );
}
