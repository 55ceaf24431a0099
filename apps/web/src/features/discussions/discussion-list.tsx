import { discussionScopeLabels, discussionScopes } from "@clausewise/contracts/discussion-words";
import type { ReactNode } from "react";
import { ListPanel } from "../../shared/ui/list-page.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { DiscussionCard } from "./discussion-card.tsx";
import styles from "./discussions.module.css";
import { useDiscussionList } from "./use-discussions.ts";

const scopes = [["", "All"], ...discussionScopes.map((value) => [value, discussionScopeLabels[value]] as const)] as const;

/** The discussions with search, categories and orders. */
export function DiscussionList({ start }: { start: ReactNode }) {
  const list = useDiscussionList();
  return (
    <ListPanel
      list={list}
      label="Discussions"
      counted={["discussion", "discussions"]}
      searchLabel="Search discussions"
      searchHint="Search questions, replies and tags"
      keyOf={({ id }) => id}
      renderRow={(discussion) => <DiscussionCard discussion={discussion} />}
      rowHeight={150}
      waiting="Loading the discussions"
      failed="The discussions could not be loaded."
      empty={
        <Empty title="No discussions yet" action={start}>
          Ask what you would ask a colleague elsewhere. Everybody who is signed in can read and reply.
        </Empty>
      }
      none={["No discussion matches", "Try other words, or take a filter off."]}
    >
      <div className={styles.scopes}>
        <Segments
          label="Which discussions"
          options={scopes}
          value={list.wanted.filters["scope"] ?? ""}
          onChange={(value) => list.choose("scope", value === "" ? null : value)}
        />
      </div>
    </ListPanel>
  );
}
