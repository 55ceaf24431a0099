// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Stepper } from "./stepper.tsx";
import { show } from "./testing.tsx";

const steps = ["Study", "Population", "Export"];
const at = (step: number, reached: number, onStep = vi.fn(), onFinish = vi.fn()) => (
  <Stepper label="Protocol" steps={steps} step={step} reached={reached} onStep={onStep} finish="Export it" onFinish={onFinish}>
    <p>Content</p>
  </Stepper>
);

test("a step that is not complete yet does not let anybody pass", () => {
  show(at(1, 1));
  expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: /Export/u })).toHaveProperty("disabled", true);
  expect(screen.getByRole("status").textContent).toBe("Step 2 of 3: Population");
});

test("what is done can be gone back to, and the last step ends the work", async () => {
  const [onStep, onFinish] = [vi.fn(), vi.fn()];
  const { person } = show(at(2, 2, onStep, onFinish));
  await person.click(screen.getByRole("button", { name: /Study.*done/u }));
  expect(onStep).toHaveBeenCalledExactlyOnceWith(0);
  await person.click(screen.getByRole("button", { name: "Export it" }));
  expect(onFinish).toHaveBeenCalledOnce();
});

test("a step that can be reached is not done before anybody was there", () => {
  show(at(0, 2));
  expect(screen.getByRole("button", { name: /Population/u })).toHaveProperty("disabled", false);
  expect(screen.queryByRole("button", { name: /done/u })).toBeNull();
});
