import type { CoachDeck, CoachDifficulty, DeckState, QuizCard } from "@clausewise/contracts";
import { useState } from "react";
import { formatTime } from "../../shared/format.ts";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Card } from "./card.tsx";
import styles from "./coach.module.css";
import { setCoach } from "./coach-state.ts";
import { type ChosenDeck, useDeck, useProgress } from "./use-coach.ts";

const decks: readonly (readonly [deck: Exclude<CoachDeck, "topic">, label: string])[] = [
  ["all", "Everything"],
  ["gaps", "From my gap analyses"],
  ["letters", "From letters that concern my products"],
  ["products", "For my products"],
];

const levels: readonly (readonly [level: CoachDifficulty | "", label: string])[] = [
  ["", "Every level"],
  ["beginner", "Beginner"],
  ["intermediate", "Intermediate"],
  ["advanced", "Advanced"],
];

const isDeck = (value: string): value is Exclude<CoachDeck, "topic"> => decks.some(([deck]) => deck === value);
const levelNamed = (value: string) => levels.find(([level]) => level === value)?.[0] ?? "";

/** What is chosen, as the server takes it: one of the decks, or a topic by its name. */
const chosenDeck = (deck: string, level: CoachDifficulty | ""): ChosenDeck => ({
  ...(isDeck(deck) ? { deck } : { deck: "topic", topic: deck }),
  ...(level !== "" && { difficulty: level }),
});

/** Quiz cards of a deck, one after another. */
export function Quiz({ deck }: { deck: string }) {
  const [level, setLevel] = useState<CoachDifficulty | "">("");
  const { data: progress } = useProgress();
  const query = useDeck(chosenDeck(deck, level));
  const topics = progress?.topics.map(({ topic }) => topic) ?? [];
  return (
    <section className={styles.body} aria-label="Quiz cards">
      <div className={styles.choices}>
        <Choice label="Deck" value={deck} onChange={(event) => setCoach({ deck: event.target.value })}>
          {decks.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <optgroup label="Topics">
            {topics.map((topic) => (
              <option key={topic}>{topic}</option>
            ))}
          </optgroup>
        </Choice>
        <Choice
          label="Level"
          value={level}
          onChange={(event) => setLevel(levelNamed(event.target.value))}
          data={levels.map(([value, label]) => ({ value, label }))}
        />
      </div>
      <QueryState query={query} waiting="Looking for the next card" failed="The card could not be loaded." inline>
        {(state) => (
          <Deck
            key={`${deck} ${level}`}
            state={state}
            onNext={async () => (await query.refetch()).data?.card ?? null}
            busy={query.isFetching}
          />
        )}
      </QueryState>
    </section>
  );
}

interface DeckProps {
  state: DeckState;
  /** Gives the next card; null where none is due. */
  onNext: () => Promise<QuizCard | null>;
  busy: boolean;
}

/** A deck with one card of it, which stays until the next is asked for, whatever else changes meanwhile. */
function Deck({ state, onNext, busy }: DeckProps) {
  const { because, cards, due, fresh, next_due } = state;
  const [kept, setKept] = useState(state.card);
  const card = kept ?? state.card;
  return (
    <>
      <p className={styles.remark}>
        {because} {cards > 0 && `${cards} in it: ${due} due, ${fresh} new.`}
      </p>
      {card !== null && <Card key={card.id} card={card} onNext={() => void onNext().then(setKept)} busy={busy} />}
      {card === null && cards > 0 && (
        <p className={styles.done} role="status">
          {next_due === null ? "Nothing is to be asked now." : `Nothing is due now. The next card comes ${formatTime(next_due)}.`}
        </p>
      )}
    </>
  );
}
