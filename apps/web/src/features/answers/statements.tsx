import type { SearchResult } from "@clausewise/contracts";
import { outcomeLabels, outcomeTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { Rich } from "../../shared/ui/rich.tsx";
import { type AnswerSection, sectionsOf } from "./answer-sections.ts";
import { noPartAnswer } from "./answer-text.ts";
import styles from "./answer.module.css";
import type { Opening } from "./citation-line.tsx";
import { Cited } from "./cited.tsx";
import type { Group } from "./jurisdiction-groups.ts";

/** The statements of an answer under their questions, where several were asked, and under whose law they read. */
export function Statements({ answer, opening }: { answer: SearchResult; opening: Opening }) {
  return sectionsOf(answer).map((section, at) =>
    section.question === null ? (
      <Groups key="only" groups={section.groups} opening={opening} />
    ) : (
      // The questions never move within an answer, so their positions are stable keys.
      // oxlint-disable-next-line react/no-array-index-key
      <Part key={at} id={`part-${at}`} question={section.question} section={section} opening={opening} />
    ),
  );
}

interface PartProps {
  id: string;
  question: string;
  section: AnswerSection;
  opening: Opening;
}

const withoutAnswer: Partial<Record<AnswerSection["outcome"], string>> = {
  declined: "This part is not answered here.",
};

function Part({ id, question, section: { outcome, groups }, opening }: PartProps) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Line>
        <h2 id={id}>{question}</h2>
        {outcome !== "answered" && <Chip tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Chip>}
      </Line>
      {groups.length === 0 && <p className={styles.plain}>{withoutAnswer[outcome] ?? noPartAnswer}</p>}
      <Groups groups={groups} opening={opening} level="h3" />
    </section>
  );
}

function Groups({ groups, opening, level: Title = "h2" }: { groups: readonly Group[]; opening: Opening; level?: "h2" | "h3" }) {
  return groups.map(({ title, first, statements }) => (
    <section key={first} aria-labelledby={title === null ? undefined : `group-${first}`}>
      {title !== null && (
        <Title id={`group-${first}`} className={styles.group}>
          {title}
        </Title>
      )}
      <ol className={styles.statements} start={first + 1} style={{ counterReset: `statement ${first}` }}>
        {statements.map((statement, at) => (
          // Statements never move within an answer, so their positions are stable keys.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={first + at} data-statement={first + at}>
            <p>
              <Rich text={statement.text} />
            </p>
            <Cited name={String(first + at)} citations={statement.citations} opening={opening} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
