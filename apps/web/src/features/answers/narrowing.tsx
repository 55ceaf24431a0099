import type { Scope } from "@clausewise/contracts";
import { UnstyledButton } from "@mantine/core";
import IconAdjustmentsHorizontal from "@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useId, useState } from "react";
import { formatDate, today } from "../../shared/format.ts";
import { productLabels, productTypes, toProductType } from "../../shared/product-types.ts";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { type Asked, isNarrowed, type Place, placeOf, placeWords, toScope } from "./asked.ts";
import styles from "./narrowing.module.css";

interface Props {
  value: Asked;
  onChange: (value: Asked) => void;
}

/** Kind of product and day; on a small screen behind a button that says what is chosen. */
export function Narrowing({ value, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const panel = useId();
  const chosen = [
    value.product ? productLabels[value.product] : "",
    value.asOf === "" ? "" : formatDate(value.asOf),
    value.scope ? placeWords(value.scope) : "",
  ].filter(Boolean);
  return (
    <>
      <UnstyledButton className={styles.toggle} aria-expanded={opened} aria-controls={panel} onClick={() => setOpened(!opened)}>
        <IconAdjustmentsHorizontal size={15} stroke={1.6} aria-hidden />
        {chosen.length === 0 ? "Narrow" : `Narrowed: ${chosen.join(", ")}`}
      </UnstyledButton>
      <div id={panel} className={styles.panel} data-opened={opened || undefined}>
        <Choice
          aria-label="Product type"
          size="xs"
          value={value.product ?? ""}
          onChange={(event) => onChange({ ...value, product: toProductType(event.target.value) })}
          data={[{ value: "", label: "Any product" }, ...productTypes.map((type) => ({ value: type, label: productLabels[type] }))]}
        />
        <LookIn value={value.scope ?? null} onChange={(scope) => onChange({ ...value, scope })} />
        <InForceOn value={value.asOf} onChange={(asOf) => onChange({ ...value, asOf })} />
        {isNarrowed(value) && (
          <UnstyledButton className={styles.plain} onClick={() => onChange({ ...value, asOf: "", product: null, scope: null })}>
            <IconX size={14} aria-hidden />
            Clear
          </UnstyledButton>
        )}
      </div>
    </>
  );
}

function LookIn({ value, onChange }: { value: Scope | null; onChange: (value: Scope | null) => void }) {
  const places: readonly { value: Place; label: string }[] = [
    { value: "everywhere", label: "Library and my documents" },
    { value: "library", label: "Library alone" },
    { value: "documents", label: "My documents alone" },
    ...(placeOf(value) === "chosen" ? [{ value: "chosen" as const, label: `In ${placeWords(value)}` }] : []),
  ];
  return (
    <Choice
      aria-label="Look in"
      size="xs"
      value={placeOf(value)}
      onChange={(event) => event.target.value !== "chosen" && onChange(toScope(event.target.value))}
      data={[...places]}
    />
  );
}

function InForceOn({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [opened, setOpened] = useState(false);
  if (!opened && value === "")
    return (
      <UnstyledButton className={styles.plain} onClick={() => setOpened(true)}>
        <IconCalendar size={15} stroke={1.6} aria-hidden />
        In force on: today
      </UnstyledButton>
    );
  return (
    <span className={styles.date}>
      <span aria-hidden>In force on</span>
      <TextField
        aria-label="In force on"
        size="xs"
        type="date"
        autoFocus={opened}
        max={today()}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setOpened(false)}
      />
    </span>
  );
}
