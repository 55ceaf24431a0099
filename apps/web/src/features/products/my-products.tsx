import type { Product } from "@clausewise/contracts";
import { Link } from "react-router";
import { counted, formatAgo } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./my-products.module.css";
import { productAddress, stageLabel } from "./product-words.ts";
import { useNewestProducts } from "./use-products.ts";

const shown = 5;

/** The products that were changed last, beside the intake. */
export function MyProducts() {
  return (
    <aside className={styles.mine} aria-label="Your products">
      <h2>Your products</h2>
      <QueryState
        query={useNewestProducts(shown)}
        waiting="Loading your products"
        failed="Your products could not be loaded."
        inline
        isEmpty={({ items }) => items.length === 0}
        empty={<p>None yet. Once saved, a product is kept here, seen by you alone.</p>}
      >
        {({ items, total }) => (
          <>
            <ul>
              {items.map((product) => (
                <Mine key={product.id} product={product} />
              ))}
            </ul>
            <Link to="/regulatory-compass/products">{total > items.length ? `All ${counted(total, "product")}` : "Manage products"}</Link>
          </>
        )}
      </QueryState>
    </aside>
  );
}

function Mine({ product: { id, name, currentStage, updated_at } }: { product: Product }) {
  return (
    <li>
      <Link to={productAddress(id)}>{name}</Link>
      <span>
        {stageLabel(currentStage)} · {formatAgo(updated_at)}
      </span>
    </li>
  );
}
