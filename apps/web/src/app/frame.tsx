import { Suspense, lazy } from "react";
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { mayBeMember } from "../features/session/member-hint.ts";
import { rememberPage } from "../shared/return-to.ts";
import { useSession } from "../features/session/session-context.tsx";
import { PublicFrame } from "../shared/ui/public-frame.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";

const Shell = lazy(async () => ({ default: (await import("./shell.tsx")).Shell }));

const isPublic = (handle: unknown) => typeof handle === "object" && handle !== null && "access" in handle && handle.access === "public";

/** The shell around every page of whoever is signed in; visitors get the public frame, or are sent to the start page. */
export function Frame() {
  const open = useMatches().some(({ handle }) => isPublic(handle));
  return (
    <>
      <Surroundings open={open} />
      <ScrollRestoration />
    </>
  );
}

function Surroundings({ open }: { open: boolean }) {
  const { user, pending, left } = useSession();
  const location = useLocation();
  const here = location.pathname + location.search;
  if (user !== null)
    return (
      <Suspense fallback={<Waiting />}>
        <Shell />
      </Suspense>
    );
  if (pending && (!open || mayBeMember())) return <Waiting />;
  if (open)
    return (
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    );
  if (!left && here !== "/dashboard") rememberPage(here);
  return <Navigate to="/" replace />;
}
