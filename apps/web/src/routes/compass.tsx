import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useLoadedAhead } from "../shared/ahead.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { PageTabs } from "../shared/ui/page-tabs.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./compass.module.css";
import { compassTabs } from "./compass-tabs.ts";
import { usePreparedTabs } from "./prepared-tabs.ts";

const contents = compassTabs.map(({ Content }) => Content);

/** The Regulatory Compass: one tab at a time, named in the address. */
export function Compass() {
  const [params] = useSearchParams();
  const product = params.get("product");
  const prepare = usePreparedTabs();
  useLoadedAhead(contents);
  const { id, label, Content } = compassTabs.find((tab) => tab.id === params.get("tab")) ?? compassTabs[0];
  return (
    <Page title={`${label}, Regulatory Compass`} width="wide">
      <PageHead heading="Regulatory Compass" lede="Your product, market by market." />
      <PageTabs
        label="Regulatory Compass"
        // What is looked at in one tab is looked at in the next.
        tabs={compassTabs.map((tab) => ({
          to: `?tab=${tab.id}${product === null ? "" : `&product=${product}`}`,
          label: tab.label,
          current: tab.id === id,
          prepare: () => {
            tab.Content.load();
            if (tab.id !== id) prepare(tab.id, product);
          },
        }))}
      />
      <div className={styles.content}>
        <Suspense fallback={<Waiting label={`Opening ${label}`} inline />}>
          <Content />
        </Suspense>
      </div>
    </Page>
  );
}
