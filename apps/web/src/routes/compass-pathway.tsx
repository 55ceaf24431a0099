import { useSearchParams } from "react-router";
import { ReviewClocks } from "../features/clocks/review-clocks.tsx";
import { useProduct } from "../features/products/use-products.ts";

/** Pathway Wizard: how long the review of a submission takes. */
export function CompassPathway() {
  const [params] = useSearchParams();
  const product = params.get("product");
  return product === null ? <ReviewClocks clock="510k" productCodes={[]} /> : <OfProduct id={product} />;
}

function OfProduct({ id }: { id: string }) {
  const { data } = useProduct(id);
  return <ReviewClocks key={data?.id} clock="510k" productCodes={data?.product_codes.map(({ code }) => code) ?? []} />;
}
