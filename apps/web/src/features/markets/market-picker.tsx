import type { ListedMarket } from "@clausewise/contracts";
import { comparedMarkets } from "@clausewise/contracts/market-words";
import { memo, useCallback, useState } from "react";
import { formatNumber } from "../../shared/format.ts";
import { CheckBox } from "../../shared/ui/fields.ts";
import { SearchField } from "../../shared/ui/search-field.tsx";
import styles from "./markets.module.css";

interface Props {
  markets: readonly ListedMarket[];
  chosen: readonly string[];
  onChange: (change: (chosen: string[]) => string[]) => void;
}

const regions = ["North America", "Europe", "Asia Pacific", "South America", "Middle East", "Africa"] as const;

const fits = ({ code, name, official_name, authority, memberships }: ListedMarket, search: string): boolean => {
  const wanted = search.trim().toLowerCase();
  return [code, name, official_name, authority.name, authority.local_name ?? "", ...memberships].some((text) =>
    text.toLowerCase().includes(wanted),
  );
};

/** The markets by region as cards; at four the others wait until one is taken out. */
export function MarketPicker({ markets, chosen, onChange }: Props) {
  const [search, setSearch] = useState("");
  const found = markets.filter((market) => fits(market, search));
  const isFull = chosen.length >= comparedMarkets.most;
  const toggle = useCallback(
    (code: string) => onChange((now) => (now.includes(code) ? now.filter((one) => one !== code) : [...now, code])),
    [onChange],
  );
  return (
    <div className={styles.picker}>
      <SearchField label="Search markets" placeholder="Country, authority, membership: Kenya, MDSAP" value={search} onSearch={setSearch} />
      <p role="status" className={styles.chosen}>
        {formatNumber(chosen.length)} of {comparedMarkets.most} chosen{isFull ? ": take one out to choose another" : ""}.{" "}
        {found.length === 0 && `No market is called “${search}”.`}
      </p>
      {regions.map((region) => {
        const here = found.filter((market) => market.region === region);
        return here.length === 0 ? null : (
          <fieldset key={region} className={styles.region}>
            <legend>{region}</legend>
            {here.map((market) => (
              <MarketCard
                key={market.code}
                market={market}
                checked={chosen.includes(market.code)}
                disabled={isFull && !chosen.includes(market.code)}
                onToggle={toggle}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

interface CardProps {
  market: ListedMarket;
  checked: boolean;
  disabled: boolean;
  onToggle: (code: string) => void;
}

/** Drawn anew only where it is chosen or not any more: there are many. */
const MarketCard = memo(function MarketCard({ market, checked, disabled, onToggle }: CardProps) {
  const { code, name, authority, laws, facts } = market;
  const held = laws.length === 0 ? "law not held" : `${formatNumber(facts)} facts of law`;
  return (
    <div className={styles.market} data-checked={checked} data-disabled={disabled}>
      <CheckBox
        label={
          <>
            <span className={styles.code}>{code}</span> {name}
          </>
        }
        description={`${authority.name} · ${held}`}
        checked={checked}
        disabled={disabled}
        onChange={() => onToggle(code)}
      />
    </div>
  );
});
