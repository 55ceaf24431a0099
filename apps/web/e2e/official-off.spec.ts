import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

test("the start page promises a source's own words only where the library holds them", async ({ page }) => {
  await page.goto("/");
  const promise =
    "in the source’s own words where the library holds its text, and where it does not yet in our own summaries, marked as such.";
  await expect(page.getByText(promise)).toBeVisible();
});

test("on a server that fetches nothing the dashboard says so once, without a bar on every page, and everything else works", async ({
  page,
}) => {
  await openDashboard(page, "ben");
  const said = page.getByText("Fetching of official texts is turned off on this server", { exact: false });
  await expect(said).toHaveCount(1);
  await expect(said).toContainText("it holds our own summaries");
  await expect(page.getByRole("region", { name: "Official texts" })).toHaveCount(0);
  await page.goto("/queries");
  await expect(page.getByRole("textbox", { name: "Question" })).toBeEnabled();
  await expect(said).toHaveCount(0);
});

test("the page of the sources says who turned fetching off and what that means, and offers no look that would come to nothing", async ({
  page,
}) => {
  await signIn(page, "dana");
  await page.goto("/library/sources");
  await expect(page.getByRole("heading", { name: "Fetching is turned off on this server" })).toBeVisible();
  await expect(page.getByText("nothing is asked of anybody", { exact: false })).toBeVisible();
  const source = page.getByRole("article", { name: "Title 21 of the Code of Federal Regulations" });
  await expect(source.getByRole("button", { name: "Run now" })).toBeDisabled();
  await expect(source).toContainText("turned off");
  await expectAccessible(page);
  await page.goto("/library/registers?register=fda-device-classification&search=FRN");
  await expect(page.getByRole("heading", { name: "This register is not held yet" })).toBeVisible();
  await expectAccessible(page);
});
