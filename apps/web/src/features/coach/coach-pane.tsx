import IconChartBar from "@tabler/icons-react/dist/esm/icons/IconChartBar.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import type { ReactNode } from "react";
import type { CoachSession } from "@clausewise/contracts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import { SidePane } from "../../shared/ui/side-pane.tsx";
import { Conversation } from "./conversation.tsx";
import styles from "./coach.module.css";
import { closeCoach, setCoach, type CoachState } from "./coach-state.ts";
import { Progress } from "./progress.tsx";
import { Quiz } from "./quiz.tsx";

const minimize = () => setCoach({ shape: "minimized" });

const modes = [
  ["text", "Text"],
  ["voice", "Voice"],
] as const;
const doings = [
  ["ask", "Ask"],
  ["quiz", "Quiz cards"],
] as const;

interface Props {
  state: CoachState;
  /** How an answer is shown: as everywhere, and shorter. */
  answer: (session: CoachSession) => ReactNode;
}

/** The coach beside the page: questions in text or voice, quiz cards, and how far one is. */
export function CoachPane({ state, answer }: Props) {
  const { part, conversation } = state;
  return (
    <SidePane label="Compliance coach" onClose={closeCoach} onReplaced={minimize} belongsTo={null} shown="coach">
      <div className={styles.pane}>
        <Head state={state} />
        {part === "progress" && <Progress />}
        {part === "quiz" && <Quiz deck={state.deck} />}
        {part === "ask" && <Conversation key={conversation} state={state} answer={answer} />}
      </div>
    </SidePane>
  );
}

function Head({ state: { part, mode } }: { state: CoachState }) {
  const shown = part === "progress";
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>Compliance Coach</h2>
        <IconButton
          label={shown ? "Hide the learning progress" : "Show the learning progress"}
          aria-pressed={shown}
          onClick={() => setCoach({ part: shown ? "ask" : "progress" })}
        >
          <IconChartBar size={17} stroke={1.7} aria-hidden />
        </IconButton>
        <IconButton label="Minimize the coach" onClick={minimize}>
          <IconMinus size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.modes}>
        <Segments label="What to do" options={doings} value={shown ? null : part} onChange={(next) => setCoach({ part: next })} />
        {part !== "quiz" && (
          <Segments label="Mode" options={modes} value={shown ? null : mode} onChange={(next) => setCoach({ mode: next, part: "ask" })} />
        )}
      </div>
    </header>
  );
}
