import { readFileSync } from "node:fs";
import { type Browser, type BrowserContextOptions, type Page, expect, test } from "@playwright/test";
import { complaints, violationsIn } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";
import { atRest } from "./support/states.ts";
import { type Work, workOf } from "./support/work.ts";

test.describe.configure({ mode: "parallel", timeout: 1_200_000 });

const widths = [375, 1280, 1920];

/** A folder for a picture of each screen at each width in each scheme, to be looked at. */
const pictures = process.env["SCREENS_FOLDER"];

/** Every page, by its path in the table of pages, and what lies over one: at which address it is looked at. */
type Screens = Readonly<Record<string, readonly string[]>>;

const administration: Screens = {
  "/admin": [""],
  "/admin/people": [""],
  "/admin/messages": [""],
  "/admin/jobs": [""],
  "/admin/sources": [""],
  "/admin/notes": [""],
  "/admin/audit": ["", "?action=session.created"],
  "/account": [""],
  "/discussion-board/reports": [""],
};

const reading: Screens = {
  "/queries": [""],
  "/queries/:answerId": [""],
  "/queries/:answerId/compare/:otherId": [""],
  "/library": ["", "?search=malfunction"],
  "/library/sources": [""],
  "/library/sources/:officialId": [""],
  "/library/changes": [""],
  "/library/registers": [""],
  "/library/:sourceId": ["", "?part=versions"],
  "/regulatory-intelligence-hub": ["", "?filters=shown"],
  "/regulatory-intelligence-hub/:guidanceId": [""],
  "/bookmarks": [""],
  "/alerts": ["", "?tab=notifications", "?tab=subscriptions", "?create=alert"],
  "/alerts/:alertId": [""],
};

const working: Screens = {
  "/dashboard": ["", "?explore=open", "?templates=open", "?discuss=open"],
  "/documents": ["", "?view=table", "?open=upload"],
  "/documents/:documentId": [""],
  "/templates": ["", "?country=JP&origin=official"],
  "/templates/:templateId": [""],
  "/discussion-board": [""],
  "/discussion-board/:discussionId": [""],
};

const navigator: Screens = {
  "/clinres": [
    "",
    "?open=protocol",
    "?open=protocol&protocol=:protocol&step=2",
    "?open=protocol&protocol=:protocol&step=5",
    "?open=comparison",
    "?open=comparison&markets=US,EU,CA,JP",
    "?open=hub",
    "?open=milestones",
    "?open=milestones&view=kanban",
    "?open=milestones&view=timeline",
    "?open=milestones&view=calendar",
  ],
};

const compass: Screens = {
  "/regulatory-compass": [
    "",
    "?tab=gaps&product=:productId",
    "?tab=pathway&product=:productId",
    "?tab=checklist&product=:productId&route=510k",
    "?tab=translation&translation=:translation",
    "?tab=writing",
    "?tab=writing&draft=:draft",
    "?tab=writing&view=drafts",
    "?tab=letters",
    "?tab=citations&product=:productId",
    "?tab=citations&product=:productId&view=log",
    "?tab=citations&product=:productId&view=links",
  ],
  "/regulatory-compass/products": [""],
  "/regulatory-compass/products/:productId": [""],
  "/gap-matrix": ["?product=:productId", "?product=:productId&view=chart"],
};

const open: Screens = { "/": [""], "/about": [""], "/help": [""], "*": [""] };

const signedIn = { administration, reading, working, navigator, compass };

let kept: NonNullable<BrowserContextOptions["storageState"]>;
let ids: Readonly<Record<string, string>>;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page, "dana");
  ids = { ...idsOf(await workOf(page)), ...(await firstOfEach(page)) };
  kept = await page.context().storageState();
  await page.context().close();
});

const idsOf = (work: Work) => ({
  ":answerId": work.answer,
  ":otherId": work.again,
  ":alertId": work.alert,
  ":documentId": work.document,
  ":discussionId": work.discussion,
  ":productId": work.product,
  ":protocol": work.protocol,
  ":translation": work.translation,
  ":draft": work.draft,
});

/** Something of each list that is there from the beginning. */
async function firstOfEach(page: Page): Promise<Record<string, string>> {
  const first = async (path: string) => (await (await page.context().request.get(path)).json()).data[0].id;
  return {
    ":officialId": "ecfr",
    ":sourceId": await first("/api/sources?search=21+CFR+803"),
    ":guidanceId": await first("/api/fda-guidance/all"),
    ":templateId": await first("/api/templates"),
  };
}

const addressesOf = (screens: Screens): string[] =>
  Object.entries(screens).flatMap(([path, asked]) =>
    asked.map((query) => (path === "*" ? "/no-such-page" : path + query).replaceAll(/:[a-z]+/giu, (name) => ids[name] ?? name)),
  );

/** Goes on within the page that is there, without its program being read again. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** What sticks out to the side, and words that are cut off there, but for what is made to be scrolled. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = [document.documentElement, ...document.querySelectorAll('main, [role="dialog"]')]
      .filter((part) => part.scrollWidth > part.clientWidth)
      .map((part) => `${part.tagName.toLowerCase()} is ${part.scrollWidth} wide in ${part.clientWidth}`);
    const isScrolled = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/u.test(getComputedStyle(one).overflowX) || isScrolled(one.parentElement));
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: holder, textContent } = texts.currentNode;
      // Words for screen readers alone are in a box of one pixel.
      if (holder === null || holder.clientWidth === 1 || holder.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (range.getBoundingClientRect().right > window.innerWidth + 1 && !isScrolled(holder)) cut.push(`cut off: ${textContent}`);
    }
    return [...wide, ...cut];
  });

/** Of the looks at every width and in both schemes, those that see what the others cannot; `THOROUGH=1` takes all. */
const isLookedAt = (width: number, colorScheme: "light" | "dark"): boolean =>
  process.env["THOROUGH"] === "1" || (width === 1280 && colorScheme === "light") || (width === 375 && colorScheme === "dark");

/** Whatever is wrong with a screen at every width and in both schemes. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await atRest(page);
    faults.push(...(await sticksOut(page)).map((fault) => `${address} at ${width} px: ${fault}`));
    for (const colorScheme of ["light", "dark"] as const) {
      if (!pictures && !isLookedAt(width, colorScheme)) continue;
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
      if (pictures) await page.screenshot({ path: `${pictures}/${address.replaceAll(/[^a-z0-9=]+/giu, "-")}-${width}-${colorScheme}.png` });
      const found = await violationsAtRest(page, colorScheme);
      faults.push(...found.map((fault) => `${address} at ${width} px, ${colorScheme}: ${fault}`));
    }
  }
  return faults;
}

/** What axe finds, and finds again a moment later: colours of a scheme that is just being left count for nothing. */
async function violationsAtRest(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  const first = await violationsIn(page, colorScheme, colorScheme === "light" ? "all" : "colours");
  if (first.length === 0) return first;
  await atRest(page);
  return violationsIn(page, colorScheme, colorScheme === "light" ? "all" : "colours");
}

/** Looks at each address in turn, from one page that stays. */
async function look(browser: Browser, options: BrowserContextOptions, addresses: readonly string[]): Promise<void> {
  const page = await (await browser.newContext({ ...options, reducedMotion: "reduce" })).newPage();
  const heard = complaints(page);
  const faults: string[] = [];
  await page.goto(addresses[0] ?? "/");
  for (const address of addresses) {
    await goTo(page, address);
    faults.push(...(await faultsOf(page, address)));
  }
  await page.context().close();
  expect([...faults, ...heard]).toEqual([]);
}

for (const [name, screens] of Object.entries(signedIn)) {
  test(`${name}: every page and every sheet is accessible, and none scrolls sideways`, async ({ browser }) => {
    await look(browser, { storageState: kept }, addressesOf(screens));
  });
}

test("what visitors see is accessible, and nothing of it scrolls sideways", async ({ browser }) => {
  await look(browser, {}, addressesOf(open));
});

test("no page is left out", () => {
  const table = readFileSync(new URL("../src/app/pages.tsx", import.meta.url), "utf8");
  const paths = [...table.matchAll(/path: "([^"]+)"/gu)].map(([, path]) => path).filter((path) => path !== "/style");
  const seen = new Set([...Object.values(signedIn), open].flatMap(Object.keys));
  expect(paths.filter((path) => path === undefined || !seen.has(path))).toEqual([]);
});
