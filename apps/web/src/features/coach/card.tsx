import { Button } from "@mantine/core";
import type { AnsweredCard, CardRating, QuizCard } from "@clausewise/contracts";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { CardReason } from "./card-reason.tsx";
import { CardOptions } from "./card-options.tsx";
import styles from "./coach.module.css";
import { useAnswerCard, useReveal } from "./use-coach.ts";

interface Props {
  card: QuizCard;
  onNext: () => void;
  busy: boolean;
}

type Give = (given: { chosen?: number[]; rating?: CardRating }) => void;

/** One card: its question, what is answered to it, and then why, by which clauses, and when it comes again. */
export function Card({ card, onNext, busy }: Props) {
  const answer = useAnswerCard();
  const give: Give = (given) => answer.mutate({ id: card.id, ...given });
  return (
    <article className={styles.card} aria-label="Quiz card">
      <Line quiet>
        <Chip>{card.topic}</Chip>
        <span>{card.level}</span>
        {card.seen && <span>answered before</span>}
      </Line>
      <h3>{card.question}</h3>
      {card.kind === "recall" ? (
        <Recall card={card} answered={answer.data ?? null} onGive={give} busy={answer.isPending} />
      ) : (
        <CardOptions card={card} answered={answer.data ?? null} onGive={give} busy={answer.isPending} />
      )}
      {answer.isError && <Problem title="Your answer was not kept.">{explain(answer.error)} Answer again.</Problem>}
      {answer.data && (
        <CardReason answer={answer.data} judged={card.kind !== "recall"}>
          <Button onClick={onNext} loading={busy}>
            Next card
          </Button>
        </CardReason>
      )}
    </article>
  );
}

const ratings: readonly (readonly [rating: CardRating, label: string])[] = [
  ["again", "I did not know it"],
  ["hard", "Hard"],
  ["good", "I knew it"],
  ["easy", "Easy"],
];

/** A card that is answered from memory: it is shown, then whoever answered says how well it was known. */
function Recall({ card, answered, onGive, busy }: { card: QuizCard; answered: AnsweredCard | null; onGive: Give; busy: boolean }) {
  const [asked, setAsked] = useState(false);
  const reveal = useReveal(card.id, asked);
  if (answered !== null) return null;
  if (!asked)
    return (
      <div className={styles.given}>
        <p className={styles.remark}>Say it to yourself first.</p>
        <Button onClick={() => setAsked(true)}>Show the answer</Button>
      </div>
    );
  return (
    <QueryState query={reveal} waiting="Loading the answer" failed="The answer could not be loaded." inline>
      {({ why }) => (
        <>
          <p className={styles.why}>{why}</p>
          <div className={styles.given} role="group" aria-label="How well did you know it?">
            {ratings.map(([rating, label]) => (
              <Button key={rating} variant="default" loading={busy} onClick={() => onGive({ rating })}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </QueryState>
  );
}
