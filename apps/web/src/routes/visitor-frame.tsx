import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSession } from "../features/session/session-context.tsx";
import { PublicFrame } from "../shared/ui/public-frame.tsx";

/** A public page; a signed-in reader gets the way back to their dashboard. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const back = user !== null && (
    <Button variant="default" component={Link} to="/dashboard">
      Dashboard
    </Button>
  );
  return <PublicFrame action={back}>{children}</PublicFrame>;
}
