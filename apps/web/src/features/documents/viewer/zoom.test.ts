import { expect, test } from "vitest";
import { zoomStep } from "./zoom.ts";

test("pages become larger and smaller in steps, and stop at both ends", () => {
  expect([zoomStep(1, 1), zoomStep(1, -1), zoomStep(3, 1), zoomStep(0.5, -1)]).toEqual([1.25, 0.75, 3, 0.5]);
});

test("from fitting the width on, the next step is near a page's own size", () => {
  expect([zoomStep(null, 1), zoomStep(null, -1)]).toEqual([1.25, 0.75]);
});
