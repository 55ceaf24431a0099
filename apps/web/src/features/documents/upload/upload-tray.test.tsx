// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { Summary } from "./upload-tray.tsx";
import type { Upload } from "./uploads.ts";

const upload = (state: Upload["state"], sent: number): Upload => ({
  key: sent,
  file: new File(["x".repeat(1_000_000)], "plan.docx"),
  title: "plan",
  body: "",
  category: "",
  tags: "",
  replaces: null,
  state,
  sent,
  problem: null,
  held: [],
  sha256: null,
  twin: null,
  anyway: false,
  documentId: null,
});

test("the tray says how far all uploads are together, and leads to them", () => {
  show(<Summary begun={[upload("sending", 500_000), upload("stored", 1_000_000), upload("waiting", 0)]} />);
  expect(screen.getByText("Uploading 2 files")).toBeTruthy();
  expect(screen.getByText("1.43 MB of 2.86 MB")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show" }).getAttribute("href")).toBe("/documents?open=upload");
});

test("once all is done it says what was stored and what failed", () => {
  show(<Summary begun={[upload("stored", 1_000_000), upload("failed", 3)]} />);
  expect(screen.getByRole("status").textContent).toBe("1 document uploaded, 1 failed");
});
