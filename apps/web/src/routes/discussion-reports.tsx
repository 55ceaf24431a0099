import { Link } from "react-router";
import { ReportCard } from "../features/discussions/report-card.tsx";
import { useKeep, useReports } from "../features/discussions/use-reports.ts";
import { ListPage } from "../shared/ui/list-page.tsx";
import { Segments } from "../shared/ui/segments.tsx";
import { Empty } from "../shared/ui/states.tsx";

const standings = [
  ["", "All"],
  ["true", "Still open"],
] as const;

/** What people reported on the board, for those who moderate it. */
export function DiscussionReports() {
  const keep = useKeep();
  const list = useReports();
  return (
    <ListPage
      list={list}
      heading="Reported posts"
      lede="What people reported on the discussion board. Open a post to remove it with a reason."
      label="Reports"
      counted={["report", "reports"]}
      action={<Link to="/discussion-board">Discussion Board</Link>}
      filters={
        <Segments
          label="Which reports"
          options={standings}
          value={list.wanted.filters["open"] ?? ""}
          onChange={(value) => list.choose("open", value === "" ? null : value)}
        />
      }
      keyOf={({ id }) => id}
      renderRow={(report) => <ReportCard report={report} onKeep={keep} />}
      rowHeight={170}
      waiting="Loading the reports"
      failed="The reports could not be loaded."
      empty={<Empty title="Nothing was reported">What people report on the discussion board arrives here.</Empty>}
      none={["No report is open", "Choose all to see those that were settled."]}
    />
  );
}
