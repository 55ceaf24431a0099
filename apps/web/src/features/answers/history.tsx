import { Empty } from "../../shared/ui/states.tsx";
import { ListBody } from "../../shared/ui/list-body.tsx";
import { SearchField } from "../../shared/ui/search-field.tsx";
import { HistoryRow } from "./history-list.tsx";
import styles from "./history.module.css";
import { useHistory } from "./use-history.ts";

export function History() {
  const list = useHistory();
  const questions = new Map(list.items.map(({ id, question }) => [id, question]));
  return (
    <section aria-labelledby="history">
      <div className={styles.head}>
        <h2 id="history">Your questions</h2>
        <SearchField label="Search your questions" placeholder="Search your questions" value={list.wanted.search} onSearch={list.search} />
      </div>
      <ListBody
        list={list}
        label="Questions"
        keyOf={(item) => item.id}
        renderRow={(item) => <HistoryRow item={item} questions={questions} />}
        rowHeight={76}
        waiting="Loading your questions"
        failed="Your questions could not be loaded."
        empty={<Empty title="No questions yet">Ask one above, or start with an example. Each question stays here with its answer.</Empty>}
        none={["None of your questions matches", "Try fewer or other words."]}
      />
    </section>
  );
}
