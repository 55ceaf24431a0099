import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import styles from "./intake.module.css";
import { MarketsField } from "./markets-field.tsx";
import { Part } from "./part.tsx";
import type { ProductValues } from "./product-values.ts";
import { Unsaved, forgetWithUndo } from "./unsaved.tsx";
import { RegisterFields } from "./register-fields.tsx";
import { useIntakeForm } from "./use-product-form.ts";

interface Props {
  /** Keeps the product and leads to it. */
  onCreate: (values: ProductValues) => Promise<void>;
}

/** A new product, said once for everything that works with it. */
export function Intake({ onCreate }: Props) {
  const form = useIntakeForm();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (values: ProductValues) => {
    setBusy(true);
    setProblem(null);
    try {
      await onCreate({ ...values, name: values.name.trim() });
      form.forget();
    } catch (error) {
      setProblem(explain(error));
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.submit((values) => void send(values))} aria-label="Product Intake">
      <Part heading="The product">
        <IdentityFields form={form} />
      </Part>
      <Part heading="In the registers" lede="Looked up as you type. What is not found can be kept as typed by you, and is marked so.">
        <RegisterFields form={form} />
      </Part>
      <Part heading="Target markets" lede="Where it is sold or is to be sold.">
        <MarketsField chosen={form.values.targetMarkets} onChange={(targetMarkets) => form.change({ targetMarkets })} />
      </Part>
      {problem !== null && <Problem title="The product was not saved; what you typed is kept here.">{problem}</Problem>}
      <div className={styles.send}>
        <Button type="submit" loading={busy}>
          Save product
        </Button>
        <TextButton onClick={() => forgetWithUndo(form, "The form was cleared.")}>Clear the form</TextButton>
        <Unsaved problems={form.problems} />
      </div>
    </form>
  );
}
