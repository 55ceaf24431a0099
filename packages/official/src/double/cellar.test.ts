import { expect, test } from "vitest";
import { createDoubleCellar } from "./cellar.ts";

const cellar = createDoubleCellar(new Map([["2017R0745", new Map([["2025-01-10", { "1": "It applies to devices." }]])]]));
const ask = (path: string, accept = "application/xhtml+xml") => cellar.answer(`/resource/celex/${path}`, new URLSearchParams(), { accept });

test("one address has a notice and the act as adopted, by what is asked for", () => {
  expect(ask("32017R0745", "application/xml;notice=tree").body).toContain("<VALUE>02017R0745-20250110</VALUE>");
  expect(ask("32017R0745").body).toContain("REGULATION (EU) 2017/745");
});

test("a state is had by its day, with the day in its head", () => {
  expect(ask("02017R0745-20250110").body).toContain("02017R0745 — EN — 10.01.2025");
});

test.each(["02017R0745-20240101", "32017R0746", "x"])("%s is not there", (path) => expect(ask(path).status).toBe(404));
