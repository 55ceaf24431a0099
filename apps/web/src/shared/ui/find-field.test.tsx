// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { FindField, foundText } from "./find-field.tsx";
import { show } from "./testing.tsx";

const places = { total: 12, shown: 12, waiting: false, failed: false, at: null };

test("it is said how many places were found, and which is shown", () => {
  expect(foundText(places)).toBe("12 found");
  expect(foundText({ ...places, at: 2 })).toBe("3 of 12");
  expect(foundText({ ...places, total: 900, shown: 200 })).toBe("200+ found");
  expect(foundText({ ...places, total: 0, shown: 0 })).toBe("Not found");
  expect(foundText({ ...places, failed: true })).toBe("Could not be searched");
});

test("Enter goes to the next place, Shift Enter to the one before, and Esc ends the search", async () => {
  const [onFind, onStep] = [vi.fn(), vi.fn()];
  const { person } = show(
    <FindField label="Find in this text" words="risk" onFind={onFind} found={{ ...places, at: 11 }} onStep={onStep} />,
  );
  await person.click(screen.getByRole("searchbox", { name: "Find in this text" }));
  await person.keyboard("{Enter}");
  expect(onStep).toHaveBeenLastCalledWith(0);
  await person.keyboard("{Shift>}{Enter}{/Shift}");
  expect(onStep).toHaveBeenLastCalledWith(10);
  await person.keyboard("{Escape}");
  expect(onFind).toHaveBeenLastCalledWith("");
});

test("Enter pressed before the search has ended leads to the first place once it has, not to one of the words before", async () => {
  const onStep = vi.fn();
  function Search() {
    const [waiting, setWaiting] = useState(true);
    return (
      <>
        <FindField label="Find in this text" words="risk" onFind={vi.fn()} found={{ ...places, waiting }} onStep={onStep} />
        <button onClick={() => setWaiting(false)}>End the search</button>
      </>
    );
  }
  const { person } = show(<Search />);
  await person.click(screen.getByRole("searchbox", { name: "Find in this text" }));
  await person.keyboard("{Enter}");
  expect(onStep).not.toHaveBeenCalled();
  await person.click(screen.getByRole("button", { name: "End the search" }));
  expect(onStep.mock.calls).toEqual([[0]]);
});
