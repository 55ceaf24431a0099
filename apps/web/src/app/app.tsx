import { type ComponentProps, StrictMode } from "react";
import { RouterProvider } from "react-router/dom";
import { Providers } from "./providers.tsx";

/** What the browser draws and what the build renders ahead: both must give the same elements. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, "router">) {
  return (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
