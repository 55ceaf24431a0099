import type { Authority } from "@clausewise/contracts";
import { authorities, authorityLabels } from "../../shared/authorities.ts";
import styles from "./authority-buttons.module.css";

export function AuthorityButtons({ value, onChange }: { value: Authority; onChange: (value: Authority) => void }) {
  return (
    <div className={styles.segments} role="group" aria-label="Authority">
      {authorities.map((authority) => (
        <button key={authority} type="button" aria-pressed={authority === value} onClick={() => onChange(authority)}>
          {authorityLabels[authority]}
        </button>
      ))}
    </div>
  );
}
