import { expect, test } from "vitest";
import { createDoubleUsCode } from "../double/double.ts";
import { walk } from "./testing.ts";
import { usCode } from "./us-code.ts";

const told = async (double: ReturnType<typeof createDoubleUsCode>) =>
  (await walk(usCode, double)).texts.map(({ identifier, label, passages }) => [
    identifier,
    label,
    ...passages.map(({ citation }) => citation),
  ]);

test("the release is told by its name, with the day of the law that it ends with", async () => {
  expect((await walk(usCode, createDoubleUsCode())).detected).toEqual({ token: "119-73", asOf: "2026-10-14" });
  expect((await walk(usCode, createDoubleUsCode("119-73not60"))).detected).toEqual({ token: "119-73not60", asOf: "2026-10-14" });
});

test("both acts are read by their own numbers, without what the title holds beside them or only quotes", async () => {
  expect(await told(createDoubleUsCode())).toEqual([
    ["FD&C Act", "as amended through Public Law 117-328", "FD&C Act 501(a)", "FD&C Act 520(a)"],
    ["PHS Act", "as amended through Public Law 117-328", "PHS Act 351(a)"],
  ]);
});

test("a release that did not amend an act leaves it as it was", async () => {
  const texts = async (release: string) =>
    (await walk(usCode, createDoubleUsCode(release))).texts.map(({ label, passages }) => ({ label, passages }));
  expect(await texts("119-90")).toEqual(await texts("119-73"));
});

test("an act is named after the newest law that amended any of its sections", async () => {
  const code = createDoubleUsCode("119-90");
  Object.assign(code.sections.fdc[1] ?? {}, { words: "A maker shall keep better records.", amendedBy: "119-88" });
  expect((await told(code))[0]?.[1]).toBe("as amended through Public Law 119-88");
});

test("a page that names no release is not taken for one without news", async () => {
  const code = createDoubleUsCode();
  const answer = code.answer.bind(code);
  code.answer = (path, query) => ({ ...answer(path, query), body: "<!DOCTYPE html><html><body>Maintenance</body></html>" });
  await expect(walk(usCode, code)).rejects.toThrow("does not say which release");
});

test("an archive of something else is said to be so", async () => {
  const code = createDoubleUsCode();
  const answer = code.answer.bind(code);
  code.answer = (path, query) => {
    const played = answer(path, query);
    return path.includes("usc42") ? { ...played, body: played.body.replaceAll("usc42.xml", "usc42.pdf") } : played;
  };
  await expect(walk(usCode, code)).rejects.toThrow("gave an archive of PHS Act that holds no file that ends with .xml");
});

test("a title on somebody else's host is not asked for", async () => {
  const code = createDoubleUsCode();
  const answer = code.answer.bind(code);
  code.answer = (path, query) => {
    const played = answer(path, query);
    return { ...played, body: played.body.replaceAll('href="', 'href="https://example.org/') };
  };
  await expect(walk(usCode, code)).rejects.toThrow("on a host that is not its own");
});
