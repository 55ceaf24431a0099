import { Page, PageHead } from "../shared/ui/page.tsx";
import { DataSources } from "./data-sources.tsx";

/** How healthy each official source is. */
export function OfficialSources() {
  return (
    <Page title="Official sources" width="wide">
      <PageHead
        heading="Official sources"
        lede="Where official texts and registers come from, what each covers, and when it last said how it stands."
      />
      <DataSources />
    </Page>
  );
}
