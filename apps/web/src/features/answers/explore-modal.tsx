import type { Authority, SearchResult } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { defaultAuthority, questionLimit } from "../../shared/authorities.ts";
import { useDraft } from "../../shared/draft.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { QuestionBox } from "../../shared/ui/question-box.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerView } from "./answer-view.tsx";
import { announcementOf } from "./announcement.ts";
import { AskFailed, Asking } from "./asking.tsx";
import { AuthorityButtons } from "./authority-buttons.tsx";
import { openedAddress } from "./citations.ts";
import { ExampleList } from "./example-list.tsx";
import styles from "./explore-modal.module.css";
import { useAnswer, useAsk } from "./use-answers.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
  /** The answer that the address names. */
  answerId: string | null;
  onAnswer: (answerId: string | null) => void;
}

export function ExploreModal({ opened, onClose, ...explore }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Explore Regulations" size={860}>
      <Explore {...explore} />
    </Dialog>
  );
}

function Explore({ answerId, onAnswer }: Pick<Props, "answerId" | "onAnswer">) {
  const [query, setQuery] = useDraft("explore");
  const [authority, setAuthority] = useState<Authority>(defaultAuthority);
  const [told, setTold] = useState("");
  const ask = useAsk();
  const ready = query.trim() !== "" && !ask.isPending;
  const submit = (text: string, under?: Authority) => {
    if (text.trim() === "" || ask.isPending) return;
    setAuthority(under ?? authority);
    setTold("");
    onAnswer(null);
    ask.mutate(
      { query: text.trim(), authority: under ?? authority, ...(under && { keeps_authority: true }) },
      {
        onSuccess: (answer) => {
          setTold(announcementOf(answer));
          onAnswer(answer.answer_id);
        },
      },
    );
  };
  const choose = (question: string, under?: Authority) => {
    setQuery(question);
    submit(question, under);
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
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {ask.isPending && <Asking asked={{ query: query.trim(), authority, asOf: "" }} arrived={ask.arrived} />}
      {ask.isError && <AskFailed error={ask.error} retry={() => submit(query)} />}
      {answerId !== null && !ask.isPending && <Shown answerId={answerId} onAsk={choose} />}
      {answerId === null && !ask.isPending && !ask.isError && <ExampleList disabled={false} onChoose={choose} />}
    </>
  );
}

/** The answer that the address names, as its own page shows it. */
function Shown({ answerId, onAsk }: { answerId: string; onAsk: (question: string, under?: Authority) => void }) {
  return (
    <div className={styles.answer}>
      <QueryState query={useAnswer(answerId)} waiting="Opening the answer" failed="The answer could not be opened." inline>
        {(answer) => <Found answer={answer} onAsk={onAsk} />}
      </QueryState>
    </div>
  );
}

function Found({ answer, onAsk }: { answer: SearchResult; onAsk: (question: string, under?: Authority) => void }) {
  const page = `/queries/${answer.answer_id}`;
  return (
    <AnswerView
      within="dialog"
      answer={answer}
      opening={{ current: null, to: (key, citation) => `${page}?${openedAddress(key, citation)}` }}
      bar={<AnswerActions answer={answer} busy={false} onAskUnder={(under) => onAsk(answer.query, under)} />}
      onAsk={onAsk}
      busy={false}
    >
      <p className={styles.page}>
        <Link to={page}>Open as page</Link>, with every source beside the answer.
      </p>
    </AnswerView>
  );
}
