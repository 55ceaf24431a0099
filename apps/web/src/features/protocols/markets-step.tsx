import type { MarketForTrial, Protocol } from "@clausewise/contracts";
import { useState } from "react";
import { ClauseLink } from "../../shared/ui/clause-link.tsx";
import { CheckBox } from "../../shared/ui/fields.ts";
import { FigureFact } from "../../shared/ui/figure.tsx";
import { PassageQuote } from "./passage-quote.tsx";
import styles from "./protocols.module.css";
import { useProtocolChanges } from "./use-protocols.ts";

/** Markets for the trial: why each is proposed, and what its law asks. */
export function MarketsStep({ protocol }: { protocol: Protocol }) {
  const { choose } = useProtocolChanges();
  const [chosen, setChosen] = useState(protocol.chosen);
  const toggle = (code: string) => {
    const next = chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];
    setChosen(next);
    void choose(protocol.id, next).then((kept) => kept === null && setChosen(protocol.chosen));
  };
  return (
    <div className={styles.step}>
      <h2>Country Selection</h2>
      <p className={styles.lede}>
        A market stands first where the protocol speaks for it: by a number of its register or authority, or by its name. What is asked
        there is what its law says, with the clause.
      </p>
      {protocol.recommendedCountries.length === 0 && <p>The library holds no law of any market on trials, and the protocol names none.</p>}
      <ul className={styles.markets}>
        {protocol.recommendedCountries.map((market) => (
          <Market
            key={market.countryCode}
            protocol={protocol}
            market={market}
            isChosen={chosen.includes(market.countryCode)}
            onToggle={() => toggle(market.countryCode)}
          />
        ))}
      </ul>
    </div>
  );
}

interface MarketProps {
  protocol: Protocol;
  market: MarketForTrial;
  isChosen: boolean;
  onToggle: () => void;
}

function Market({ protocol, market, isChosen, onToggle }: MarketProps) {
  const { countryCode, country, regulatoryAuthority, reasons, requirements, timeline } = market;
  const [opened, setOpened] = useState(false);
  return (
    <li data-chosen={isChosen}>
      <CheckBox label={`${country} (${countryCode})`} description={regulatoryAuthority} checked={isChosen} onChange={onToggle} />
      {reasons.map(({ why, passage }) => (
        <div key={why}>
          <p className={styles.note}>{why}</p>
          {passage !== null && <PassageQuote document={protocol.document} passage={passage} />}
        </div>
      ))}
      <dl>
        <FigureFact label="Time to decide" figure={timeline} />
      </dl>
      {requirements.length === 0 ? (
        <p className={styles.note}>The library holds no law of this market on trials: what is asked there is not known here.</p>
      ) : (
        <details className={styles.pack} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
          <summary>What its law asks: {requirements.length} points</summary>
          {opened && (
            <ul>
              {requirements.map(({ label, value, detail, citations }) => (
                <li key={`${label} ${value} ${detail}`}>
                  <p>
                    {label}: <strong>{value}</strong>
                  </p>
                  <p className={styles.note}>{detail}</p>
                  <p className={styles.clauses}>
                    {citations.map(({ clause }) => (
                      <ClauseLink key={clause} clause={clause} />
                    ))}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </li>
  );
}
