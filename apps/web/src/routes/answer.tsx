import type { Authority, SearchResult } from "@clausewise/contracts";
import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from "react";
import { Link, useParams } from "react-router";
import { useAddress } from "../shared/address.ts";
import { AnswerActions } from "../features/answers/answer-actions.tsx";
import { AnswerComposer, draftAfter } from "../features/answers/answer-composer.tsx";
import { AnswerView } from "../features/answers/answer-view.tsx";
import { type Asked, asNarrowAs, questionFrom } from "../features/answers/asked.ts";
import { AskFailed, Asking } from "../features/answers/asking.tsx";
import { type Opening, citationElement } from "../features/answers/citation-line.tsx";
import { citationEntries, opened, statementOf, stepsThrough } from "../features/answers/citations.ts";
import { ReadAs } from "../features/answers/read-as.tsx";
import { Thread } from "../features/answers/thread.tsx";
import { useAnswer, useAsk } from "../features/answers/use-answers.ts";
import { useOpenAnswer } from "../features/answers/use-open-answer.ts";
import { ReviewPart } from "../features/answers/reviews/review-part.tsx";
import { ChangesNotice } from "../features/answers/changes/changes-notice.tsx";
import { SignaturesPart } from "../features/signatures/signatures.tsx";
import { SourceViewer, StepBar } from "../features/sources/source-viewer.tsx";
import { drafts } from "../shared/draft.ts";
import { withParams } from "../shared/params.ts";
import { Page } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

const DocumentPane = lazy(async () => ({ default: (await import("../features/documents/viewer/document-pane.tsx")).DocumentPane }));

export function Answer() {
  const { answerId = "" } = useParams();
  const answer = useAnswer(answerId);
  return (
    <QueryState query={answer} waiting="Opening the answer" failed="The answer could not be opened." missing={<Missing />} page="Answer">
      {(found) => <AnswerPage key={found.answer_id} answer={found} />}
    </QueryState>
  );
}

function Missing() {
  return (
    <Empty title="There is no answer at this address." action={<Link to="/queries">Your questions</Link>}>
      It may belong to somebody else, or the address was cut short.
    </Empty>
  );
}

const askedOf: Record<Authority, string> = {
  FDA: "and in the US?",
  EU_MDR: "and in the EU?",
  HEALTH_CANADA: "and in Canada?",
  MULTI_AUTHORITY: "and in other countries?",
};

function AnswerPage({ answer }: { answer: SearchResult }) {
  const source = useOpenedSource(answer);
  const open = useOpenAnswer();
  const ask = useAsk();
  const [sent, setSent] = useState<{ asked: Asked; follows?: string }>({ asked: asNarrowAs(answer, "") });
  const submit = (asked: Asked, follows?: string) => {
    setSent({ asked, ...(follows !== undefined && { follows }) });
    ask.mutate(questionFrom(asked, follows), {
      onSuccess: (result) => {
        drafts.write(draftAfter(answer.answer_id), null);
        open(result);
      },
    });
  };
  const goOn = (question: string) => submit(asNarrowAs(answer, question), answer.answer_id);
  // A follow-up's own words say little under another authority; following it up there keeps its subject.
  const askUnder = (authority: Authority) =>
    answer.read_as === null ? submit({ ...asNarrowAs(answer, answer.query), authority, keepsAuthority: true }) : goOn(askedOf[authority]);

  return (
    <>
      <Page title={answer.read_as ?? answer.query}>
        <AnswerComposer answer={answer} onAsk={submit} busy={ask.isPending} />
        {ask.isError && <AskFailed error={ask.error} retry={() => submit(sent.asked, sent.follows)} />}
        {ask.isPending && <Asking asked={sent.asked} arrived={ask.arrived} />}
        <ChangesNotice answer={answer} />
        <Thread answer={answer} />
        <AnswerView
          answer={answer}
          opening={source.opening}
          bar={<AnswerActions answer={answer} onAskUnder={askUnder} busy={ask.isPending} />}
          onAsk={goOn}
          busy={ask.isPending}
        >
          <ReadAs answer={answer} onAskAsTyped={() => submit(asNarrowAs(answer, answer.query))} busy={ask.isPending} />
        </AnswerView>
        <SignaturesPart kind="answer" id={answer.answer_id} level={2} />
        <ReviewPart answerId={answer.answer_id} />
      </Page>
      <Suspense fallback={null}>{source.viewer}</Suspense>
    </>
  );
}

/** The pane takes room from the answer, which grows longer: what was opened stays in sight however wide the answer is. */
function keepInSight(element: HTMLElement | null) {
  const article = element?.closest("article");
  if (!element || !article) return undefined;
  let width = 0;
  const follow = new ResizeObserver(() => {
    if (article.clientWidth !== width) element.scrollIntoView({ block: "nearest" });
    width = article.clientWidth;
  });
  follow.observe(article);
  return () => follow.disconnect();
}

/** The source and passage named in the address, opened beside the answer. */
function useOpenedSource(answer: SearchResult) {
  const [params, setParams] = useAddress();
  const current = params.get("quote");
  const entries = useMemo(() => citationEntries(answer), [answer]);
  const opening: Opening = {
    current,
    to: (key, citation) => `?${withParams(params, opened(key, citation)).toString()}`,
  };
  const marks = useMemo(
    () =>
      entries.map(([key, citation]) => ({
        passageId: citation.passage_id,
        quote: citation.quote,
        start: citation.quote_start,
        leadIn: citation.lead_in,
        primary: key === current,
      })),
    [entries, current],
  );
  const steps = stepsThrough(entries, current, (key, citation) =>
    setParams((now) => withParams(now, opened(key, citation)), { preventScrollReset: true }),
  );
  const close = useCallback(() => {
    setParams((now) => withParams(now, { source: null, version: null, passage: null, quote: null }), { preventScrollReset: true });
    if (current !== null) requestAnimationFrame(() => document.getElementById(citationElement(current))?.focus());
  }, [setParams, current]);
  useEffect(() => keepInSight(current === null ? null : document.getElementById(citationElement(current))), [current]);
  const sourceId = params.get("source");
  const cited = entries.find(([key, { source_id }]) => key === current && source_id === sourceId)?.[1];
  const own = sourceId !== null && cited?.kind === "upload" && (
    <DocumentPane
      sourceId={sourceId}
      place={{
        page: cited.page,
        version: null,
        cited: { passageId: cited.passage_id, quote: cited.quote, start: cited.quote_start },
        sought: null,
      }}
      belongsTo={statementOf(answer, current)}
      bar={<StepBar steps={steps} />}
      onClose={close}
    />
  );
  const source = sourceId !== null && cited?.kind !== "upload" && (
    <SourceViewer
      belongsTo={statementOf(answer, current)}
      steps={steps}
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
  return { opening, viewer: own || source };
}
