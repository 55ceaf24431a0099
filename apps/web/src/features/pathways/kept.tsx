import type { Answers, PathwayAssessment } from "@clausewise/contracts";
import { type RuleSet, outcomesInWords } from "@clausewise/planning";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatAgo } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { CheckBox, TextField } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { useExport } from "../../shared/use-export.ts";
import { Comparison } from "./comparison.tsx";
import styles from "./pathways.module.css";
import type { AnswersState } from "./use-answers.ts";
import { type PathwayChanging, useAssessments, usePathwayChanges } from "./use-pathways.ts";

interface Props {
  set: RuleSet;
  productId: string;
  /** The assessment that is open; null for answers that are not kept yet. */
  opened: PathwayAssessment | null;
  state: AnswersState;
  onOpen: (id: string | null) => void;
}

/** Assessments of the product: keep these answers, open others, compare two. */
export function Kept({ set, productId, opened, state, onOpen }: Props) {
  const changes = usePathwayChanges();
  const kept = useAssessments(productId, set.id);
  const [compared, setCompared] = useState<string[]>([]);
  const [one, other] = compared.map((id) => kept.data?.items.find((assessment) => assessment.id === id));
  return (
    <section aria-labelledby="kept-assessments" className={styles.part}>
      <h2 id="kept-assessments">Your assessments</h2>
      <Keep key={opened?.id} {...{ set, productId, opened, state, onOpen, changes }} />
      <QueryState query={kept} waiting="Loading your assessments" failed="Your assessments could not be loaded." inline>
        {({ items }) => (
          <ul className={styles.kept} aria-label="Kept assessments">
            {items.map((assessment) => (
              <li key={assessment.id} data-open={assessment.id === opened?.id}>
                <KeptLine {...{ set, assessment, changes, onOpen }} isOpen={assessment.id === opened?.id} />
                {items.length > 1 && (
                  <CheckBox
                    label="Compare"
                    aria-label={`Compare ${assessment.name}`}
                    checked={compared.includes(assessment.id)}
                    onChange={({ currentTarget }) =>
                      setCompared((now) =>
                        currentTarget.checked ? [...now, assessment.id].slice(-2) : now.filter((id) => id !== assessment.id),
                      )
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {one && other && <Comparison set={set} one={one} other={other} />}
    </section>
  );
}

interface KeepProps extends Props {
  changes: PathwayChanging;
}

function Keep({ set, productId, opened, state, onOpen, changes }: KeepProps) {
  const [name, setName] = useState(opened?.name ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async (isNew: boolean) => {
    setProblem(null);
    const answers: Answers = state.answers;
    try {
      const given = { name: name.trim() === "" ? set.title : name, answers };
      const saved =
        opened === null || isNew
          ? await changes.create({ ...given, product_id: productId, rule_set: set.id })
          : await changes.update({ ...given, id: opened.id, version: state.version ?? opened.version });
      state.forget();
      onOpen(saved.id);
    } catch (error) {
      setProblem(explain(error));
    }
  };
  return (
    <div className={styles.keep}>
      <TextField label="Name" placeholder={set.title} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <div className={styles.ways}>
        <Button loading={changes.isBusy} onClick={() => void keep(false)}>
          {opened === null ? "Keep assessment" : "Save changes"}
        </Button>
        {opened !== null && (
          <>
            <TextButton onClick={() => void keep(true)}>Keep as another</TextButton>
            <TextButton onClick={() => onOpen(null)}>Begin a new one</TextButton>
          </>
        )}
        {state.isChanged && (
          <TextButton onClick={state.forget}>{opened === null ? "Clear the answers" : "Back to what is kept"}</TextButton>
        )}
      </div>
      {problem !== null && <Problem title="Nothing was saved; your answers are kept here.">{problem}</Problem>}
    </div>
  );
}

interface LineProps extends Pick<Props, "set" | "onOpen"> {
  assessment: PathwayAssessment;
  changes: PathwayChanging;
  isOpen: boolean;
}

function KeptLine({ set, assessment, changes, isOpen, onOpen }: LineProps) {
  const { id, name, outcomes, version, updated_at } = assessment;
  const [asking, setAsking] = useState(false);
  const { save } = useExport<"docx" | "pdf">(`/api/pathway-assessments/${id}/export`, "assessment");
  const remove = async () => {
    await changes.remove(assessment);
    if (isOpen) onOpen(null);
  };
  return (
    <div>
      <p>
        {isOpen ? <strong>{name}</strong> : <TextButton onClick={() => onOpen(id)}>{name}</TextButton>}
        {": "}
        {outcomesInWords(set, outcomes)}
      </p>
      <p className={styles.acts}>
        <span>
          Version {version}, {formatAgo(updated_at)}
        </span>
        {outcomes.length === 1 && <TextButton onClick={() => void changes.apply(assessment)}>Put the class on the product</TextButton>}
        <TextButton onClick={() => void save("docx")}>Word</TextButton>
        <TextButton onClick={() => void save("pdf")}>PDF</TextButton>
        <TextButton onClick={() => setAsking(true)} aria-label={`Delete ${name}`}>
          Delete
        </TextButton>
      </p>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Delete the assessment “${name}”?`}
        action="Delete"
        danger
        onConfirm={remove}
        failed="It was not deleted. Please try again."
      >
        Its answers go with it. What was put on the product stays there.
      </Confirm>
    </div>
  );
}
