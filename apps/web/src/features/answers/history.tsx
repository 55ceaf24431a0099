import type { AnswerSummary } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconBookmarkFilled from "@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs";
import { useInfiniteQuery } from "@tanstack/react-query";
import IconCornerDownRight from "@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs";
import { Link } from "react-router";
import { authorityLabels } from "../../shared/authorities.ts";
import { formatAgo, formatPercent } from "../../shared/format.ts";
import { outcomeLabels, outcomeTones } from "../../shared/labels.ts";
import { explain, trpc } from "../../shared/trpc.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Empty, Problem } from "../../shared/ui/states.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import styles from "./history.module.css";

const pageSize = 50;

function useHistory() {
  const utils = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: ["answers", "history"],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => utils.client.answers.list.query({ limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) }),
    getNextPageParam: (page: AnswerSummary[]) => (page.length < pageSize ? null : (page.at(-1)?.created_at ?? null)),
    staleTime: 0,
  });
}

export function History({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const history = useHistory();
  if (history.isPending) return <Waiting label="Loading your questions" />;
  if (history.isError)
    return (
      <Problem title="Your questions could not be loaded." retry={() => void history.refetch()}>
        {explain(history.error)}
      </Problem>
    );
  const all = history.data.pages.flat();
  if (all.length === 0)
    return <Empty title="No questions yet">Ask one above, or start with an example. Each question stays here with its answer.</Empty>;
  const wanted = search.trim().toLowerCase();
  const shown = all.filter((item) => item.question.toLowerCase().includes(wanted));
  return (
    <section aria-labelledby="history">
      <div className={styles.head}>
        <h2 id="history">Your questions</h2>
        <input
          type="search"
          aria-label="Search your questions"
          placeholder="Search your questions"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {shown.length === 0 && (
        <p className={styles.none}>
          None of the {all.length} questions loaded so far contains “{search.trim()}”.
        </p>
      )}
      <HistoryList items={shown} among={all} />
      {history.hasNextPage && (
        <Button variant="default" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show earlier questions
        </Button>
      )}
    </section>
  );
}

/** Questions with their outcomes; a follow-up names the question it follows where that is `among` those at hand. */
export function HistoryList({ items, among = items }: { items: readonly AnswerSummary[]; among?: readonly AnswerSummary[] }) {
  const questions = new Map(among.map(({ id, question }) => [id, question]));
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Link to={`/queries/${item.id}`}>{item.question}</Link>
          {item.follows !== null && (
            <p className={styles.follows}>
              <IconCornerDownRight size={14} stroke={1.6} aria-hidden />
              <span>Follow-up{questions.has(item.follows) && ` to “${questions.get(item.follows)}”`}</span>
            </p>
          )}
          <div>
            <Chip tone={outcomeTones[item.outcome]}>{outcomeLabels[item.outcome]}</Chip>
            {item.outcome !== "nothing_found" && item.outcome !== "declined" && <span>{formatPercent(item.confidence_score)}</span>}
            <span>{authorityLabels[item.authority]}</span>
            <span>{formatAgo(item.created_at)}</span>
            {item.is_bookmarked && (
              <span className={styles.marked}>
                <IconBookmarkFilled size={13} aria-hidden /> Bookmarked
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
