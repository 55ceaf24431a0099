import { type Page, expect } from "@playwright/test";

/** What the screen holds is there, and nothing is on its way any more. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator('[role="status"] .mantine-Loader-root')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * Has operations answer otherwise than the server does, so that a state shows which cannot be brought about from outside.
 * They are named at once: several can travel in one request, which a single route answers.
 */
export async function rewritten(page: Page, changes: Readonly<Record<string, (data: object) => object>>): Promise<void> {
  const names = Object.keys(changes).map((name) => name.replace(".", "\\."));
  await page.route(new RegExp(`/api/rpc/[^?]*\\b(?:${names.join("|")})\\b`, "u"), async (route) => {
    const reply = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const operations = pathname.slice("/api/rpc/".length).split(",");
    const body = await reply.json();
    for (const [at, operation] of operations.entries()) {
      const change = changes[operation];
      const { result } = Array.isArray(body) ? body[at] : body;
      if (change) result.data = change(result.data);
    }
    await route.fulfill({ response: reply, json: body });
  });
}

/** What was written to the console as an error, all of it at the time of asking. */
export function heardErrors(page: Page): () => string {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(message.text());
  });
  return () => heard.join("\n");
}
