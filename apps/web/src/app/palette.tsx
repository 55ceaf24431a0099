import "@mantine/spotlight/styles.layer.css";
import type { ClausePlace } from "@clausewise/contracts";
import { textKindLabels } from "@clausewise/contracts/vocabulary";
import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData, createSpotlight, useSpotlight } from "@mantine/spotlight";
import IconBooks from "@tabler/icons-react/dist/esm/icons/IconBooks.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconSection from "@tabler/icons-react/dist/esm/icons/IconSection.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconSunMoon from "@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../features/session/session-context.tsx";
import { usePages } from "../shared/pages.ts";
import { useSchemeToggle } from "../shared/ui/scheme-toggle.tsx";
import { useEscape } from "../shared/ui/use-escape.ts";
import styles from "./palette.module.css";
import { useClausesNamed, useRecentQuestions, useSourcesNamed } from "./use-palette.ts";

const [store, palette] = createSpotlight();

const icon = (Icon: typeof IconSearch) => <Icon size={17} stroke={1.6} aria-hidden />;

const matches = (action: SpotlightActionData, query: string) => (action.label ?? "").toLowerCase().includes(query.trim().toLowerCase());

const startsWith = (action: SpotlightActionData, query: string) =>
  (action.label ?? "").toLowerCase().startsWith(query.trim().toLowerCase());

/** Most words of what names a clause and asks nothing. */
const referenceWords = 6;

/** True of what names a place rather than asks: short, and no question. */
const isReference = (query: string) =>
  query.trim().split(/\s+/u).length <= referenceWords &&
  !/\?|^(?:what|when|how|who|which|where|why|can|do|does|is|are|must)\b/iu.test(query.trim());

function usePaletteActions(query: string): (SpotlightActionData | SpotlightActionGroupData)[] {
  const navigate = useNavigate();
  const { signOut } = useSession();
  const scheme = useSchemeToggle();
  const pages = usePages();
  const recent = useRecentQuestions();
  const held = useSourcesNamed(query);
  const go = (to: string) => () => void navigate(to);
  const ask = () => void navigate("/queries", { state: { ask: query.trim() } });
  const fixed: SpotlightActionData[] = [
    ...pages.map((page) => ({
      id: page.path,
      label: page.palette ?? page.label,
      leftSection: icon(page.icon),
      onClick: go(page.path),
    })),
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
  const asked = recent.map((item) => ({
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
  const open = ({ passage_id, source_id, citation, heading, text_kind }: ClausePlace) => ({
    id: `clause-${passage_id}`,
    label: citation,
    description: [heading, textKindLabels[text_kind]].filter(Boolean).join(" · "),
    leftSection: icon(IconSection),
    onClick: go(`/library/${source_id}?passage=${passage_id}`),
  });
  const { clauses, headings } = useClausesNamed(query);
  const typed = query.trim() === "" ? [] : [{ id: "ask", label: `Ask: ${query.trim()}`, leftSection: icon(IconSearch), onClick: ask }];
  const places = { group: "Go to", actions: fixed.filter((action) => matches(action, query)) };
  const library = { group: "Library", actions: sources };
  const questions = { group: "Your questions", actions: asked.filter((action) => matches(action, query)) };
  const names = typed.length > 0 && places.actions.some((action) => startsWith(action, query));
  const clause = { group: "Clause", actions: clauses.map(open) };
  const titles = { group: "Headings", actions: headings.map(open) };
  const order = names
    ? [places, ...typed, clause, titles, library, questions]
    : isReference(query) && clauses.length > 0
      ? [clause, titles, ...typed, places, library, questions]
      : [...typed, places, clause, titles, library, questions];
  return order.filter((entry) => !("actions" in entry) || entry.actions.length > 0);
}

const firstOf = (entry: SpotlightActionData | SpotlightActionGroupData | undefined): string | undefined =>
  entry !== undefined && "actions" in entry ? entry.actions[0]?.id : entry?.id;

/** Enter takes what stands first, also where that has come after the rest; by itself the list would stay with what it had chosen. */
function selectFirst() {
  const { listId } = store.getState();
  const list = listId === "" ? null : document.getElementById(listId);
  list?.querySelector("[data-selected]")?.removeAttribute("data-selected");
  list?.querySelector("[data-action]")?.setAttribute("data-selected", "true");
  store.updateState((state) => ({ ...state, selected: 0 }));
}

const classNames = {
  search: styles.search ?? "",
  actionsList: styles.list ?? "",
  actionsGroup: styles.group ?? "",
  action: styles.action ?? "",
};

/** Ask, go somewhere, open a source or a recent question; opens each time `asked` rises. */
export function CommandPalette({ asked }: { asked: number }) {
  const [query, setQuery] = useState("");
  useEffect(() => {
    if (asked > 0) palette.open();
  }, [asked]);
  useEscape(useSpotlight(store).opened, palette.close);
  const actions = usePaletteActions(query);
  const first = firstOf(actions[0]);
  useEffect(() => {
    if (first !== undefined) selectFirst();
  }, [first]);
  return (
    <Spotlight
      store={store}
      shortcut={null}
      closeOnEscape={false}
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
