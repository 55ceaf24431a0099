import { useAddress } from "../shared/address.ts";
import { GuidanceCard } from "../features/guidance/guidance-card.tsx";
import { TextHits } from "../features/guidance/text-hits.tsx";
import { useGuidanceList } from "../features/guidance/use-guidance.ts";
import { useOfficialSource } from "../features/official/use-official.ts";
import { formatDay } from "../shared/format.ts";
import { withParams } from "../shared/params.ts";
import { ListPage } from "../shared/ui/list-page.tsx";
import { Empty } from "../shared/ui/states.tsx";

const guidanceRegister = "fda-guidance";

export function GuidanceLibrary() {
  const list = useGuidanceList();
  const [params, setParams] = useAddress();
  const toggle = (name: string, value: string) =>
    setParams((now) => withParams(now, { [name]: now.get(name) === value ? null : value }), { preventScrollReset: true, replace: true });
  return (
    <ListPage
      list={list}
      heading="FDA Guidance Library"
      lede={useLede()}
      label="Guidance documents"
      counted={["guidance document", "guidance documents"]}
      searchLabel="Search FDA guidance documents"
      searchHint="Title, topic, organization, docket: software, 510(k), FDA-2021-D-0775"
      searchButton="Search"
      disclosure={{ opened: params.get("filters") === "shown", onToggle: () => toggle("filters", "shown") }}
      keyOf={({ id }) => id}
      renderRow={(document) => (
        <GuidanceCard document={document} isOpen={params.get("more") === document.id} onToggle={() => toggle("more", document.id)} />
      )}
      rowHeight={170}
      waiting="Opening the FDA Guidance Library"
      failed="The FDA Guidance Library could not be opened."
      empty={<Empty title="No guidance documents found">Try adjusting your search terms or filters</Empty>}
      none={["No guidance documents found", "Try adjusting your search terms or filters"]}
    >
      <TextHits search={list.wanted.search} isOpen={params.get("passages") === "shown"} onToggle={() => toggle("passages", "shown")} />
    </ListPage>
  );
}

/** Says how far the list goes: as FDA's own was last fetched, or what is built in. */
function useLede(): string {
  const source = useOfficialSource(guidanceRegister).data?.source;
  const ours = "with our summaries of those asked about most. Guidance does not bind.";
  if (source === undefined) return `FDA's guidance documents, ${ours}`;
  return source.last_success === null
    ? `FDA's own list has not been fetched yet: these are the documents that are built in, ${ours}`
    : `FDA's guidance documents as its list stood on ${formatDay(source.last_success)}, ${ours}`;
}
