import "./app/tokens.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Button.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import "./app/mantine.css";
import "./app/fonts.css";
import "./app/base.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { routes } from "./app/routes.tsx";
import { startSession } from "./features/session/session-context.tsx";

startSession();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root element.");

const app = <App router={createBrowserRouter(routes)} />;
const prerendered = root.dataset["page"] === window.location.pathname + window.location.search;
if (prerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
