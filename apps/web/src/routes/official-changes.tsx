import { ChangeList } from "../features/official/change-list.tsx";
import { useSources } from "../features/official/use-official.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";

/** What changed in all official sources. */
export function OfficialChanges() {
  const sources = useSources().data?.sources ?? [];
  const nameOf = (id: string) => sources.find((source) => source.id === id)?.title ?? id;
  return (
    <Page title="What changed" width="wide">
      <PageHead heading="What changed" lede="Texts and entries of the official sources that came, changed or went, the newest first." />
      <ChangeList sourceId={null} nameOf={nameOf} />
    </Page>
  );
}
