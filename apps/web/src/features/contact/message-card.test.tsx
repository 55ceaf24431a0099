// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { MessageCard } from "./message-card.tsx";

const message = {
  id: "00000000-0000-4000-8000-000000000000",
  firstName: "Eva",
  lastName: "Visitor",
  email: "eva?cc=all@example.org",
  message: "First line\n<b>Second</b> line",
  created_at: "2026-11-22T09:00:00.000Z",
};

test("a message is shown word for word, with who wrote it", () => {
  show(<MessageCard message={message} />);
  expect(screen.getByRole("heading").textContent).toBe("Eva Visitor");
  expect(screen.getByText(/First line/).textContent).toBe(message.message);
});

test("its address can be written to, and adds nobody else to the letter", () => {
  show(<MessageCard message={message} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("mailto:eva%3Fcc%3Dall@example.org");
});
