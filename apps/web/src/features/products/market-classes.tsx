import type { MarketClass } from "@clausewise/contracts";
import { lengths } from "@clausewise/contracts/limits";
import { marketRegions } from "@clausewise/contracts/markets";
import { Button } from "@mantine/core";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { jurisdictionName } from "../../shared/jurisdictions.ts";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import styles from "./line-list.module.css";

interface Props {
  classes: readonly MarketClass[];
  /** Those that the product is for: one without a class is offered first. */
  markets: readonly string[];
  problem: string | null;
  onChange: (classes: MarketClass[]) => void;
}

const allMarkets = marketRegions.flatMap(({ markets }) => markets);

/** The class of a product in each market, with the rule that puts it there. */
export function MarketClasses({ classes, markets, problem, onChange }: Props) {
  const offered = [...markets, ...allMarkets.map(({ code }) => code)];
  const next = offered.find((code) => !classes.some(({ market }) => market === code)) ?? "US";
  return (
    <div className={styles.rows}>
      {classes.length > 0 && (
        <ul aria-label="Classes by market">
          {classes.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Row
              key={at}
              one={one}
              onChange={(changed) => onChange(classes.toSpliced(at, 1, changed))}
              onRemove={() => onChange(classes.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...classes, { market: next, class: "", rule: null }])}
      >
        Add a class
      </Button>
    </div>
  );
}

interface RowProps {
  one: MarketClass;
  onChange: (one: MarketClass) => void;
  onRemove: () => void;
}

function Row({ one, onChange, onRemove }: RowProps) {
  const name = jurisdictionName(one.market);
  const isOffered = allMarkets.some(({ code }) => code === one.market);
  return (
    <li className={styles.row}>
      <Choice
        label="Market"
        value={one.market}
        onChange={(event) => onChange({ ...one, market: event.target.value })}
        data={[...(isOffered ? [] : [{ code: one.market, name }]), ...allMarkets].map((market) => ({
          value: market.code,
          label: market.name,
        }))}
      />
      <TextField
        label="Class"
        aria-label={`Class in ${name}`}
        placeholder="IIb"
        maxLength={lengths.name}
        value={one.class}
        onChange={(event) => onChange({ ...one, class: event.target.value })}
      />
      <TextField
        label="Rule"
        aria-label={`Rule in ${name}`}
        placeholder="MDR Annex VIII, Rule 12"
        maxLength={lengths.label}
        value={one.rule ?? ""}
        onChange={(event) => onChange({ ...one, rule: event.target.value || null })}
      />
      <IconButton label={`Remove the class in ${name}`} onClick={onRemove}>
        <IconX size={16} stroke={1.7} aria-hidden />
      </IconButton>
    </li>
  );
}
