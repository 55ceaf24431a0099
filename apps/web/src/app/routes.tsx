import type { RouteObject } from "react-router";
import { Landing } from "../routes/landing.tsx";
import { RouteError } from "../routes/route-error.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";

const signedIn = [
  { path: "/dashboard", lazy: async () => ({ Component: (await import("../routes/dashboard.tsx")).Dashboard }) },
  { path: "/queries", lazy: async () => ({ Component: (await import("../routes/queries.tsx")).Queries }) },
  { path: "/queries/:answerId", lazy: async () => ({ Component: (await import("../routes/answer.tsx")).Answer }) },
  { path: "/queries/:answerId/compare/:otherId", lazy: async () => ({ Component: (await import("../routes/compare.tsx")).Compare }) },
  { path: "/library", lazy: async () => ({ Component: (await import("../routes/library.tsx")).Library }) },
  { path: "/library/:sourceId", lazy: async () => ({ Component: (await import("../routes/source.tsx")).SourcePage }) },
  { path: "/bookmarks", lazy: async () => ({ Component: (await import("../routes/bookmarks.tsx")).Bookmarks }) },
];

export const routes: RouteObject[] = [
  {
    errorElement: <RouteError />,
    hydrateFallbackElement: <Waiting />,
    children: [
      // Not lazy: a first visit should not wait for one more file before it shows anything.
      { path: "/", Component: Landing },
      { path: "/auth/callback", lazy: async () => ({ Component: (await import("../routes/auth-callback.tsx")).AuthCallback }) },
      { path: "/about", lazy: async () => ({ Component: (await import("../routes/about.tsx")).About }) },
      {
        lazy: async () => ({ Component: (await import("./data.tsx")).Data }),
        children: [
          { path: "/help", lazy: async () => ({ Component: (await import("../routes/help.tsx")).Help }) },
          {
            lazy: async () => ({ Component: (await import("./shell.tsx")).Shell }),
            children: [{ errorElement: <RouteError />, children: signedIn }],
          },
        ],
      },
      { path: "*", lazy: async () => ({ Component: (await import("../routes/not-found.tsx")).NotFound }) },
    ],
  },
];
