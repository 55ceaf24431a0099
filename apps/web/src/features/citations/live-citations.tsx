import { Link } from "react-router";
import { ExportMenu } from "../../shared/ui/export-menu.tsx";
import { ListPanel } from "../../shared/ui/list-page.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { recordFormats } from "../../shared/record-formats.ts";
import { CitationRow } from "./citation-row.tsx";
import styles from "./citations.module.css";
import { useLiveCitations } from "./use-citations.ts";

/** Every clause that a product rests on, or all work where none is named, with where it stands today. */
export function LiveCitations({ productId }: { productId: string | null }) {
  const list = useLiveCitations(productId);
  const query = productId === null ? "" : `?${new URLSearchParams({ product_id: productId }).toString()}`;
  return (
    <>
      <div className={styles.head}>
        <p>
          {productId === null
            ? "Every clause that your gap requirements, pathway assessments, checklists, drafts and answers rest on."
            : "Every clause that this product rests on: its gap requirements, but for those that do not apply, its pathway assessments and checklists, and the answers and drafts that are linked to it as evidence."}{" "}
          Each opens where it stands in the library.
        </p>
        <ExportMenu path={`/api/live-citations/export${query}`} name="list of clauses" formats={recordFormats} />
      </div>
      <ListPanel
        list={list}
        label="Live citation links"
        counted={["clause", "clauses"]}
        searchLabel="Search clauses"
        searchHint="A citation, a source, or what rests on it"
        keyOf={({ id }) => id}
        renderRow={(citation) => <CitationRow citation={citation} />}
        rowHeight={116}
        waiting="Looking where each clause stands"
        failed="Where the clauses stand could not be loaded."
        empty={
          <Empty
            title="Nothing rests on a clause yet"
            action={<Link to={productId === null ? "?tab=gaps" : `?tab=gaps&product=${productId}`}>Hold a product against the rules</Link>}
          >
            Once a product is held against rule packs, classified, or given a checklist, its clauses stand here.
          </Empty>
        }
        none={["No clause fits", "Take a filter off, or search for other words."]}
      />
    </>
  );
}
