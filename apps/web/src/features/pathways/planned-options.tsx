import type { PathwayOption } from "@clausewise/contracts";
import { pathwayOptions } from "@clausewise/simulations";
import { Button } from "@mantine/core";
import { BasisChip } from "../../shared/ui/basis-chip.tsx";
import { FigureFact } from "../../shared/ui/figure.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./pathways.module.css";

interface Props {
  /** The one that is chosen; null shows all. */
  chosen: string | null;
  onChoose: (id: PathwayOption["id"] | null) => void;
  /** Leads on to the checklist of the one that is chosen. */
  onChecklist: () => void;
}

/** Four pathways that people plan with; their figures rest on nothing that is known of the product. */
export function PlannedOptions({ chosen, onChoose, onChecklist }: Props) {
  const isOne = pathwayOptions.some(({ id }) => id === chosen);
  const shown = pathwayOptions.filter(({ id }) => !isOne || id === chosen);
  return (
    <section aria-labelledby="planned-options" className={styles.part}>
      <h2 id="planned-options">
        Pathways to plan with <BasisChip basis="estimate" />
      </h2>
      <p className={styles.quiet}>Usual spans and costs of four pathways, to plan with beside what follows from the rules above.</p>
      <ul className={styles.cards}>
        {shown.map((option) => (
          <li key={option.id}>
            <OptionCard option={option} isChosen={isOne} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {isOne && (
        <div className={styles.ways}>
          <Button onClick={onChecklist}>Generate Customized Checklist</Button>
          <TextButton onClick={() => onChoose(null)}>Show all pathways</TextButton>
        </div>
      )}
    </section>
  );
}

interface CardProps extends Pick<Props, "onChoose"> {
  option: PathwayOption;
  isChosen: boolean;
}

function OptionCard({ option: { id, name, description, timeline, cost, complexity, acceleratedOptions }, isChosen, onChoose }: CardProps) {
  return (
    <article>
      <h3>{name}</h3>
      <p>{description}</p>
      <dl>
        <FigureFact label="Timeline" figure={timeline} />
        <FigureFact label="Cost" figure={cost} />
        <div>
          <dt>Complexity</dt>
          <dd>{complexity}</dd>
        </div>
        {acceleratedOptions.length > 0 && (
          <div>
            <dt>Accelerated options</dt>
            <dd>{acceleratedOptions.join(", ")}</dd>
          </div>
        )}
      </dl>
      {!isChosen && (
        <Button variant="default" onClick={() => onChoose(id)} aria-label={`Choose ${name}`}>
          Choose
        </Button>
      )}
    </article>
  );
}
