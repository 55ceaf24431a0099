import type { Citation, CoachSession } from "@clausewise/contracts";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Opening } from "../features/answers/citation-line.tsx";
import { Cited } from "../features/answers/cited.tsx";
import { Confidence } from "../features/answers/confidence.tsx";
import { Correction } from "../features/answers/correction.tsx";
import { CoachPane } from "../features/coach/coach-pane.tsx";
import { setCoach, type CoachState } from "../features/coach/coach-state.ts";
import { outcomeLabels, outcomeTones } from "../shared/labels.ts";
import { Chip } from "../shared/ui/chip.tsx";
import { placeAddress } from "../shared/ui/clause-link.tsx";
import { Line } from "../shared/ui/line.tsx";
import { Rich } from "../shared/ui/rich.tsx";
import styles from "./open-coach.module.css";

const opening: Opening = {
  to: (_, { source_id, passage_id }: Citation) => placeAddress(source_id, passage_id),
  current: null,
  inFull: new Set(),
};

/** The coach, whose answers are shown as they are everywhere. */
export function OpenCoach({ state }: { state: CoachState }) {
  useMakeRoom();
  return <CoachPane state={state} answer={shortAnswer} />;
}

/** Where the coach covers the page, it makes room for the page that a link in it leads to. */
function useMakeRoom(): void {
  const beside = useMediaQuery("(min-width: 900px)", true, { getInitialValueInEffect: false });
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (!beside && key !== opened.current) setCoach({ shape: "minimized" });
  }, [beside, key]);
}

/** The short of an answer with its citations. */
function shortAnswer({ id, outcome, correction, statements, answer, confidence }: CoachSession) {
  return (
    <div className={styles.answer}>
      <Line>
        {outcome !== "answered" && <Chip tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Chip>}
        {statements.length > 0 && confidence.value !== null && (
          <Confidence answer={{ confidence_score: confidence.value / 100, scope: null }} />
        )}
      </Line>
      {correction !== null && (
        <Correction correction={correction}>
          <Cited name={`coach-${id}-c`} citations={correction.citations} opening={opening} />
        </Correction>
      )}
      {statements.length === 0 && correction === null && (
        <p>
          <Rich text={answer} />
        </p>
      )}
      {statements.map((statement, at) => (
        <div key={statement.text}>
          <p>
            <Rich text={statement.text} />
          </p>
          <Cited name={`coach-${id}-${at}`} citations={statement.citations} opening={opening} />
        </div>
      ))}
    </div>
  );
}
