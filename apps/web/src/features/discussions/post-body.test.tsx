// @vitest-environment happy-dom
import type { DiscussionClause } from "@clausewise/contracts";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PostBody } from "./post-body.tsx";

afterEach(cleanup);

const show = (content: string, given: { clauses?: DiscussionClause[]; mentions?: string[] } = {}) =>
  render(
    <MemoryRouter>
      <PostBody content={content} clauses={given.clauses ?? []} mentions={given.mentions ?? []} />
    </MemoryRouter>,
  ).container;

const clause: DiscussionClause = {
  id: "0198c0de-0000-7000-8000-000000000001",
  words: "21 CFR 820.30(a)",
  citation: "21 CFR 820.30(a)",
  place: {
    source_id: "0198c0de-0000-7000-8000-000000000002",
    passage_id: "0198c0de-0000-7000-8000-000000000003",
    source_title: "Quality System Regulation",
    heading: "Design controls",
    text: "Each manufacturer",
    text_kind: "verbatim",
    status: "in_force",
    label: "1996",
    date: "1996-10-07",
  },
  changes: [],
  confirmed_at: null,
};

const hostile = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<iframe src='https://evil.example'></iframe>",
  "[click](javascript:alert(1))",
  "[click](  JaVaScRiPt:alert(1))",
  "[click](data:text/html;base64,PHNjcmlwdD4=)",
  "[click](vbscript:msgbox)",
  "<javascript:alert(1)>",
  "![x](https://evil.example/seen.gif)",
  '![x](https://evil.example/seen.gif "onerror=alert(1)")',
  '<svg/onload=alert(1)> <a href="javascript:alert(1)">x</a>',
  "[x]: javascript:alert(1)\n\n[x]",
  "[sign out](/api/logout)",
  "[away](//evil.example)",
];

test.each(hostile)("%s runs nothing, loads nothing and leads nowhere else", (content) => {
  const shown = show(content);
  expect(shown.querySelectorAll("script, img, iframe, svg, object, style, form, input")).toHaveLength(0);
  for (const element of shown.querySelectorAll("*")) {
    for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^style$|^src/);
    expect(element.getAttribute("href") ?? "https://").toMatch(/^https?:\/\//);
  }
});

test("what leads elsewhere opens apart, and says nothing of where it came from", () => {
  show("See [the rule](https://www.ecfr.gov/).");
  const link = screen.getByRole("link");
  expect(link.getAttribute("rel")).toBe("nofollow ugc noopener noreferrer");
  expect(link.getAttribute("target")).toBe("_blank");
});

test("a picture of elsewhere is a link by its words", () => {
  show("![The figure](https://example.org/figure.png)");
  expect(screen.getByRole("link", { name: /The figure/ }).getAttribute("href")).toBe("https://example.org/figure.png");
});

test("a clause leads to where it stands, wherever it is written but in code, and people stand out", () => {
  const shown = show("See **21 CFR 820.30(a)** and `21 CFR 820.30(a)`, @Ben.", { clauses: [clause], mentions: ["@Ben"] });
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/library/${clause.place?.source_id}?passage=${clause.place?.passage_id}`,
  ]);
  expect(shown.querySelector("code")?.textContent).toBe("21 CFR 820.30(a)");
  expect([...shown.querySelectorAll("strong")].map(({ textContent }) => textContent)).toContain("@Ben");
});
