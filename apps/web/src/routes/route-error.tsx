import { useRouteError } from "react-router";
import { Problem } from "../shared/ui/states.tsx";
import { Page, PageHead } from "../shared/ui/page.tsx";

/** A page whose code could not be fetched: offline, or replaced by a newer release. */
const isMissingCode = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module|preload/iu.test(error.message);

export function RouteError() {
  const error = useRouteError();
  const missing = isMissingCode(error) || (error instanceof Error && /Unable to preload/u.test(error.message));
  const reload = () => window.location.reload();
  return (
    <Page title="Something went wrong" width="narrow">
      <PageHead heading={missing ? "This page could not be loaded" : "Something went wrong"} />
      <Problem
        title={missing ? "Part of the application did not arrive." : "This page stopped working."}
        retry={reload}
        retryLabel="Reload the page"
      >
        {missing
          ? "There may be a newer release, or the connection was lost. What you typed is kept."
          : "What you saved is safe, and what you typed is kept. Reloading usually helps."}
      </Problem>
    </Page>
  );
}
