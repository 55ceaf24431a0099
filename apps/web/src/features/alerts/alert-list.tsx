import { ListPanel } from "../../shared/ui/list-page.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { AlertCard } from "./alert-card.tsx";
import { useAlertList } from "./use-alerts.ts";

/** The alerts with their filters. */
export function AlertList() {
  return (
    <ListPanel
      list={useAlertList()}
      label="Regulatory alerts"
      counted={["alert", "alerts"]}
      keyOf={({ id }) => id}
      renderRow={(alert) => <AlertCard alert={alert} />}
      rowHeight={160}
      waiting="Loading the alerts"
      failed="The alerts could not be loaded."
      empty={
        <Empty title="No alerts yet">
          What changes in the official sources stands here for everybody; an alert that you create is seen by you alone.
        </Empty>
      }
      none={["No alert fits these filters", "Take a filter off to see more."]}
    />
  );
}
