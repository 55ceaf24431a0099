import type { Authority, SearchResult } from "@clausewise/contracts";
import { useCallback, useMemo, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { AnswerActions } from "../features/answers/answer-actions.tsx";
import { AnswerView, AuditLine } from "../features/answers/answer-view.tsx";
import { AskFailed, Asking } from "../features/answers/asking.tsx";
import { type Opening, citationElement } from "../features/answers/citation-line.tsx";
import { citationEntries } from "../features/answers/citations.ts";
import { type Asked, Composer } from "../features/answers/composer.tsx";
import { useAsk } from "../features/answers/use-answers.ts";
import { StandingNotice } from "../features/answers/standing-notice.tsx";
import { SourceViewer } from "../features/sources/source-viewer.tsx";
import { today } from "../shared/format.ts";
import { withParams } from "../shared/params.ts";
import { useTitle } from "../shared/title.ts";
import { explain, statusOf, trpc } from "../shared/trpc.ts";
import { Empty, Problem } from "../shared/ui/states.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./page.module.css";

export function Answer() {
  const { answerId = "" } = useParams();
  const answer = trpc.answers.get.useQuery({ id: answerId }, { staleTime: Infinity });
  useTitle(answer.data?.query ?? "Answer");
  if (answer.isPending) return <Waiting label="Opening the answer" />;
  if (answer.isError) return <Unavailable error={answer.error} retry={() => void answer.refetch()} />;
  return <AnswerPage key={answer.data.answer_id} answer={answer.data} />;
}

function Unavailable({ error, retry }: { error: unknown; retry: () => void }) {
  const status = statusOf(error);
  const missing = status === 404 || status === 400;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>Answer</h1>
      <div className={styles.gap}>
        {missing ? (
          <Empty title="There is no answer at this address." action={<Link to="/queries">Your questions</Link>}>
            It may belong to somebody else, or the address was cut short.
          </Empty>
        ) : (
          <Problem title="The answer could not be opened." retry={retry}>
            {explain(error)}
          </Problem>
        )}
      </div>
    </main>
  );
}

function AnswerPage({ answer }: { answer: SearchResult }) {
  const opened = useOpenedSource(answer);
  const navigate = useNavigate();
  const ask = useAsk();
  const asOf = answer.as_of === today() ? "" : answer.as_of;
  const [asked, setAsked] = useState<Asked>({ query: "", authority: answer.authority, asOf });
  const [sent, setSent] = useState<Asked>(asked);
  const submit = (next: Asked) => {
    setSent(next);
    ask.mutate(
      { query: next.query, authority: next.authority, ...(next.asOf === "" ? {} : { as_of: next.asOf }) },
      { onSuccess: (result) => void navigate(`/queries/${result.answer_id}`) },
    );
  };
  const askUnder = (authority: Authority) => submit({ query: answer.query, authority, asOf });

  return (
    <>
      <main id="main" tabIndex={-1} className={styles.page}>
        <Composer value={asked} onChange={setAsked} onAsk={submit} busy={ask.isPending} placeholder="Ask a new question" />
        {ask.isError && <AskFailed error={ask.error} retry={() => submit(sent)} />}
        {ask.isPending && <Asking asked={sent} arrived={ask.arrived} />}
        <StandingNotice answer={answer} />
        <article>
          <AnswerView answer={answer} opening={opened.opening} />
          <AnswerActions answer={answer} onAskUnder={askUnder} busy={ask.isPending} />
          <AuditLine answer={answer} />
        </article>
      </main>
      {opened.viewer}
    </>
  );
}

/** The source and passage named in the address, opened beside the answer. */
function useOpenedSource(answer: SearchResult) {
  const [params, setParams] = useSearchParams();
  const current = params.get("quote");
  const entries = useMemo(() => citationEntries(answer), [answer]);
  const opening: Opening = {
    current,
    search: (key, citation) =>
      `?${withParams(params, { source: citation.source_id, version: citation.version_id, passage: citation.passage_id, quote: key }).toString()}`,
  };
  const marks = useMemo(
    () =>
      entries.map(([key, citation]) => ({
        passageId: citation.passage_id,
        quote: citation.quote,
        start: citation.quote_start,
        primary: key === current,
      })),
    [entries, current],
  );
  const close = useCallback(() => {
    setParams((now) => withParams(now, { source: null, version: null, passage: null, quote: null }), { preventScrollReset: true });
    if (current !== null) requestAnimationFrame(() => document.getElementById(citationElement(current))?.focus());
  }, [setParams, current]);
  const sourceId = params.get("source");
  const viewer = sourceId !== null && (
    <SourceViewer
      sourceId={sourceId}
      versionId={params.get("version")}
      passageId={params.get("passage")}
      marks={marks}
      onGo={({ passageId, versionId }) =>
        setParams(withParams(params, { passage: passageId, version: versionId }), { preventScrollReset: true })
      }
      onClose={close}
    />
  );
  return { opening, viewer };
}
