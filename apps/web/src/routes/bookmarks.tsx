import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { AskAgainButton } from "../features/answers/ask-again-button.tsx";
import { BookmarkCard } from "../features/bookmarks/bookmark-card.tsx";
import { useBookmarks } from "../features/bookmarks/use-bookmarks.ts";
import { counted } from "../shared/format.ts";
import { withParams } from "../shared/params.ts";
import { useTitle } from "../shared/title.ts";
import { explain } from "../shared/trpc.ts";
import { Empty, Problem } from "../shared/ui/states.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./bookmarks.module.css";
import page from "./page.module.css";

export function Bookmarks() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const bookmarks = useBookmarks(search);
  useTitle("Bookmarked Queries");
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <div className={styles.head}>
        <h1>Bookmarked Queries</h1>
        <Button component={Link} to="/queries">
          Ask New Question
        </Button>
      </div>
      <div className={styles.tools}>
        <input
          type="search"
          aria-label="Search bookmarks"
          placeholder="Search questions, answers and sources"
          value={search}
          onChange={(event) => setParams(withParams(params, { search: event.target.value }), { replace: true })}
        />
        {bookmarks.total !== undefined && <span>{counted(bookmarks.total, "bookmark")} in total</span>}
      </div>
      {bookmarks.failure !== null && (
        <p role="alert" className={styles.failure}>
          {bookmarks.failure}
        </p>
      )}
      {bookmarks.removed !== null && (
        <p key={bookmarks.removed.id} role="status" className={styles.removed}>
          <span>Bookmark removed: {bookmarks.removed.question}</span>
          <Button variant="default" autoFocus onClick={() => void bookmarks.undo()}>
            Undo
          </Button>
        </p>
      )}
      <BookmarkList bookmarks={bookmarks} search={search} />
    </main>
  );
}

function BookmarkList({ bookmarks, search }: { bookmarks: ReturnType<typeof useBookmarks>; search: string }) {
  const { list, shown } = bookmarks;
  if (list.isPending) return <Waiting label="Loading your bookmarks" />;
  if (list.isError)
    return (
      <Problem title="Your bookmarks could not be loaded." retry={() => void list.refetch()}>
        {explain(list.error)}
      </Problem>
    );
  if (shown.length === 0 && search.trim() === "")
    return <Empty title="No bookmarks yet">Ask a question and choose Bookmark under its answer. It stays here until you remove it.</Empty>;
  if (shown.length === 0) return <Empty title="No bookmarks match your search">Try fewer or other words.</Empty>;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((query) => (
          <BookmarkCard
            key={query.id}
            query={query}
            busy={bookmarks.busyId === query.id}
            onRemove={() => void bookmarks.remove(query)}
            again={query.answer_id !== null && <AskAgainButton answerId={query.answer_id} question={query.question} />}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more bookmarks
        </Button>
      )}
    </>
  );
}
