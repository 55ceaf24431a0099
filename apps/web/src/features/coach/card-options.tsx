import { Button } from "@mantine/core";
import type { AnsweredCard, CardRating, QuizCard } from "@clausewise/contracts";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useState } from "react";
import { CheckBox, RadioChoice } from "../../shared/ui/fields.ts";
import styles from "./coach.module.css";

interface Props {
  card: QuizCard;
  answered: AnsweredCard | null;
  onGive: (given: { chosen: number[]; rating?: CardRating }) => void;
  busy: boolean;
}

/** The options of a card, of which one or several are right; once answered, which are. */
export function CardOptions({ card, answered, onGive, busy }: Props) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const several = card.kind === "several";
  const toggle = (place: number) => {
    if (!several) setChosen([place]);
    else setChosen(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place]);
  };
  const Field = several ? CheckBox : RadioChoice;
  const ready = chosen.length > 0;
  return (
    <>
      <fieldset className={styles.options} disabled={answered !== null || busy}>
        <legend>{several ? "Choose every right answer" : "Choose one answer"}</legend>
        {card.options.map((option, place) => (
          <div key={option} className={styles.option} data-verdict={verdictOf(answered, chosen, place)}>
            <Field name={card.id} label={option} checked={chosen.includes(place)} onChange={() => toggle(place)} />
            <Verdict answered={answered} chosen={chosen} place={place} />
          </div>
        ))}
      </fieldset>
      {answered === null && (
        <div className={styles.given}>
          <Button disabled={!ready} loading={busy} onClick={() => onGive({ chosen: [...chosen] })}>
            Answer
          </Button>
          <Button variant="default" disabled={!ready || busy} onClick={() => onGive({ chosen: [...chosen], rating: "hard" })}>
            Answer, I am guessing
          </Button>
        </div>
      )}
    </>
  );
}

type Standing = "right" | "wrong" | "missed" | undefined;

function verdictOf(answered: AnsweredCard | null, chosen: readonly number[], place: number): Standing {
  if (answered === null) return undefined;
  if (answered.right.includes(place)) return chosen.includes(place) ? "right" : "missed";
  return chosen.includes(place) ? "wrong" : undefined;
}

const words = { right: "right", wrong: "wrong", missed: "this is right" } as const;

function Verdict({ answered, chosen, place }: { answered: AnsweredCard | null; chosen: readonly number[]; place: number }) {
  const standing = verdictOf(answered, chosen, place);
  if (standing === undefined) return null;
  const Icon = standing === "wrong" ? IconX : IconCheck;
  return (
    <span className={styles.verdict}>
      <Icon size={15} stroke={2} aria-hidden /> {words[standing]}
    </span>
  );
}
