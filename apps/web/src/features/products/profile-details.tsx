import { lengths } from "@clausewise/contracts/limits";
import { TextField } from "../../shared/ui/fields.ts";
import styles from "./fields.module.css";
import { firmLines, partLines, regulationLines, standardLines } from "./line-kinds.ts";
import { LineList } from "./line-list.tsx";
import { MarketClasses } from "./market-classes.tsx";
import { Part } from "./part.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import type { ProductForm } from "./use-product-form.ts";
import { WatchedSources } from "./watched-sources.tsx";

/** What is wrong with a field that is no single box, as the form says it. */
const problemOf = ({ field }: ProductForm, name: "classes" | "saved_searches"): string | null => {
  const { error }: { error?: unknown } = field(name);
  return typeof error === "string" ? error : null;
};

/** What is kept of a product beyond its intake: rules, standards, firms, and what is watched for it. */
export function ProfileDetails({ form }: { form: ProductForm }) {
  const { values, field, change } = form;
  return (
    <>
      <Part heading="Classes by market">
        <MarketClasses
          classes={values.classes}
          markets={values.targetMarkets}
          problem={problemOf(form, "classes")}
          onChange={(classes) => change({ classes })}
        />
      </Part>
      <Part heading="Rules and standards">
        <div className={styles.grid}>
          <LineList
            kind={regulationLines}
            values={values.regulation_numbers}
            onChange={(regulation_numbers) => change({ regulation_numbers })}
          />
          <LineList kind={partLines} values={values.cfr_parts} onChange={(cfr_parts) => change({ cfr_parts })} />
          <LineList kind={standardLines} values={values.standards} onChange={(standards) => change({ standards })} />
        </div>
      </Part>
      <Part heading="Firms and bodies">
        <div className={styles.grid}>
          <TextField label="Your firm" description="As letters and registers name it." maxLength={lengths.label} {...field("firm")} />
          <TextField
            label="Notified body"
            description="With its number, where you know it."
            placeholder="BSI Group The Netherlands B.V. (2797)"
            maxLength={lengths.label}
            {...field("notified_body")}
          />
          <LineList kind={firmLines} values={values.watched_firms} onChange={(watched_firms) => change({ watched_firms })} />
        </div>
      </Part>
      <Part heading="Watched sources" lede="Sources whose changes matter for this product.">
        <WatchedSources watched={values.watched_sources} onChange={(watched_sources) => change({ watched_sources })} />
      </Part>
      <Part heading="Saved searches">
        <SavedSearches
          searches={values.saved_searches}
          problem={problemOf(form, "saved_searches")}
          onChange={(saved_searches) => change({ saved_searches })}
        />
      </Part>
    </>
  );
}
