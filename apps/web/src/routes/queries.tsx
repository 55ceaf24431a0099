import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAddress } from "../shared/address.ts";
import { type Asked, questionFrom, scopeParam, toScope } from "../features/answers/asked.ts";
import { AskFailed, Asking } from "../features/answers/asking.tsx";
import { Composer } from "../features/answers/composer.tsx";
import { ExampleList } from "../features/answers/example-list.tsx";
import { History } from "../features/answers/history.tsx";
import { useAsk, useRecentAnswers } from "../features/answers/use-answers.ts";
import { useOpenAnswer } from "../features/answers/use-open-answer.ts";
import { defaultAuthority, toAuthority } from "../shared/authorities.ts";
import { drafts, useDraft } from "../shared/draft.ts";
import { toProductType } from "../shared/product-types.ts";
import { withParams } from "../shared/params.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";

/** The page that an answer opens on, fetched while the question is typed. */
const loadAnswerPage = () => void import("./answer.tsx").catch(() => undefined);

/** A question handed over by the command palette, to be asked at once. */
function handedOver(state: unknown): string | null {
  return typeof state === "object" && state !== null && "ask" in state && typeof state.ask === "string" ? state.ask : null;
}

export function Queries() {
  const [params, setParams] = useAddress();
  const [query, setQuery] = useDraft("question");
  const navigate = useNavigate();
  const open = useOpenAnswer();
  const ask = useAsk();
  const anyAsked = useRecentAnswers(1);
  const value: Asked = {
    query,
    authority: toAuthority(params.get("authority")),
    asOf: params.get("as_of") ?? "",
    product: toProductType(params.get("product")),
    scope: toScope(params.get("look")),
  };

  const change = (next: Asked) => {
    setQuery(next.query);
    const look = scopeParam(next.scope);
    const isSame = next.authority === value.authority && next.asOf === value.asOf && next.product === value.product;
    if (isSame && look === scopeParam(value.scope)) return;
    const narrowed = {
      authority: next.authority === defaultAuthority ? null : next.authority,
      as_of: next.asOf,
      product: next.product ?? null,
      look,
    };
    setParams(withParams(params, narrowed), { replace: true, preventScrollReset: true });
  };
  const submit = (asked: Asked) =>
    ask.mutate(questionFrom(asked), {
      onSuccess: (answer) => {
        drafts.write("question", null);
        open(answer);
      },
    });

  useEffect(loadAnswerPage, []);
  const location = useLocation();
  const given = handedOver(location.state);
  const askGiven = useEffectEvent((question: string) => {
    setQuery(question);
    void navigate(location.pathname + location.search, { replace: true, state: null });
    submit({ ...value, query: question });
  });
  useEffect(() => {
    if (given !== null) askGiven(given);
  }, [given]);

  return (
    <Page title="Ask">
      <PageHead heading="Ask" lede="Every statement of an answer comes with the passage that carries it." />
      <Composer
        value={value}
        onChange={change}
        onAsk={submit}
        busy={ask.isPending}
        placeholder="Ask about a requirement, a deadline, a clause…"
        autoFocus
      />
      {ask.isPending && <Asking asked={value} arrived={ask.arrived} />}
      {ask.isError && <AskFailed error={ask.error} retry={() => submit(value)} />}
      {anyAsked.data?.total === 0 && (
        <ExampleList
          disabled={ask.isPending}
          onChoose={(question) => {
            setQuery(question);
            submit({ ...value, query: question });
          }}
        />
      )}
      <History />
    </Page>
  );
}
