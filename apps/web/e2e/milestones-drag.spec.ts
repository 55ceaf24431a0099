import { type Page, expect, test } from "@playwright/test";
import { complaints, expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";

/** Adds milestones as the screen does, without it. */
async function add(
  page: Page,
  names: readonly string[],
  protocolId: string,
  day = (at: number) => `2027-03-${String((at % 28) + 1).padStart(2, "0")}`,
) {
  const { request } = page.context();
  const health = await request.get("/api/health");
  const headers = { origin: new URL(health.url()).origin };
  for (let at = 0; at < names.length; at += 10)
    await Promise.all(
      names.slice(at, at + 10).map(async (name, nth) => {
        const data = { name, protocolId, country: "US", type: "submission", plannedDate: day(at + nth) };
        expect((await request.post("/api/milestones", { data, headers })).status()).toBe(200);
      }),
    );
}

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a milestone goes to another status by dragging and by keyboard, and another window shows it", async ({ page, browser }) => {
  const heard = complaints(page);
  const mark = String(Date.now());
  await signIn(page, "dana");
  await add(page, [`First ${mark}`, `Second ${mark}`], mark);
  await page.goto(`/clinres?open=milestones&view=board&protocolId=${mark}`);
  const other = await browser.newPage();
  await signIn(other, "dana");
  await other.goto(page.url());
  await expect(column(other, "Pending").getByRole("button")).toHaveCount(2);

  await page.getByRole("button", { name: `First ${mark}` }).dragTo(column(page, "In progress"));
  await expect(column(page, "In progress").getByRole("button", { name: `First ${mark}` })).toBeVisible();
  await expect(column(other, "In progress").getByRole("button", { name: `First ${mark}` })).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: `Second ${mark}` }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`Second ${mark} is lifted at Pending.`, { exact: false })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Milestone Tracking" })).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(column(page, "Completed").getByRole("button", { name: `Second ${mark}` })).toBeVisible();
  await expectAccessible(page);
  expect(heard).toEqual([]);
});

test("a milestone goes to another day on the calendar and the timeline", async ({ page }) => {
  test.slow();
  const mark = String(Date.now());
  await signIn(page, "dana");
  await add(page, [`Only ${mark}`], mark, () => "2027-03-10");
  await page.goto(`/clinres?open=milestones&view=calendar&month=2027-03&protocolId=${mark}`);
  const entry = page.getByRole("button", { name: `Only ${mark}` });
  const on = (day: string) => page.getByRole("list", { name: day }).getByRole("button", { name: `Only ${mark}` });
  const lifted = page.getByText(`Only ${mark} is lifted at`, { exact: false });
  await entry.dragTo(page.getByRole("cell").filter({ hasText: /^17$/u }), { timeout: 60_000 });
  await expect(on("17 Mar 2027")).toBeVisible();
  await entry.focus();
  await page.keyboard.press("Space");
  await expect(lifted).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(on("23 Mar 2027")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(on("17 Mar 2027")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Timeline", exact: true }).click();
  await expect(page.getByRole("list", { name: `Milestones of ${mark}` })).toBeVisible();
  await entry.focus();
  await page.keyboard.press("Space");
  await expect(lifted).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: `Only ${mark} 18 Mar 2027` })).toBeFocused();
  await expectAccessible(page);
});

test("whoever goes on with a milestone by keyboard is not taken to the way back of the last move", async ({ page }) => {
  const mark = String(Date.now());
  await signIn(page, "dana");
  await add(page, [`Only ${mark}`], mark, () => "2027-03-10");
  await page.goto(`/clinres?open=milestones&view=calendar&month=2027-03&protocolId=${mark}`);
  const on = (day: string) => page.getByRole("list", { name: day }).getByRole("button", { name: `Only ${mark}` });
  await on("10 Mar 2027").focus();
  // What comes of the move is seen before the move itself is answered, and its notice comes after that.
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/rpc\/milestones\.move/u, async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await expect(on("11 Mar 2027")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText(`Only ${mark} is lifted at 11 Mar 2027.`, { exact: false })).toBeAttached();
  held.resolve();
  await expect(page.getByText(`Moved “Only ${mark}” to 11 Mar 2027.`)).toBeVisible();
  for (const key of ["ArrowRight", "Space"]) await page.keyboard.press(key);
  await expect(on("12 Mar 2027")).toBeFocused();
});

test("500 milestones are dragged without dropping frames", async ({ page }) => {
  const mark = String(Date.now());
  await signIn(page, "dana");
  await add(
    page,
    Array.from({ length: 500 }, (_, at) => `Milestone ${at} of ${mark}`),
    mark,
  );
  await page.goto(`/clinres?open=milestones&view=board&protocolId=${mark}`);
  await expect(column(page, "Pending").getByRole("listitem")).toHaveCount(500);
  const card = await column(page, "Pending").getByRole("button").first().boundingBox();
  const target = await column(page, "Delayed").boundingBox();
  if (!card || !target) throw new Error("the board has no cards");
  await page.mouse.move(card.x + 20, card.y + 20);
  await page.mouse.down();
  await page.evaluate(() => {
    const times: number[] = [];
    const tick = (time: number) => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { frames: times });
  });
  const [left, right] = [card.x + 20, target.x + target.width / 2];
  // Over every status and back, again and again, and at the end to where it is dropped.
  const turns = 9;
  const steps = 100;
  for (let step = 1; step <= turns * steps; step += 1) {
    const [turn, part] = [Math.floor((step - 1) / steps), (((step - 1) % steps) + 1) / steps];
    const along = turn % 2 === 0 ? part : 1 - part;
    await page.mouse.move(left + (right - left) * along, target.y + 120 + (step % 7));
  }
  const times = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  await page.mouse.up();
  await expect(column(page, "Delayed").getByRole("listitem")).toHaveCount(1);
  const gaps = times
    .slice(1)
    .map((time, at) => time - (times[at] ?? time))
    .toSorted((one, other) => one - other);
  const p95 = gaps[Math.floor(gaps.length * 0.95)] ?? 0;
  console.log(`500 milestones dragged: ${gaps.length} frames, p95 ${p95.toFixed(1)} ms, longest ${(gaps.at(-1) ?? 0).toFixed(1)} ms`);
  expect(p95).toBeLessThanOrEqual(50);
});
