import { expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

test("an administrator keeps a view of the trail under a name, and opens it again later", async ({ page }) => {
  const heard = complaints(page);
  const name = `Sign-ins of ${Date.now()}`;
  await signIn(page, "dana");
  await page.goto("/admin/audit");
  await page.getByRole("button", { name: "Saved views" }).click();
  const views = page.getByRole("region", { name: "Saved Filters" });
  await expect(views).toContainText("Search or choose filters, and they can be saved here under a name.");
  await page.getByRole("combobox", { name: "Action" }).selectOption({ label: "Signed in" });
  await expect(page).toHaveURL(/action=session\.created/u);
  await page.getByLabel("From").fill("2026-01-01");
  await expect(page).toHaveURL(/from=2026-01-01/u);
  await views.getByRole("textbox", { name: "Name" }).fill(name);
  await views.getByRole("button", { name: "Save these filters" }).click();
  await expect(views.getByRole("button", { name, exact: true })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);

  await page.goto("/admin/audit");
  await page.getByRole("button", { name: "Saved views" }).click();
  await views.getByRole("button", { name, exact: true }).click();
  await expect(page).toHaveURL(/action=session\.created/u);
  await expect(page).toHaveURL(/from=2026-01-01/u);
  await expect(page.getByRole("combobox", { name: "Action" })).toHaveValue("session.created");
  await views.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(views.getByRole("button", { name, exact: true })).toHaveCount(0);
  expect(heard).toEqual([]);
});
