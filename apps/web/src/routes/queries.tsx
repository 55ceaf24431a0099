import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type Asked, questionFrom } from "../features/answers/asked.ts";
import { AskFailed, Asking } from "../features/answers/asking.tsx";
import { Composer } from "../features/answers/composer.tsx";
import { ExampleList } from "../features/answers/example-list.tsx";
import { History } from "../features/answers/history.tsx";
import { useAsk } from "../features/answers/use-answers.ts";
import { defaultAuthority, toAuthority } from "../shared/authorities.ts";
import { drafts, useDraft } from "../shared/draft.ts";
import { toProductType } from "../shared/product-types.ts";
import { trpc } from "../shared/trpc.ts";
import { useTitle } from "../shared/title.ts";
import { withParams } from "../shared/params.ts";
import styles from "./page.module.css";

/** A question handed over by the command palette, to be asked at once. */
function handedOver(state: unknown): string | null {
  return typeof state === "object" && state !== null && "ask" in state && typeof state.ask === "string" ? state.ask : null;
}

export function Queries() {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useDraft("question");
  const navigate = useNavigate();
  const ask = useAsk();
  const anyAsked = trpc.answers.list.useQuery({ limit: 1 });
  useTitle("Ask");
  const value: Asked = {
    query,
    authority: toAuthority(params.get("authority")),
    asOf: params.get("as_of") ?? "",
    product: toProductType(params.get("product")),
  };

  const change = (next: Asked) => {
    setQuery(next.query);
    if (next.authority === value.authority && next.asOf === value.asOf && next.product === value.product) return;
    const narrowed = {
      authority: next.authority === defaultAuthority ? null : next.authority,
      as_of: next.asOf,
      product: next.product ?? null,
    };
    setParams(withParams(params, narrowed), { replace: true, preventScrollReset: true });
  };
  const submit = (asked: Asked) =>
    ask.mutate(questionFrom(asked), {
      onSuccess: (answer) => {
        drafts.write("question", null);
        void navigate(`/queries/${answer.answer_id}`);
      },
    });

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
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>Ask</h1>
      <p className={styles.lede}>Every statement of an answer comes with the passage that carries it.</p>
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
      {anyAsked.data?.length === 0 && (
        <ExampleList
          disabled={ask.isPending}
          onChoose={(question) => {
            setQuery(question);
            submit({ ...value, query: question });
          }}
        />
      )}
      <History
        search={params.get("search") ?? ""}
        onSearch={(search) => setParams(withParams(params, { search }), { replace: true, preventScrollReset: true })}
      />
    </main>
  );
}
