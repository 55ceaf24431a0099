import type { Authority, CoachSession, TopicProgress } from "@clausewise/contracts";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { authorities, authorityLabels, toAuthority } from "../../shared/authorities.ts";
import { explain } from "../../shared/trpc.ts";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import styles from "./coach.module.css";
import { setCoach, type CoachState } from "./coach-state.ts";
import { TextQuestion } from "./text-question.tsx";
import { Topics } from "./topics.tsx";
import { Turn } from "./turn.tsx";
import { useAskCoach, useConversation } from "./use-coach.ts";
import { useSpeaking } from "./use-speaking.ts";
import { VoiceQuestion } from "./voice-question.tsx";

interface Props {
  state: CoachState;
  answer: (session: CoachSession) => ReactNode;
}

/** Questions and answers of one go, and where the next is asked. */
export function Conversation({ state: { conversation, mode, authority }, answer }: Props) {
  const query = useConversation(conversation);
  const ask = useAskCoach(conversation);
  const speaking = useSpeaking();
  const [typed, setTyped] = useState("");
  const thinking = ask.isPending;
  const put = (asked: Parameters<typeof ask.mutate>[0]) =>
    ask.mutate(asked, {
      onSuccess: (session) => {
        setTyped((now) => (now.trim() === asked.question ? "" : now));
        if (mode === "voice") speaking.speak(session.answer);
      },
    });
  const send = (given: string, topic?: TopicProgress) => {
    const question = given.trim();
    if (question === "" || thinking) return;
    const under = topic?.authority ?? authority;
    setCoach({ authority: under });
    put({ question, mode, conversation, authority: under, ...(topic && { topic: topic.topic }) });
  };
  const turns = query.data?.items ?? [];
  return (
    <>
      <div className={styles.body}>
        <QueryState query={query} waiting="Opening the conversation" failed="The conversation could not be opened." inline>
          {({ items }) => (
            <>
              {items.length === 0 && !thinking && <Topics onAsk={send} />}
              <ol className={styles.turns} aria-label="Conversation">
                {items.map((session) => (
                  <Turn key={session.id} session={session}>
                    {answer(session)}
                  </Turn>
                ))}
              </ol>
            </>
          )}
        </QueryState>
        {thinking && (
          <div className={styles.thinking}>
            <p className={styles.question}>{ask.variables.question}</p>
            <Waiting label="Thinking: searching the library" inline />
          </div>
        )}
        {ask.isError && (
          <Problem title="The coach could not answer." retry={() => put(ask.variables)}>
            {explain(ask.error)} Your question is kept.
          </Problem>
        )}
        <End turns={turns.length} thinking={thinking} />
      </div>
      <WhoseLaw value={authority} />
      {mode === "text" ? (
        <TextQuestion value={typed} onChange={setTyped} onSend={() => send(typed)} thinking={thinking} />
      ) : (
        <VoiceQuestion onHeard={send} thinking={thinking} speaking={speaking} />
      )}
    </>
  );
}

/** Under whose law the next question is answered. */
function WhoseLaw({ value }: { value: Authority }) {
  const field = useId();
  return (
    <div className={styles.law}>
      <label htmlFor={field}>Answers under</label>
      <Choice
        id={field}
        size="xs"
        data={authorities.map((authority) => ({ value: authority, label: authorityLabels[authority] }))}
        value={value}
        onChange={(event) => setCoach({ authority: toAuthority(event.target.value) })}
      />
    </div>
  );
}

/** Brings the answer that came last into sight, from its question on, or what is waited for. */
function End({ turns, thinking }: { turns: number; thinking: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const last = end.current?.parentElement?.querySelector("[data-turn]:last-of-type");
    if (turns === 0 && !thinking) return;
    if (thinking) end.current?.scrollIntoView?.({ block: "end" });
    else last?.scrollIntoView?.({ block: "start" });
  }, [turns, thinking]);
  return <div ref={end} />;
}
