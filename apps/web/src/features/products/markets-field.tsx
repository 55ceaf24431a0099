import { marketRegions } from "@clausewise/contracts/markets";
import { counted } from "../../shared/format.ts";
import { CheckBox } from "../../shared/ui/fields.ts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./markets-field.module.css";

interface Props {
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
}

/** The markets that a product is for, each with those who watch over products there. */
export function MarketsField({ chosen, onChange }: Props) {
  const total = marketRegions.reduce((sum, { markets }) => sum + markets.length, 0);
  return (
    <CheckBox.Group value={[...chosen]} onChange={onChange} label="Target markets" labelProps={{ className: "visually-hidden" }}>
      <p className={styles.count} role="status">
        {chosen.length === 0 ? `None of ${total} markets chosen.` : `${counted(chosen.length, "market")} of ${total} chosen.`}{" "}
        {chosen.length > 0 && <TextButton onClick={() => onChange([])}>Clear</TextButton>}
      </p>
      <div>
        {marketRegions.map(({ region, markets }) => (
          <fieldset key={region} className={styles.region}>
            <legend>{region}</legend>
            {markets.map(({ code, name, authority }) => (
              <CheckBox key={code} size="xs" value={code} label={name} description={authority} />
            ))}
          </fieldset>
        ))}
      </div>
    </CheckBox.Group>
  );
}
