// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Dialog, EdgeDialog, Sheet } from "./dialog.tsx";
import { show } from "./testing.tsx";

/** A sheet with a pane in it from which something is asked; all of them open, as an address may have them. */
function Nested({ start }: { start: readonly string[] }) {
  const [open, setOpen] = useState(start);
  const at = (name: string) => ({
    opened: open.includes(name),
    onClose: () => setOpen((now) => now.filter((one) => one !== name)),
    title: name,
  });
  return (
    <>
      <Sheet {...at("sheet")}>
        <input aria-label="Words" onKeyDown={(event) => event.key === "Escape" && event.preventDefault()} />
        <EdgeDialog {...at("pane")}>
          <button onClick={() => setOpen((now) => [...now, "question"])}>Ask</button>
          <Dialog {...at("question")}>Are you sure?</Dialog>
        </EdgeDialog>
      </Sheet>
      <p role="status">{open.join()}</p>
    </>
  );
}
const said = () => screen.getByRole("status", { hidden: true }).textContent;

test("Escape closes what lies on top alone, in whatever order it was opened", async () => {
  const { person } = show(<Nested start={["sheet", "pane", "question"]} />);
  await screen.findByText("Are you sure?");
  for (const left of ["sheet,pane", "sheet", ""]) {
    await person.keyboard("{Escape}");
    await waitFor(() => expect(said()).toBe(left));
  }
});

test("what is opened later lies above what is opened already", async () => {
  const { person } = show(<Nested start={["sheet", "pane"]} />);
  await person.click(await screen.findByRole("button", { name: "Ask" }));
  await screen.findByText("Are you sure?");
  await person.keyboard("{Escape}");
  await waitFor(() => expect(said()).toBe("sheet,pane"));
});

test("a field that has Escape for itself closes nothing", async () => {
  const { person } = show(<Nested start={["sheet"]} />);
  await person.click(await screen.findByRole("textbox", { name: "Words" }));
  await person.keyboard("{Escape}");
  expect(said()).toBe("sheet");
});

/** A pane that is drawn once it is opened, and open from then on. */
function Listed() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <EdgeDialog opened onClose={() => setOpen(false)} title="pane">
          Words
        </EdgeDialog>
      )}
    </>
  );
}

test("what is drawn open gives the focus back to where it was opened from", async () => {
  const { person } = show(<Listed />);
  const button = screen.getByRole("button", { name: "Open" });
  await person.click(button);
  await screen.findByText("Words");
  await person.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(button));
});
