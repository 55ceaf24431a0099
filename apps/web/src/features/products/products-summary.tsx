import { Link } from "react-router";
import { counted } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { useNewestProducts } from "./use-products.ts";

/** How many products a person keeps, leading to them. */
export function ProductsSummary() {
  return (
    <QueryState query={useNewestProducts(1)} waiting="Counting your products" failed="Your products could not be loaded." inline>
      {({ total }) => (
        <p>
          {total === 0 ? "None yet." : `${counted(total, "product")}.`}{" "}
          {total === 0 ? (
            <Link to="/regulatory-compass?tab=intake">Product Intake</Link>
          ) : (
            <Link to="/regulatory-compass/products">Open your products</Link>
          )}
        </p>
      )}
    </QueryState>
  );
}
