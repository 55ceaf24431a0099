import { Button } from "@mantine/core";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import { Link } from "react-router";
import { useAddress } from "../shared/address.ts";
import { FlowchartPart } from "../features/flowchart/flowchart-part.tsx";
import { ChooseProduct } from "../features/gaps/choose-product.tsx";
import { GapAnalysis } from "../features/gaps/gap-analysis.tsx";
import { matrixAddress } from "../features/gaps/gap-words.ts";
import styles from "../features/gaps/gaps.module.css";
import { SignaturesPart } from "../features/signatures/signatures.tsx";
import { productAddress } from "../features/products/product-words.ts";

const reportSignatures = (id: string) => <SignaturesPart kind="gap_analysis" id={id} level={2} title="Signatures of this report" />;
const signaturesOf = (id: string) => <SignaturesPart kind="gap_requirement" id={id} level={3} />;

/** The Compass's tab of gap analysis: one product, named in the address. */
export function CompassGaps() {
  const [params, setParams] = useAddress();
  const productId = params.get("product");
  // Another product begins with nothing narrowed and nothing open.
  const choose = (id: string | null) => setParams(new URLSearchParams({ tab: "gaps", ...(id !== null && { product: id }) }));
  return (
    <>
      <div className={styles.head}>
        <div>
          <ChooseProduct productId={productId} onChoose={choose} />
        </div>
        {productId !== null && (
          <>
            <Button
              component="a"
              href={matrixAddress(productId, "chart")}
              target="_blank"
              rel="noopener"
              variant="default"
              rightSection={<IconExternalLink size={16} stroke={1.7} aria-hidden />}
            >
              Open Full Flowchart
            </Button>
            <Button component="a" href={matrixAddress(productId, "matrix")} target="_blank" rel="noopener" variant="default">
              Matrix by market
            </Button>
            <Link to={productAddress(productId)}>Product profile</Link>
          </>
        )}
      </div>
      {productId !== null && (
        <GapAnalysis key={productId} productId={productId} signaturesOf={signaturesOf} reportSignatures={reportSignatures(productId)}>
          <FlowchartPart productId={productId} />
        </GapAnalysis>
      )}
    </>
  );
}
