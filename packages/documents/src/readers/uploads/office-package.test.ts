import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { OfficePackage } from "./office-package.ts";
import { officeFile, relationsXml } from "./uploads.fixture.ts";
import { textOf } from "./xml.ts";

const file = (parts: Record<string, string> = {}) => officeFile("word/document.xml", { "word/document.xml": "<d>Words</d>", ...parts });
const wordsOf = async (opened: OfficePackage, path: string) => {
  const tree = await opened.tree(path);
  return tree && textOf(tree);
};

test("a part is found whatever the case of its name, and one that is not there is none", async () => {
  const opened = await OfficePackage.open(file());
  expect([opened.has("Word/Document.XML"), await wordsOf(opened, "Word/Document.XML")]).toEqual([true, "Words"]);
  expect([await opened.tree("word/none.xml"), await opened.relations("word/none.xml")]).toEqual([null, []]);
});

describe("what a part names", () => {
  const relationsOf = async (target: string) => {
    const opened = await OfficePackage.open(file({ "word/_rels/document.xml.rels": relationsXml({ rId1: ["styles", target] }) }));
    return (await opened.relations("word/document.xml")).map(({ path }) => path);
  };

  test.each([
    ["beside it", "styles.xml", "word/styles.xml"],
    ["in another folder", "../custom/item.xml", "custom/item.xml"],
    ["from the top", "/word/styles.xml", "word/styles.xml"],
    ["with steps that lead nowhere", "./a/../styles.xml", "word/styles.xml"],
    ["above the top, which stays within the file", "../../../etc/passwd", "etc/passwd"],
  ])("is found %s", async (_, target, path) => expect(await relationsOf(target)).toEqual([path]));

  test("is left out where it lies outside of the file", async () => {
    const outside =
      '<Relationships><Relationship Id="r1" Type="x/hyperlink" Target="https://example.org/" TargetMode="External"/></Relationships>';
    const opened = await OfficePackage.open(file({ "word/_rels/document.xml.rels": outside }));
    expect(await opened.relations("word/document.xml")).toEqual([]);
  });
});

describe("an archive that changed on its way", () => {
  test.each([
    ["won a byte", (bytes: Uint8Array) => Uint8Array.from([...bytes, 10])],
    ["lost its last byte", (bytes: Uint8Array) => bytes.subarray(0, -1)],
  ])("is read where it %s", async (_, changed) => {
    expect(await wordsOf(await OfficePackage.open(changed(file())), "word/document.xml")).toBe("Words");
  });

  test("is refused where it lost more", async () => {
    await expect(OfficePackage.open(file().subarray(0, -40))).rejects.toThrow();
    await expect(OfficePackage.open(new Uint8Array())).rejects.toThrow();
  });
});

test("a part that unpacks to many hundred times its size is refused before it is unpacked", async () => {
  const bomb = zipSync({ "word/document.xml": new Uint8Array(3 * 1024 * 1024) });
  await expect(OfficePackage.open(bomb)).rejects.toMatchObject({ reason: "too_large" });
});
