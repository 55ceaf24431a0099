import type { Product } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { Link, useNavigate, useParams } from "react-router";
import { Profile } from "../features/products/profile.tsx";
import { productFacts } from "../features/products/product-words.ts";
import { useProduct, useProductChanges } from "../features/products/use-products.ts";
import { Line } from "../shared/ui/line.tsx";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

/** One of a person's products. */
export function ProductPage() {
  const { productId = "" } = useParams();
  return (
    <QueryState
      query={useProduct(productId)}
      waiting="Opening the product"
      failed="The product could not be opened."
      missing={<Missing />}
      page="Product"
    >
      {(product) => <Opened product={product} />}
    </QueryState>
  );
}

function Missing() {
  return (
    <Empty title="There is no product at this address." action={<Link to="/regulatory-compass/products">Your products</Link>}>
      It may have been deleted, it may belong to somebody else, or the address was cut short.
    </Empty>
  );
}

function Opened({ product }: { product: Product }) {
  const { save, remove, busyId } = useProductChanges();
  const navigate = useNavigate();
  const removeIt = async () => {
    if (await remove(product)) void navigate("/regulatory-compass/products");
  };
  return (
    <Page title={product.name} width="wide">
      <PageHead
        heading={product.name}
        lede={productFacts(product)}
        action={
          <Line>
            <Button component={Link} variant="default" to="/regulatory-compass/products">
              All products
            </Button>
            <Button variant="default" loading={busyId === product.id} onClick={() => void removeIt()}>
              Delete
            </Button>
          </Line>
        }
      />
      <Profile
        key={`${product.id} ${product.version}`}
        product={{ ...product, predicateDevices: product.predicateDevices ?? [], referenceProducts: product.referenceProducts ?? [] }}
        onSave={save}
      />
    </Page>
  );
}
