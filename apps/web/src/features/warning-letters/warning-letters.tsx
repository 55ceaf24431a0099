import { useAddress } from "../../shared/address.ts";
import { dayIn, withParams } from "../../shared/params.ts";
import { ListPanel } from "../../shared/ui/list-page.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { LetterCard } from "./letter-card.tsx";
import { LetterNarrowing } from "./letter-narrowing.tsx";
import { LetterTrends } from "./letter-trends.tsx";
import styles from "./letters.module.css";
import { useLetterList } from "./use-warning-letters.ts";

/** FDA's warning letters; `basis` says how far the list of them goes. */
export function WarningLetters({ basis }: { basis: string }) {
  const [params, setParams] = useAddress();
  const change = (changes: Record<string, string | null>) =>
    setParams((now) => withParams(now, changes), { replace: true, preventScrollReset: true });
  const narrowing = { from: dayIn(params, "from"), to: dayIn(params, "to"), product: params.get("product") };
  const list = useLetterList(narrowing);
  const isOpen = params.get("trends") === "shown";
  return (
    <>
      <p className={styles.lede}>{basis}</p>
      <ListPanel
        list={list}
        label="Warning letters"
        counted={["warning letter", "warning letters"]}
        searchLabel="Search warning letters"
        searchHint="Firm, subject, office or MARCS-CMS number"
        searchButton="Search"
        keyOf={({ id }) => id}
        renderRow={(letter) => <LetterCard letter={letter} />}
        rowHeight={210}
        waiting="Opening the warning letters"
        failed="The warning letters could not be opened."
        empty={<Empty title="No warning letter fits">Choose other days or another product above.</Empty>}
        none={["No warning letter fits", "Every word of a search must stand in the firm, the subject, the office or the number."]}
      >
        <LetterNarrowing {...narrowing} onChange={change} />
        <LetterTrends kind={list.wanted.filters["kind"]} isOpen={isOpen} onToggle={() => change({ trends: isOpen ? null : "shown" })} />
      </ListPanel>
    </>
  );
}
