import { marketRegions } from "@clausewise/contracts/markets";
import { useId, useState } from "react";
import { jurisdictionName } from "../../shared/jurisdictions.ts";
import { CheckBox } from "../../shared/ui/fields.ts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./markets-field.module.css";

interface Props {
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
  /** Shows those that are chosen alone until others are asked for. */
  folded?: boolean;
}

const total = marketRegions.reduce((sum, { markets }) => sum + markets.length, 0);

const countText = (chosen: number): string => (chosen === 0 ? `None of ${total} markets chosen.` : `${chosen} of ${total} markets chosen.`);

/** The markets that a product is for, each with those who watch over products there. */
export function MarketsField({ chosen, onChange, folded = false }: Props) {
  const [isOpen, setOpen] = useState(!folded);
  const id = useId();
  return (
    <>
      <p className={styles.count}>
        <span role="status">{countText(chosen.length)}</span>
        {chosen.length > 0 && isOpen && <TextButton onClick={() => onChange([])}>Clear</TextButton>}
        {folded && (
          <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Show the chosen alone" : "Choose markets"}
          </TextButton>
        )}
      </p>
      <div id={id}>
        {isOpen ? <Regions chosen={chosen} onChange={onChange} /> : chosen.length > 0 && <p>{chosen.map(jurisdictionName).join(", ")}</p>}
      </div>
    </>
  );
}

function Regions({ chosen, onChange }: Pick<Props, "chosen" | "onChange">) {
  return (
    <CheckBox.Group value={[...chosen]} onChange={onChange} label="Target markets" labelProps={{ className: "visually-hidden" }}>
      {marketRegions.map(({ region, markets }) => (
        <fieldset key={region} className={styles.region}>
          <legend>{region}</legend>
          {markets.map(({ code, name, authority }) => (
            <CheckBox key={code} size="xs" value={code} label={name} description={authority} />
          ))}
        </fieldset>
      ))}
    </CheckBox.Group>
  );
}
