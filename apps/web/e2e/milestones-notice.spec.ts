import { type Locator, expect, test } from "@playwright/test";
import { signIn } from "./support/sign-in.ts";
import { callerOf } from "./support/work.ts";

/** Whether one piece of the screen lies over another. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = [await one.boundingBox(), await other.boundingBox()];
  if (!above || !below) throw new Error("one of both is not on the screen");
  return (
    above.x < below.x + below.width &&
    below.x < above.x + above.width &&
    above.y < below.y + below.height &&
    below.y < above.y + above.height
  );
}

for (const [width, height] of [
  [375, 812],
  [1280, 800],
] as const)
  test(`on a screen of ${width} pixels the notice of a move neither covers the milestone nor takes the focus`, async ({ page }) => {
    const mark = String(Date.now());
    await page.setViewportSize({ width, height });
    await signIn(page, "dana");
    const call = await callerOf(page);
    const data = { name: `Last ${mark}`, protocolId: mark, country: "US", type: "submission", plannedDate: "2027-03-29" };
    await call("POST", "/api/milestones", data);
    await page.goto(`/clinres?open=milestones&view=calendar&month=2027-03&protocolId=${mark}`);
    const on = (day: string) => page.getByRole("list", { name: day }).getByRole("button", { name: `Last ${mark}` });
    const undo = page.getByRole("button", { name: "Undo" });
    const notice = page.getByRole("alert").filter({ has: undo });
    for (const [from, to] of [
      ["29 Mar 2027", "30 Mar 2027"],
      ["30 Mar 2027", "31 Mar 2027"],
    ] as const) {
      await on(from).focus();
      for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
      await expect(on(to)).toBeFocused();
      await expect(notice.filter({ hasText: `Moved “Last ${mark}” to ${to}.` })).toBeVisible();
      await expect(undo).toHaveCount(1);
      await expect.poll(() => covers(notice, on(to))).toBe(false);
      await expect(on(to)).toBeInViewport();
      await expect(on(to)).toBeFocused();
    }
  });
