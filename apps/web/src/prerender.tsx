import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { App } from "./app/app.tsx";
import { routes } from "./app/routes.tsx";

/** The HTML of a page as a visitor gets it before the server said who they are. */
export const prerender = (page: string): string => renderToString(<App router={createMemoryRouter(routes, { initialEntries: [page] })} />);
