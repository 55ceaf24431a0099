import { type Page, expect, test } from "@playwright/test";
import { signIn } from "./support/sign-in.ts";

/** What a figure can rest on, as its label says it. */
const bases = ["Official figure", "Computed", "Planning estimate", "Not known"];

/** Where figures of a product are shown. */
const places = (product: string) => [
  `/regulatory-compass?tab=gaps&product=${product}`,
  `/regulatory-compass?tab=pathway&product=${product}`,
  `/regulatory-compass?tab=checklist&product=${product}&route=510k`,
  `/gap-matrix?view=matrix&product=${product}`,
  `/gap-matrix?view=chart&product=${product}`,
  `/regulatory-compass?tab=citations&product=${product}&view=links`,
];

interface Seen {
  /** Figures with what their label says; empty where they have none. */
  figures: { figure: string; basis: string }[];
  /** Sums of money that stand in no figure. */
  loose: string[];
}

const lookAt = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const figures = [...document.querySelectorAll("[data-figure-basis]")].map((one) => ({
      figure: one.querySelector("strong")?.textContent ?? "",
      basis: one.querySelector("[data-basis]")?.textContent?.trim() ?? "",
    }));
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (/\$\s?\d/u.test(textContent ?? "") && !parentElement?.closest("[data-figure-basis]")) loose.push(textContent ?? "");
    }
    return { figures, loose };
  });

/** A device for two markets, held against what applies, with a class, a checklist and a review clock to look at. */
async function seeded(page: Page): Promise<string> {
  await page.goto("/regulatory-compass");
  const headers = { origin: new URL(page.url()).origin };
  const { request } = page.context();
  const call = async (method: "POST" | "PUT", path: string, data: object) => {
    const reply = await request.fetch(path, { method, headers, data });
    expect(reply.status(), await reply.text()).toBe(200);
    return (await reply.json()).data;
  };
  const areas = ["device"];
  const { id } = await call("POST", "/api/products", {
    name: "Pump of figures",
    currentStage: "concept",
    category: "device",
    areas,
    targetMarkets: ["US", "EU"],
  });
  await call("PUT", `/api/gap-analyses/${id}/packs`, { version: 0, packs: ["us-part-830", "eu-mdr-gspr", "iso-13485"] });
  await call("POST", `/api/products/${id}/checklists`, { route: "510k" });
  const answers = { kind: "software", software_role: "drives", driven_class: "IIb", active_implant: ["none"] };
  await call("POST", "/api/pathway-assessments", { product_id: id, rule_set: "eu-mdr", answers, name: "As sold" });
  return id;
}

test("every figure that is shown of a product says what it rests on", async ({ page }) => {
  await signIn(page, "ben");
  let seen = 0;
  const without: string[] = [];
  for (const place of places(await seeded(page))) {
    await page.goto(place, { waitUntil: "networkidle" });
    await expect(page.locator('main [role="status"][aria-busy="true"]')).toHaveCount(0);
    const { figures, loose } = await lookAt(page);
    seen += figures.length;
    without.push(...figures.filter(({ basis }) => !bases.includes(basis)).map(({ figure }) => `${place}: ${figure}`));
    without.push(...loose.map((text) => `${place}: ${text}`));
  }
  console.log(`${seen} figures seen, ${without.length} without a basis`);
  expect(without).toEqual([]);
  expect(seen).toBeGreaterThan(10);
});
