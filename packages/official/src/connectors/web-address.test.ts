import { expect, test } from "vitest";
import { webAddress } from "./web-address.ts";

const page = "https://www.example.org/list/page";

test.each([
  ["/a b", "https://www.example.org/a%20b"],
  ["other", "https://www.example.org/list/other"],
  ["//cdn.example.org/x", "https://cdn.example.org/x"],
  ["HTTP://example.com", "http://example.com/"],
])("a link to %s leads to %s", (href, address) => expect(webAddress(href, page)).toBe(address));

test.each(["javascript:alert(1)", "data:text/html,x", "mailto:a@example.org", "http://", "https://[", "", null, undefined])(
  "a link to %s leads nowhere",
  (href) => expect(webAddress(href, page)).toBeNull(),
);
