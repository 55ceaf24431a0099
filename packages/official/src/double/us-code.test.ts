import { expect, test } from "vitest";
import { createDoubleUsCode } from "./us-code.ts";

const ask = (code: ReturnType<typeof createDoubleUsCode>, path: string) => code.answer(path, new URLSearchParams());
const archive = (release: string) => `/download/releasepoints/us/pl/${release.replace("-", "/")}/xml_usc21@${release}.zip`;

test("the page of releases names the archives of the newest, told from its own address", () => {
  const page = ask(createDoubleUsCode("119-73"), "/download/download.shtml").body;
  const link = /href="([^"]+usc21[^"]+\.zip)"/u.exec(page)?.[1] ?? "";
  expect(new URL(link, "https://uscode.house.gov/download/download.shtml").pathname).toBe(archive("119-73"));
});

test("an archive is a ZIP of the title, and one of an earlier release is gone", () => {
  const code = createDoubleUsCode("119-73");
  const { status, body, encoding } = ask(code, archive("119-73"));
  expect([status, encoding, body.startsWith("PK")]).toEqual([200, "latin1", true]);
  code.release = "119-74";
  expect(ask(code, archive("119-73")).status).toBe(404);
});

test("a release that leaves out a law says so", () => {
  expect(ask(createDoubleUsCode("119-73not60"), "/download/download.shtml").body).toContain(
    "Public Law 119-73 (10/14/2026), except 119-60",
  );
});
