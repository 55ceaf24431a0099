import type { RoleType } from "@clausewise/contracts";
import type { Icon } from "@tabler/icons-react";
import { type ComponentType, createContext, useContext } from "react";

/** A number of the dashboard that has a page behind it. */
export type TileCount = "documents" | "bookmarked";

/** One row of the table of pages: its route, and everywhere its name stands. */
export interface PageEntry {
  path: `/${string}` | "*";
  load: () => Promise<ComponentType>;
  /** `public` pages are shown to visitors too. */
  access: "public" | "signed-in";
  /** Who may open it; everybody who is signed in where it is left out. */
  roles?: readonly RoleType[];
  /** Its name and sign in the navigation; a page without them is reached by links alone. */
  label?: string;
  icon?: Icon;
  /** Its part of the sidebar. */
  sidebar?: "main" | "tools" | "foot";
  /** The page it is a part of: it stands among that page's tabs. */
  within?: `/${string}`;
  /** It stands in the bar at the foot of a phone's screen. */
  phone?: true;
  /** How many of something wait there stands beside its name. */
  badge?: "unread";
  /** What the command palette calls it, where that is not its label. */
  palette?: string;
  /** The part of the dashboard's address by which its tile opens it over the dashboard. */
  over?: "discuss" | "templates";
  /** The dashboard's number that leads to it. */
  tile?: TileCount;
}

/** A page that can be named in the navigation. */
export type NamedPage = PageEntry & Required<Pick<PageEntry, "label" | "icon">>;

const isNamed = (page: PageEntry): page is NamedPage => page.label !== undefined && page.icon !== undefined;

export const mayOpen = ({ roles }: Pick<PageEntry, "roles">, role: RoleType | undefined): boolean =>
  roles === undefined || (role !== undefined && roles.includes(role));

/** The pages to offer a person of this role, in the order of the table. */
export const offeredPages = (pages: readonly PageEntry[], role: RoleType | undefined): NamedPage[] =>
  pages.filter(isNamed).filter((page) => mayOpen(page, role));

export const PagesContext = createContext<readonly NamedPage[]>([]);

/** The pages this person may be offered. */
export const usePages = (): readonly NamedPage[] => useContext(PagesContext);
