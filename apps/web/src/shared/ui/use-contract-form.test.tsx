// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { drafts } from "../draft.ts";
import { TextField } from "./fields.ts";
import { show } from "./testing.tsx";
import { fromDraft, useContractForm } from "./use-contract-form.ts";

const Message = z.object({ name: z.string().min(1), email: z.email() });
const initial = { name: "", email: "" };

function Form({ onSend }: { onSend: (message: z.output<typeof Message>) => void }) {
  const form = useContractForm(Message, { initial, draft: "test" });
  return (
    <form noValidate onSubmit={form.submit(onSend)}>
      <TextField label="Name" {...form.field("name")} />
      <TextField label="E-mail" {...form.field("email")} />
      <button type="submit">Send</button>
      <button type="button" onClick={form.forget}>
        Forget
      </button>
    </form>
  );
}

beforeEach(() => drafts.clear());

test("an incomplete form is not sent, says what is missing and leads there", async () => {
  const onSend = vi.fn();
  const { person } = show(<Form onSend={onSend} />);
  await person.type(screen.getByLabelText("Name"), "Ana");
  await person.type(screen.getByLabelText("E-mail"), "ana@");
  await person.click(screen.getByRole("button", { name: "Send" }));
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByText("“E-mail address” must be an e-mail address such as name@example.org.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
  await person.type(screen.getByLabelText("E-mail"), "example.org");
  expect(screen.queryByText(/must be an e-mail/u)).toBeNull();
  await person.click(screen.getByRole("button", { name: "Send" }));
  expect(onSend.mock.calls[0]?.[0]).toEqual({ name: "Ana", email: "ana@example.org" });
});

test("what was typed is there again after a reload, until it is forgotten", async () => {
  const first = show(<Form onSend={vi.fn()} />);
  await first.person.type(screen.getByLabelText("Name"), "Ana");
  first.unmount();
  const second = show(<Form onSend={vi.fn()} />);
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Ana");
  await second.person.click(screen.getByRole("button", { name: "Forget" }));
  second.unmount();
  show(<Form onSend={vi.fn()} />);
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "");
});

test("a damaged draft is an empty form, not an error", () => {
  expect(fromDraft(initial, "{broken")).toEqual(initial);
  expect(fromDraft(initial, '{"name": 3, "email": "a@b.org", "other": "x"}')).toEqual({ name: "", email: "a@b.org" });
  expect(fromDraft(initial, "null")).toEqual(initial);
});
