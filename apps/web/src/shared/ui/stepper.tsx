import { Button, UnstyledButton } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import type { ReactNode } from "react";
import styles from "./stepper.module.css";

interface Props {
  /** Names the whole: `Protocol`. */
  label: string;
  steps: readonly string[];
  /** Counted from 0; the page keeps it in its address. */
  step: number;
  /** Steps that can be gone to: those before the first that is not complete, and that one. */
  reached: number;
  onStep: (step: number) => void;
  /** Says how many steps there are where everybody sees it. */
  counted?: boolean;
  back?: string;
  /** What the last step's button does. */
  finish: string;
  onFinish: () => void;
  children: ReactNode;
}

/** Long work in steps: where one is, what is done, and the way on and back. */
export function Stepper({ label, steps, step, reached, onStep, counted = false, back = "Back", finish, onFinish, children }: Props) {
  const last = step === steps.length - 1;
  return (
    <section aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((name, at) => (
          <li key={name}>
            <UnstyledButton aria-current={at === step ? "step" : undefined} disabled={at > reached} onClick={() => onStep(at)}>
              <span className={styles.number} data-done={at < step}>
                {at < step ? <IconCheck size={14} stroke={2.2} aria-hidden /> : at + 1}
              </span>
              {name}
              {at < step && <span className="visually-hidden">, done</span>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <p className={counted ? styles.count : "visually-hidden"} role="status">
        Step {step + 1} of {steps.length}
        <span className="visually-hidden">: {steps[step]}</span>
      </p>
      {children}
      <div className={styles.ways}>
        <Button variant="default" disabled={step === 0} onClick={() => onStep(step - 1)}>
          {back}
        </Button>
        <Button disabled={step >= reached && !last} onClick={() => (last ? onFinish() : onStep(step + 1))}>
          {last ? finish : "Next"}
        </Button>
      </div>
    </section>
  );
}
