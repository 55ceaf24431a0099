import { Link, useParams } from "react-router";
import { AlertAbout } from "../features/alerts/alert-about.tsx";
import { useAlert } from "../features/alerts/use-alert.ts";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

export function AlertPage() {
  const { alertId = "" } = useParams();
  return (
    <QueryState
      query={useAlert(alertId)}
      waiting="Opening the alert"
      failed="The alert could not be opened."
      missing={
        <Empty title="There is no alert at this address." action={<Link to="/alerts">Regulatory Alerts</Link>}>
          The address may have been cut short, or the alert is somebody else&rsquo;s.
        </Empty>
      }
      page="Alert"
    >
      {(alert) => <AlertAbout alert={alert} />}
    </QueryState>
  );
}
