import type { RoleType } from "@clausewise/contracts";
import { Link } from "react-router";
import { spaced } from "../shared/format.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { Empty } from "../shared/ui/states.tsx";

/** A page that is there, but not for this person. */
export function Refused({ roles }: { roles: readonly RoleType[] }) {
  return (
    <Page title="Not for your role" width="narrow">
      <PageHead heading="This page is not for your role" />
      <Empty title={`It is for: ${roles.map(spaced).join(", ")}.`} action={<Link to="/dashboard">Go to the dashboard</Link>}>
        Ask an administrator of this installation if you need it for your work.
      </Empty>
    </Page>
  );
}
