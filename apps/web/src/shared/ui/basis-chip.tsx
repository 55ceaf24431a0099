import IconCalculator from "@tabler/icons-react/dist/esm/icons/IconCalculator.mjs";
import IconCircleDashed from "@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs";
import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import IconRosetteDiscountCheck from "@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs";
import IconRulerMeasure from "@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs";
import styles from "./chip.module.css";

export type Basis = "official" | "computed" | "reference" | "estimate" | "unknown";

const bases: Record<Basis, { label: string; icon: typeof IconCalculator }> = {
  official: { label: "Official figure", icon: IconRosetteDiscountCheck },
  computed: { label: "Computed", icon: IconCalculator },
  reference: { label: "Reference list", icon: IconListCheck },
  estimate: { label: "Planning estimate", icon: IconRulerMeasure },
  unknown: { label: "Not known", icon: IconCircleDashed },
};

/** What a figure rests on. */
export function BasisChip({ basis }: { basis: Basis }) {
  const { label, icon: Icon } = bases[basis];
  return (
    <span className={styles.chip} data-basis={basis}>
      <Icon size={13} stroke={1.8} aria-hidden />
      {label}
    </span>
  );
}
