import type { TemplateDetail } from "@clausewise/contracts";
import { Link } from "react-router";
import { CheckBox, Choice } from "../../shared/ui/fields.ts";
import { Downloads } from "./downloads.tsx";
import styles from "./template.module.css";
import { useFillingProducts } from "./use-templates.ts";

/** How a file is wanted. */
export interface Wish {
  product: string | null;
  instructions: boolean;
}

interface Props {
  template: TemplateDetail;
  wish: Wish;
  onWish: (wish: Wish) => void;
}

/** From what the file is filled, and the file. */
export function Making({ template, wish, onWish }: Props) {
  if (template.origin === "official")
    return (
      <div className={styles.making}>
        <Downloads template={template} {...wish} isMain />
        <p>This form is {template.authority}&rsquo;s own and is had there: a copy here could be an old one.</p>
      </div>
    );
  return (
    <div className={styles.making}>
      <FillingProduct wish={wish} onWish={onWish} />
      <CheckBox
        label="With instructions"
        description={template.format === "XLSX" ? "What belongs in each sheet." : "Grey in the file; each goes away as you write there."}
        checked={wish.instructions}
        onChange={(event) => onWish({ ...wish, instructions: event.currentTarget.checked })}
      />
      <div className={styles.acts}>
        <Downloads template={template} {...wish} isMain />
      </div>
    </div>
  );
}

function FillingProduct({ wish, onWish }: Omit<Props, "template">) {
  const products = useFillingProducts().data?.items ?? [];
  if (products.length === 0)
    return (
      <p>
        Its places are filled from a product, and from the evidence of its gap analysis.{" "}
        <Link to="/regulatory-compass">Describe a product</Link> to have that.
      </p>
    );
  return (
    <Choice
      label="Filled from"
      value={wish.product ?? ""}
      onChange={(event) => onWish({ ...wish, product: event.target.value || null })}
      data={[{ value: "", label: "No product" }, ...products.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
