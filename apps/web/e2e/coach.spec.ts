import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { openDashboard, signIn } from "./support/sign-in.ts";

/** A recognition in place of the browser's, which would listen: it hears one question, on this device. */
const hears = (question: string, local: boolean) => `
  window.SpeechRecognition = class extends EventTarget {
    static available = async () => ${local ? '"available"' : '"unavailable"'};
    start() {
      setTimeout(() => {
        this.dispatchEvent(Object.assign(new Event("result"), { results: [[{ transcript: ${JSON.stringify(question)} }]] }));
        this.dispatchEvent(new Event("end"));
      }, 50);
    }
    stop() {}
    abort() {}
  };`;

const hearsNothing = "window.SpeechRecognition = undefined; window.webkitSpeechRecognition = undefined;";

const coach = (page: Page) => page.getByRole("complementary", { name: "Compliance coach" });

async function openCoach(page: Page, address = "/bookmarks"): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Open the compliance coach" }).click();
  await expect(coach(page)).toBeVisible();
}

test("the coach answers in short with its clauses, is minimized with its messages and kept over a reload", async ({ page }) => {
  const heard = complaints(page);
  await openDashboard(page, "ben");
  await expect(page.getByRole("button", { name: /compliance coach/u })).toHaveCount(0);
  await openCoach(page);
  const send = coach(page).getByRole("button", { name: "Send" });
  await expect(send).toBeDisabled();
  await coach(page).getByRole("textbox", { name: "Question to the coach" }).fill("   ");
  await expect(send).toBeDisabled();
  await expectAccessible(page);

  await coach(page).getByRole("button", { name: "Data Breach Response" }).click();
  await coach(page)
    .getByRole("button", { name: /^Within how many hours/u })
    .click();
  await expect(coach(page).getByRole("link", { name: "Regulation (EU) 2016/679 Article 33", exact: true })).toBeVisible();
  const box = coach(page).getByRole("textbox", { name: "Question to the coach" });
  await box.fill("When is a 5-day report required under 21 CFR 803.53?");
  await box.press("Enter");
  await expect(coach(page).getByRole("link", { name: "21 CFR 803.53(a)" })).toBeVisible();
  await expect(box).toHaveValue("");
  await expectAccessible(page);

  await expect(coach(page).getByLabel("Answers under")).toHaveValue("EU_MDR");

  await coach(page).getByRole("button", { name: "Minimize the coach" }).click();
  await expect(page.getByRole("button", { name: "Open the compliance coach again, 4 messages" })).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Open the compliance coach again, 4 messages" }).click();
  await coach(page).getByRole("link", { name: "21 CFR 803.53(a)" }).click();
  await expect(page).toHaveURL(/\/library\/[0-9a-f-]{36}\?passage=/u);
  await expect(coach(page)).toBeVisible();
  await coach(page)
    .getByRole("button", { name: /^Close the compliance coach/u })
    .click();
  await expect(page.getByRole("button", { name: "Open the compliance coach", exact: true })).toBeVisible();
  expect(heard).toEqual([]);
});

test("a quiz card is answered, told why with its clauses, comes again later, and is counted in the progress", async ({ page }) => {
  await signIn(page, "chi");
  await openCoach(page);
  await coach(page).getByRole("button", { name: "Quiz cards" }).click();
  await coach(page).getByRole("combobox", { name: "Deck" }).selectOption("510(k)");
  const card = coach(page).getByRole("article", { name: "Quiz card" });
  await expect(card).toContainText("510(k)");
  await expectAccessible(page);
  await card.getByRole("radio").first().check();
  await card.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(card.getByRole("list", { name: "Clauses" }).getByRole("link").first()).toBeVisible();
  await expect(card).toContainText("It comes again");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Next card" }).click();
  await expect(coach(page)).toContainText("11 new");

  await coach(page).getByRole("button", { name: "Show the learning progress" }).click();
  await expect(coach(page).getByRole("row", { name: /510\(k\) 1 of 12/u })).toBeVisible();
  await expect(coach(page)).toContainText("20 beginner cards");
  await expectAccessible(page);
});

test("a deck of what somebody does not keep says what it would be made of", async ({ page }) => {
  await signIn(page, "dana");
  await openCoach(page);
  await coach(page).getByRole("button", { name: "Quiz cards" }).click();
  await coach(page).getByRole("combobox", { name: "Deck" }).selectOption("gaps");
  await expect(coach(page)).toContainText("You have no gap analysis yet");
});

test("by voice a question is heard on this device and answered", async ({ page }) => {
  await page.addInitScript(hears("When is a 5-day report required under 21 CFR 803.53?", true));
  await signIn(page, "ben");
  await openCoach(page);
  await coach(page).getByRole("button", { name: "Voice" }).click();
  await coach(page).getByRole("button", { name: "Start listening" }).click();
  await expect(coach(page).getByRole("link", { name: "21 CFR 803.53(a)" })).toBeVisible();
  await expect(coach(page)).toContainText("asked by voice");
  await expectAccessible(page);
});

test("before sound would leave this device, the coach says where it goes and waits", async ({ page }) => {
  await page.addInitScript(hears("What is a biosimilar?", false));
  await signIn(page, "ben");
  await openCoach(page);
  await coach(page).getByRole("button", { name: "Voice" }).click();
  await coach(page).getByRole("button", { name: "Start listening" }).click();
  await expect(coach(page)).toContainText("it may send what you say to its maker’s speech service");
  await expectAccessible(page);
  await coach(page).getByRole("button", { name: "Use voice all the same" }).click();
  await expect(coach(page)).toContainText("asked by voice");
});

test("where the browser has no recognition, or may not listen, the coach says so", async ({ page, context }) => {
  await page.addInitScript(hearsNothing);
  await signIn(page, "ben");
  await openCoach(page);
  await coach(page).getByRole("button", { name: "Voice" }).click();
  await expect(coach(page)).toContainText("Speech recognition is not supported in your browser.");
  const other = await context.newPage();
  await other.addInitScript(
    `${hears("x", true)} navigator.permissions.query = async () => Object.assign(new EventTarget(), { state: "denied" });`,
  );
  await openCoach(other);
  await coach(other).getByRole("button", { name: "Voice" }).click();
  await expect(coach(other)).toContainText("Microphone access denied. Please enable microphone in browser settings.");
  await expect(coach(other).getByRole("button", { name: "Start listening" })).toBeDisabled();
});

test("on a phone the coach covers the page, and makes room for the source that is opened from it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, "ben");
  await page.goto("/bookmarks");
  await page.getByRole("button", { name: "Open the compliance coach" }).click();
  const sheet = page.getByRole("dialog", { name: "Compliance coach" });
  await sheet.getByRole("textbox", { name: "Question to the coach" }).fill("What must a 510(k) summary contain?");
  await sheet.getByRole("button", { name: "Send" }).click();
  await sheet.getByRole("link", { name: "21 CFR 807.92", exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open the compliance coach again, 2 messages" })).toBeVisible();
  await expectAccessible(page);
});
