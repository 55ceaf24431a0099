// @vitest-environment happy-dom
import { UnstyledButton } from "@mantine/core";
import { screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { useLift } from "./use-lift.ts";

const places = ["first", "second"];

/** One thing in one of two places, drawn anew where it is put. */
function Places() {
  const container = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState("first");
  const { lifted, said } = useLift({
    container,
    find: () => ({ name: "It", place, fixed: false }),
    step: (_, key) => (key === "ArrowRight" ? "second" : null),
    told: (where) => where,
    drop: (_, where) => setPlace(where),
  });
  return (
    <div ref={container}>
      <p role="status">{said}</p>
      {places.map((one) => (
        <div key={one} role="group" aria-label={one}>
          {one === place && (
            <UnstyledButton data-milestone="it" data-lifted={lifted !== null}>
              It
            </UnstyledButton>
          )}
        </div>
      ))}
    </div>
  );
}

test("the focus goes with what is put down elsewhere", async () => {
  const { person } = show(<Places />);
  screen.getByRole("button").focus();
  await person.keyboard(" {ArrowRight} ");
  expect(screen.getByRole("group", { name: "second" }).contains(document.activeElement)).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("It is put at second.");
});

test("what is put back stays where it was, with the focus", async () => {
  const { person } = show(<Places />);
  screen.getByRole("button").focus();
  await person.keyboard(" {ArrowRight}{Escape}");
  expect(screen.getByRole("group", { name: "first" }).contains(document.activeElement)).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("It is put back.");
});
