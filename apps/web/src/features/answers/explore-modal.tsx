import type { Authority, SearchResult } from "@clausewise/contracts";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { defaultAuthority, questionLimit } from "../../shared/authorities.ts";
import { useDraft } from "../../shared/draft.ts";
import { QuestionBox } from "../../shared/ui/question-box.tsx";
import { AuthorityButtons } from "./authority-buttons.tsx";
import { AskFailed, Asking } from "./asking.tsx";
import { ExampleList } from "./example-list.tsx";
import styles from "./explore-modal.module.css";
import { SearchResultView } from "./search-result-view.tsx";
import { useAsk } from "./use-answers.ts";

export function ExploreModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Explore Regulations" size={780} closeButtonProps={{ "aria-label": "Close" }}>
      <Explore />
    </Modal>
  );
}

function Explore() {
  const [query, setQuery] = useDraft("explore");
  const [authority, setAuthority] = useState<Authority>(defaultAuthority);
  const [result, setResult] = useState<SearchResult | null>(null);
  const ask = useAsk();
  const ready = query.trim() !== "" && !ask.isPending;
  const submit = (text: string) => {
    if (text.trim() === "" || ask.isPending) return;
    setResult(null);
    ask.mutate({ query: text.trim(), authority }, { onSuccess: setResult });
  };
  return (
    <>
      <AuthorityButtons value={authority} onChange={setAuthority} />
      <div className={styles.question}>
        <QuestionBox
          aria-label="Question"
          rows={3}
          data-autofocus
          maxLength={questionLimit}
          placeholder="Ask about a requirement, a deadline, a clause…"
          value={query}
          onChange={setQuery}
          onSend={() => submit(query)}
        />
      </div>
      <div className={styles.send}>
        <span>Enter searches, Shift + Enter starts a new line</span>
        <Button disabled={!ready} onClick={() => submit(query)}>
          Search Global
        </Button>
      </div>
      {ask.isPending && <Asking asked={{ query: query.trim(), authority, asOf: "" }} arrived={ask.arrived} />}
      {ask.isError && <AskFailed error={ask.error} retry={() => submit(query)} />}
      {result !== null && (
        <>
          <SearchResultView result={result} onBookmarked={(id) => setResult({ ...result, id, is_bookmarked: true })} />
          <p className={styles.page}>
            <Link to={`/queries/${result.answer_id}`}>Open as page</Link>, with every source beside the answer.
          </p>
        </>
      )}
      {result === null && !ask.isPending && !ask.isError && (
        <ExampleList
          disabled={false}
          onChoose={(question) => {
            setQuery(question);
            submit(question);
          }}
        />
      )}
    </>
  );
}
