import type { RouteObject } from "react-router";
import { mayBeMember } from "../features/session/member-hint.ts";
import { Landing } from "../routes/landing.tsx";
import { RouteError } from "../routes/route-error.tsx";
import type { PageEntry } from "../shared/pages.ts";
import { Waiting } from "../shared/ui/waiting.tsx";
import { pages } from "./pages.tsx";

const route = ({ path, access, roles, load }: PageEntry): RouteObject => ({
  path,
  handle: { access, roles },
  lazy: async () => ({ Component: await load() }),
});

/** The frame, and with it the shell where it will be needed at once. */
async function frame() {
  const shell = mayBeMember() ? import("./shell.tsx") : null;
  const { Frame } = await import("./frame.tsx");
  await shell;
  return { Component: Frame };
}

export const routes: RouteObject[] = [
  {
    errorElement: <RouteError />,
    hydrateFallbackElement: <Waiting />,
    children: [
      // Not lazy: a first visit should not wait for one more file before it shows anything.
      { path: "/", Component: Landing },
      { path: "/auth/callback", lazy: async () => ({ Component: (await import("../routes/auth-callback.tsx")).AuthCallback }) },
      {
        lazy: async () => ({ Component: (await import("./data.tsx")).Data }),
        children: [{ lazy: frame, children: [{ errorElement: <RouteError />, children: pages.map(route) }] }],
      },
    ],
  },
];
