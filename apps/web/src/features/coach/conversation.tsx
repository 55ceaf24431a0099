import type { CoachSession } from "@clausewise/contracts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import styles from "./coach.module.css";
import { TextQuestion } from "./text-question.tsx";
import { Topics } from "./topics.tsx";
import { Turn } from "./turn.tsx";
import { useAskCoach, useConversation } from "./use-coach.ts";
import { useSpeaking } from "./use-speaking.ts";
import { VoiceQuestion } from "./voice-question.tsx";

interface Props {
  conversation: string;
  mode: "text" | "voice";
  answer: (session: CoachSession) => ReactNode;
}

/** Questions and answers of one go, and where the next is asked. */
export function Conversation({ conversation, mode, answer }: Props) {
  const query = useConversation(conversation);
  const ask = useAskCoach(conversation);
  const speaking = useSpeaking();
  const [typed, setTyped] = useState("");
  const thinking = ask.isPending;
  const send = (question: string, topic?: string) => {
    if (question.trim() === "" || thinking) return;
    ask.mutate(
      { question: question.trim(), mode, conversation, ...(topic !== undefined && { topic }) },
      {
        onSuccess: (session) => {
          setTyped((now) => (now.trim() === question.trim() ? "" : now));
          if (mode === "voice") speaking.speak(session.answer);
        },
      },
    );
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
          <Problem title="The coach could not answer." retry={() => send(ask.variables.question, ask.variables.topic)}>
            {explain(ask.error)} Your question is kept.
          </Problem>
        )}
        <End at={`${turns.length} ${thinking}`} />
      </div>
      {mode === "text" ? (
        <TextQuestion value={typed} onChange={setTyped} onSend={() => send(typed)} thinking={thinking} />
      ) : (
        <VoiceQuestion onHeard={send} thinking={thinking} speaking={speaking} />
      )}
    </>
  );
}

/** Keeps what came last in sight. */
function End({ at }: { at: string }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!at.startsWith("0 ")) end.current?.previousElementSibling?.scrollIntoView?.({ block: "end" });
  }, [at]);
  return <div ref={end} />;
}
