import type { TrackedItem } from "@clausewise/contracts";
import { useId, useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { ClauseLink } from "../../shared/ui/clause-link.tsx";
import { CheckBox } from "../../shared/ui/fields.ts";
import { OutLink } from "../../shared/ui/out-link.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import type { EvidencePicker } from "./evidence-picker.ts";
import styles from "./checklists.module.css";
import { ItemWork } from "./item-work.tsx";
import type { Said } from "./use-checklists.ts";

interface Props {
  item: TrackedItem;
  productId: string;
  onSay: (said: Said) => Promise<void>;
  EvidenceField: EvidencePicker;
}

/** One item: done or not, by which clause; who does it, by when and what shows it, once opened. */
export function ItemRow({ item, productId, onSay, EvidenceField }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** What was just ticked, until it is kept or put back. */
  const [ticked, setTicked] = useState<boolean | null>(null);
  const work = useId();
  const { title, description, completed, clauses, links, applies, reason, required, origin, requirements } = item;
  const tick = async (done: boolean) => {
    setTicked(done);
    await onSay({ completed: done });
    setTicked(null);
  };
  return (
    <li className={styles.item} data-done={ticked ?? completed}>
      <CheckBox label={title} checked={ticked ?? completed} onChange={(event) => void tick(event.currentTarget.checked)} />
      <div className={styles.about}>
        <p>{description}</p>
        {applies !== null && <p className={styles.remark}>{applies}.</p>}
        {reason !== null && origin !== "pack" && <p className={styles.remark}>Why it is here: {reason}</p>}
        <p className={styles.facts}>
          {!required && <Chip>Where it applies</Chip>}
          {clauses.map(({ clause }) => (
            <ClauseLink key={clause} clause={clause} />
          ))}
          {requirements !== null && <Link to={gapsAddress(productId, requirements)}>Open in the gap analysis</Link>}
          {links.map((link) => (
            <OutLink key={link.title} url={link.url}>
              {link.title}
            </OutLink>
          ))}
        </p>
        <Told item={item} />
        <TextButton aria-expanded={isOpen} aria-controls={work} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Close" : "Owner, due date and evidence"}
          <span className="visually-hidden"> of {title}</span>
        </TextButton>
        <div id={work}>{isOpen && <ItemWork item={item} onSay={onSay} EvidenceField={EvidenceField} />}</div>
      </div>
    </li>
  );
}

/** The requirements that an item stands for, in the gap analysis. */
const gapsAddress = (product: string, { pack, group }: NonNullable<TrackedItem["requirements"]>): string =>
  `/regulatory-compass?${new URLSearchParams({ tab: "gaps", product, ...(group !== null && { pack, group }) }).toString()}`;

/** What was said of it, in a line. */
function Told({ item: { responsible, due, due_by_rule, completed, evidence, note } }: { item: TrackedItem }) {
  const told = [
    responsible,
    due === null ? "" : `due ${formatDate(due)}`,
    due === null && due_by_rule !== null && !completed ? `due ${formatDate(due_by_rule.day)} by rule: ${due_by_rule.why}` : "",
    evidence.length === 0 ? "" : `evidence: ${evidence.map(({ label }) => label).join(", ")}`,
    note,
  ].filter(Boolean);
  return told.length === 0 ? null : <p className={styles.told}>{told.join(" · ")}</p>;
}
