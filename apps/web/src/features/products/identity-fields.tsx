import { ProductCategory, ProductType, stagesOf } from "@clausewise/contracts";
import { lengths } from "@clausewise/contracts/limits";
import { productLabels } from "../../shared/product-types.ts";
import { CheckBox, Choice, RadioChoice, TextField } from "../../shared/ui/fields.ts";
import styles from "./fields.module.css";
import { withCategory } from "./product-values.ts";
import { categoryLabels, stageLabel } from "./product-words.ts";
import type { ProductForm } from "./use-product-form.ts";

const undecided = "undecided";

/** What a product is called, what it is, and how far it has come. */
export function IdentityFields({ form }: { form: ProductForm }) {
  const { values, field, change } = form;
  return (
    <div className={styles.grid}>
      <TextField className={styles.wide ?? ""} label="Product name" required maxLength={lengths.label} {...field("name")} />
      <RadioChoice.Group
        className={styles.wide ?? ""}
        label="Product category"
        value={values.category ?? undecided}
        onChange={(value) => change(withCategory(values, ProductCategory.options.find((one) => one === value) ?? null))}
      >
        <div className={styles.choices}>
          {ProductCategory.options.map((category) => (
            <RadioChoice key={category} value={category} label={categoryLabels[category]} />
          ))}
          <RadioChoice value={undecided} label="Not decided" />
        </div>
      </RadioChoice.Group>
      <CheckBox.Group
        className={styles.wide ?? ""}
        label="Product areas"
        description="A combination product belongs to several."
        value={values.areas}
        onChange={(areas) => change({ areas: ProductType.options.filter((area) => areas.includes(area)) })}
      >
        <div className={styles.choices}>
          {ProductType.options.map((area) => (
            <CheckBox key={area} value={area} label={productLabels[area]} />
          ))}
        </div>
      </CheckBox.Group>
      <Choice
        label="Current development stage"
        required
        {...field("currentStage")}
        data={[
          { value: "", label: "Choose a stage" },
          ...stagesOf(values.category).map((stage) => ({ value: stage, label: stageLabel(stage) })),
        ]}
      />
      <TextField label="Classification" placeholder="Class II, or IIb in the EU" maxLength={lengths.label} {...field("classification")} />
    </div>
  );
}
