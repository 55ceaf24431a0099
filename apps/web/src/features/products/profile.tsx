import { lengths } from "@clausewise/contracts/limits";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { TextArea } from "../../shared/ui/fields.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { Conflict } from "./conflict.tsx";
import { differing } from "./differing.ts";
import { IdentityFields } from "./identity-fields.tsx";
import { MarketsField } from "./markets-field.tsx";
import { Part, PartNav } from "./part.tsx";
import { ProfileDetails } from "./profile-details.tsx";
import styles from "./profile.module.css";
import { Unsaved, forgetWithUndo } from "./unsaved.tsx";
import { RegisterFields } from "./register-fields.tsx";
import { type KeptValues, useProfileForm } from "./use-product-form.ts";

interface Props {
  product: KeptValues;
  onSave: (values: KeptValues) => Promise<unknown>;
}

const headings = [
  "The product",
  "In the registers",
  "Target markets",
  "Classes by market",
  "Rules and standards",
  "Firms and bodies",
  "Watched sources",
  "Saved searches",
];

/** Everything that is kept of a product, to be read and changed. */
export function Profile({ product, onSave }: Props) {
  const form = useProfileForm(product);
  const { values } = form;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOutrun = values.version !== product.version;
  const save = async (typed: typeof values) => {
    const { base: _, ...kept } = typed;
    setBusy(true);
    setProblem(null);
    try {
      await onSave({ ...kept, name: kept.name.trim() });
      notice("Saved.");
    } catch (error) {
      setProblem(explain(error));
    }
    setBusy(false);
  };
  return (
    <div className={styles.columns}>
      <form className={styles.form} noValidate onSubmit={form.submit((typed) => void save(typed))} aria-label="Product profile">
        {isOutrun && (
          <Conflict
            base={values.base}
            saved={product}
            typed={values}
            onDiscard={form.forget}
            onGoOn={(kept) => form.change({ ...kept, version: product.version, base: product })}
          />
        )}
        <Part heading="The product">
          <IdentityFields form={form} />
          <TextArea mt={16} label="Description and intended use" rows={4} maxLength={lengths.description} {...form.field("description")} />
        </Part>
        <Part heading="In the registers" lede="Looked up as you type. What is not found can be kept as typed by you, and is marked so.">
          <RegisterFields form={form} />
        </Part>
        <Part heading="Target markets">
          <MarketsField folded chosen={values.targetMarkets} onChange={(targetMarkets) => form.change({ targetMarkets })} />
        </Part>
        <ProfileDetails form={form} />
        {problem !== null && <Problem title="The changes were not saved; what you typed is kept here.">{problem}</Problem>}
        {differing(product, values).length > 0 && (
          <div className={styles.bar} role="group" aria-label="Changes">
            <Unsaved problems={form.problems} />
            <Button variant="default" onClick={() => forgetWithUndo(form, "Your changes were discarded.")}>
              Discard
            </Button>
            <Button type="submit" loading={busy} disabled={isOutrun}>
              Save changes
            </Button>
          </div>
        )}
      </form>
      <PartNav headings={headings} />
    </div>
  );
}
