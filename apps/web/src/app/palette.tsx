import "@mantine/spotlight/styles.layer.css";
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData, createSpotlight } from "@mantine/spotlight";
import { useDebouncedValue } from "@mantine/hooks";
import IconBooks from "@tabler/icons-react/dist/esm/icons/IconBooks.mjs";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconSunMoon from "@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../features/session/session-context.tsx";
import { trpc } from "../shared/trpc.ts";
import { useSchemeToggle } from "../shared/ui/scheme-toggle.tsx";
import styles from "./palette.module.css";

const [store, palette] = createSpotlight();

export const openPalette = (): void => palette.open();

const icon = (Icon: typeof IconHome) => <Icon size={17} stroke={1.6} aria-hidden />;

const matches = (action: SpotlightActionData, query: string) => (action.label ?? "").toLowerCase().includes(query.trim().toLowerCase());

const startsWith = (action: SpotlightActionData, query: string) =>
  (action.label ?? "").toLowerCase().startsWith(query.trim().toLowerCase());

/** Sources of the library that what is typed may mean. */
function useSourcesNamed(query: string) {
  const [search] = useDebouncedValue(query.trim().slice(0, 400), 200);
  const found = trpc.library.browse.useQuery({ search, limit: 5 }, { enabled: search.length > 1, staleTime: 60_000 });
  return query.trim() === "" ? [] : (found.data?.sources ?? []);
}

function usePaletteActions(query: string): (SpotlightActionData | SpotlightActionGroupData)[] {
  const navigate = useNavigate();
  const { signOut } = useSession();
  const scheme = useSchemeToggle();
  const recent = trpc.answers.list.useQuery({ limit: 5 }, { staleTime: 60_000 });
  const held = useSourcesNamed(query);
  const go = (to: string) => () => void navigate(to);
  const ask = () => void navigate("/queries", { state: { ask: query.trim() } });
  const fixed: SpotlightActionData[] = [
    { id: "dashboard", label: "Dashboard", leftSection: icon(IconHome), onClick: go("/dashboard") },
    { id: "queries", label: "Ask a question", leftSection: icon(IconSearch), onClick: go("/queries") },
    { id: "library", label: "Library", leftSection: icon(IconBooks), onClick: go("/library") },
    { id: "bookmarks", label: "Bookmarks", leftSection: icon(IconBookmark), onClick: go("/bookmarks") },
    { id: "help", label: "Contact Us", leftSection: icon(IconMail), onClick: go("/help") },
    {
      id: "scheme",
      label: "Change colour scheme",
      description: scheme.label,
      leftSection: icon(IconSunMoon),
      onClick: scheme.toggle,
      closeSpotlightOnTrigger: false,
    },
    { id: "sign-out", label: "Sign Out", leftSection: icon(IconLogout), onClick: signOut },
  ];
  const asked = (recent.data ?? []).map((item) => ({
    id: item.id,
    label: item.question,
    leftSection: icon(IconHistory),
    onClick: go(`/queries/${item.id}`),
  }));
  const sources = held.map((source) => ({
    id: source.id,
    label: source.title.includes(source.identifier) ? source.title : `${source.identifier} · ${source.title}`,
    leftSection: icon(IconBooks),
    onClick: go(`/library/${source.id}`),
  }));
  const typed = query.trim() === "" ? [] : [{ id: "ask", label: `Ask: ${query.trim()}`, leftSection: icon(IconSearch), onClick: ask }];
  const pages = { group: "Go to", actions: fixed.filter((action) => matches(action, query)) };
  const library = { group: "Library", actions: sources };
  const questions = { group: "Your questions", actions: asked.filter((action) => matches(action, query)) };
  const names = typed.length > 0 && pages.actions.some((action) => startsWith(action, query));
  const order = names ? [pages, ...typed, library, questions] : [...typed, pages, library, questions];
  return order.filter((entry) => !("actions" in entry) || entry.actions.length > 0);
}

const classNames = {
  search: styles.search ?? "",
  actionsList: styles.list ?? "",
  actionsGroup: styles.group ?? "",
  action: styles.action ?? "",
};

/** Ctrl or ⌘ K: ask, go somewhere, open a recent question. */
export function CommandPalette() {
  const [query, setQuery] = useState("");
  const actions = usePaletteActions(query);
  return (
    <Spotlight
      store={store}
      shortcut="mod + K"
      query={query}
      onQueryChange={setQuery}
      actions={actions}
      filter={(_, all) => all}
      scrollable
      classNames={classNames}
      maxHeight={420}
      lockScroll={false}
      attributes={{ content: { "aria-label": "Command palette" } }}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      nothingFound="Nothing matches."
      searchProps={{ placeholder: "Ask a question, or go to…", "aria-label": "Command", maxLength: 4000 }}
    />
  );
}
