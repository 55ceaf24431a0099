// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { ahead, onArrival } from "./ahead.ts";
import { show } from "./ui/testing.tsx";

test("what a link leads to is prepared once the focus or a pointer arrives at it", async () => {
  const prepare = vi.fn<() => void>();
  const { person } = show(<button {...onArrival(prepare)}>Matrix</button>);
  await person.tab();
  expect(prepare).toHaveBeenCalledTimes(1);
  await person.hover(screen.getByRole("button"));
  expect(prepare).toHaveBeenCalledTimes(2);
});

test("a part that could not be loaded ahead is loaded when it is shown", async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue(() => "Here");
  const Part = ahead<object>(load);
  Part.load();
  show(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect((await screen.findByText("Here")).isConnected).toBe(true);
});
