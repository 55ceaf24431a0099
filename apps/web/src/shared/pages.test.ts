import { expect, test } from "vitest";
import { type PageEntry, mayOpen, offeredPages } from "./pages.ts";

const icon = (() => null) as unknown as NonNullable<PageEntry["icon"]>;
const load = async () => () => null;
const pages: PageEntry[] = [
  { path: "/dashboard", access: "signed-in", load, label: "Dashboard", icon },
  { path: "/queries/:answerId", access: "signed-in", load },
  { path: "/admin", access: "signed-in", load, label: "Administration", icon, roles: ["administrator"] },
];

test("a page without a name is not offered anywhere", () => {
  expect(offeredPages(pages, "administrator").map(({ label }) => label)).toEqual(["Dashboard", "Administration"]);
});

test("a page for administrators is offered to them alone, and to nobody while the role is not known", () => {
  expect(offeredPages(pages, "regulatory_professional").map(({ label }) => label)).toEqual(["Dashboard"]);
  expect(offeredPages(pages, undefined).map(({ label }) => label)).toEqual(["Dashboard"]);
});

test("a page that names no role opens for everybody", () => {
  expect(mayOpen({}, undefined)).toBe(true);
  expect(mayOpen({ roles: ["administrator"] }, "regulatory_professional")).toBe(false);
});
