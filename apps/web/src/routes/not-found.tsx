import { Link } from "react-router";
import { useSession } from "../features/session/session-context.tsx";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { Empty } from "../shared/ui/states.tsx";

export function NotFound() {
  const { user } = useSession();
  return (
    <Page title="Page not found" width="narrow">
      <PageHead heading="Page not found" />
      <Empty
        title="There is no page at this address."
        action={<Link to={user === null ? "/" : "/dashboard"}>{user === null ? "Go to the start page" : "Go to the dashboard"}</Link>}
      >
        The address may be mistyped, or the page may have been part of a link that was cut short.
      </Empty>
    </Page>
  );
}
