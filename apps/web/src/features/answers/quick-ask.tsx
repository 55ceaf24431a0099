import { useState } from "react";
import { defaultAuthority } from "../../shared/authorities.ts";
import { drafts, useDraft } from "../../shared/draft.ts";
import { type Asked, questionFrom } from "./asked.ts";
import { AskFailed, Asking } from "./asking.tsx";
import { Composer } from "./composer.tsx";
import { ExampleList } from "./example-list.tsx";
import { useAsk } from "./use-answers.ts";
import { useOpenAnswer } from "./use-open-answer.ts";

/** Asks from where one is and opens the answer; `withExamples` for somebody who has not asked yet. */
export function QuickAsk({ withExamples }: { withExamples: boolean }) {
  const [query, setQuery] = useDraft("question");
  const [narrowed, setNarrowed] = useState<Asked>({ query: "", authority: defaultAuthority, asOf: "" });
  const open = useOpenAnswer();
  const ask = useAsk();
  const asked = { ...narrowed, query };
  const submit = (next: Asked) =>
    ask.mutate(questionFrom(next), {
      onSuccess: (answer) => {
        drafts.write("question", null);
        open(answer);
      },
    });
  const choose = (question: string) => {
    setQuery(question);
    submit({ ...asked, query: question });
  };
  return (
    <>
      <Composer
        value={asked}
        onChange={(next) => {
          setQuery(next.query);
          setNarrowed(next);
        }}
        onAsk={submit}
        busy={ask.isPending}
        placeholder="Ask about a requirement, a deadline, a clause…"
      />
      {ask.isPending && <Asking asked={asked} arrived={ask.arrived} />}
      {ask.isError && <AskFailed error={ask.error} retry={() => submit(asked)} />}
      {withExamples && <ExampleList disabled={ask.isPending} onChoose={choose} />}
    </>
  );
}
