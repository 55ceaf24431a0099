// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Later } from "./later.tsx";
import { show } from "./testing.tsx";

test("what stands below comes after what is looked at first", async () => {
  show(
    <Later>
      <p>Further down</p>
    </Later>,
  );
  expect((await screen.findByText("Further down")).isConnected).toBe(true);
});
