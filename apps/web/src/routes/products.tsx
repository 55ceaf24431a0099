import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useAddress } from "../shared/address.ts";
import { ProductRow } from "../features/products/product-row.tsx";
import { useProductChanges, useProductList } from "../features/products/use-products.ts";
import { withParams } from "../shared/params.ts";
import { ListPage } from "../shared/ui/list-page.tsx";
import { Segments } from "../shared/ui/segments.tsx";
import styles from "./products.module.css";
import { Empty } from "../shared/ui/states.tsx";

const views = [
  ["kept", "Kept"],
  ["deleted", "Deleted"],
] as const;

/** A person's products; those that were deleted can be had back for a while. */
export function Products() {
  const [params, setParams] = useAddress();
  const deleted = params.get("deleted") === "true";
  const changes = useProductChanges();
  const intake = (
    <Button component={Link} to="/regulatory-compass?tab=intake">
      New product
    </Button>
  );
  return (
    <ListPage
      list={useProductList(deleted)}
      heading="Products"
      lede="What you told of your products, seen by you alone."
      action={intake}
      label="Products"
      counted={["product", "products"]}
      searchLabel="Search products"
      searchHint="Words of the name"
      filters={
        <div className={styles.which}>
          <Segments
            label="Which"
            options={views}
            value={deleted ? "deleted" : "kept"}
            onChange={(view) => setParams((now) => withParams(now, { deleted: view === "deleted" ? "true" : null }))}
          />
        </div>
      }
      keyOf={({ id }) => id}
      renderRow={(product) => <ProductRow product={product} deleted={deleted} changes={changes} />}
      rowHeight={96}
      waiting="Loading your products"
      failed="Your products could not be loaded."
      empty={
        deleted ? (
          <Empty title="Nothing was deleted">A product that you delete can be had back from here for 30 days.</Empty>
        ) : (
          <Empty title="No products yet" action={intake}>
            What a product is and where it is to be sold is told once, and kept here.
          </Empty>
        )
      }
      none={["No product of that name", "Try fewer or other words."]}
    />
  );
}
