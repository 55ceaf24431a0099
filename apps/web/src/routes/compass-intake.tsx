import { useNavigate } from "react-router";
import { Intake } from "../features/products/intake.tsx";
import { MyProducts } from "../features/products/my-products.tsx";
import { productAddress } from "../features/products/product-words.ts";
import { useProductChanges } from "../features/products/use-products.ts";
import styles from "./compass-intake.module.css";

/** Product Intake: a new product beside those that there are. */
export function CompassIntake() {
  const { create } = useProductChanges();
  const navigate = useNavigate();
  return (
    <div className={styles.columns}>
      <Intake onCreate={async (values) => void navigate(productAddress((await create(values)).id))} />
      <MyProducts />
    </div>
  );
}
