import { useNavigate } from "react-router";
import { Intake } from "../features/products/intake.tsx";
import { MyProducts } from "../features/products/my-products.tsx";
import { gapsAddress } from "../features/gaps/gap-words.ts";
import { useProductChanges } from "../features/products/use-products.ts";
import styles from "./compass-intake.module.css";

/** Product Intake: a new product beside those that there are; saved, it is held against the rules. */
export function CompassIntake() {
  const { create } = useProductChanges();
  const navigate = useNavigate();
  return (
    <div className={styles.columns}>
      <Intake onCreate={async (values) => void navigate(gapsAddress((await create(values)).id))} />
      <MyProducts />
    </div>
  );
}
