import { expect, test } from "vitest";
import { planCorpus } from "./plan.ts";
import { cited, fileOf, readAll } from "./testing.ts";

const section = (code: string, heading: string, inner: string, credit = "", attributes = "") =>
  `<section id="x1" temporalId="s${code}" identifier="/us/usc/t21/s${code}"${attributes}><num value="${code}">§ ${code}.</num><heading> ${heading}</heading>${inner}<sourceCredit>${credit}</sourceCredit></section>`;

const title = (
  chapter9: string,
  other = "",
) => `<?xml version="1.0"?><uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0" identifier="/us/usc/t21">
<meta><docNumber>21</docNumber><docPublicationName>Online@119-73</docPublicationName></meta><main><title identifier="/us/usc/t21"><num value="21">Title 21—</num><heading>FOOD AND DRUGS</heading>
<chapter identifier="/us/usc/t21/ch9"><num value="9">CHAPTER 9—</num><heading>WIDGET ACT</heading>${chapter9}</chapter>
<chapter identifier="/us/usc/t21/ch13"><num value="13">CHAPTER 13—</num><heading>OTHERS</heading>${other}</chapter></title></main></uscDoc>`;

const subsection = `<subsection identifier="/us/usc/t21/s360j/a"><num value="a">(a)</num><heading> General rule</heading><chapeau>A widget shall</chapeau>
<paragraph><num value="1">(1)</num><content>turn; and</content></paragraph><paragraph><num value="2">(2)</num><content>stop</content></paragraph><continuation>when told.</continuation></subsection>`;
const quoted = `<notes><note topic="effectiveDate"><quotedContent><section identifier="/us/usc/t21/s999"><num value="999">§ 999.</num><heading>Quoted</heading><content>Never law here.</content></section></quotedContent></note></notes>`;
const credit =
  "(June 25, 1938, ch. 675, §520, as added Pub. L. 94–295, May 28, 1976, 90 Stat. 565; amended Pub. L. 117–328, Dec. 29, 2022.)";

test("a section is cited by its number in the Act and keeps that of the Code in sight", async () => {
  const [act] = await readAll([
    fileOf(
      "usc21.xml",
      title(section("360j", "General provisions", subsection + quoted, credit), section("2401", "Other", "<content>It turns.</content>")),
    ),
  ]);
  expect([act?.identifier, act?.label]).toEqual(["FD&C Act", "as amended through Public Law 117-328"]);
  expect(act === undefined ? [] : cited(act)).toEqual([
    ["FD&C Act 520(a)", "(a) General rule A widget shall (1) turn; and (2) stop when told."],
  ]);
  expect(act?.passages[0]?.heading_path).toEqual(["CHAPTER 9— WIDGET ACT", "21 USC 360j. General provisions", "General rule"]);
  expect(act?.official?.provisions[0]?.amendments).toHaveLength(2);
});

test("the rest of the title is a source of its own, cited by the Code", async () => {
  const versions = await readAll([
    fileOf(
      "usc21.xml",
      title(
        section("360j", "General", subsection, credit),
        section("2401", "Other", "<content><p>It turns.</p><p>It stops.</p></content>"),
      ),
    ),
  ]);
  expect(versions.map(({ identifier }) => identifier)).toEqual(["FD&C Act", "21 USC"]);
  expect(versions[1] === undefined ? [] : cited(versions[1])).toEqual([["21 USC 2401", "It turns. It stops."]]);
});

test("a repealed section is told as repealed, and has no words", async () => {
  const gone = section("360z", "Repealed. Pub. L. 99–1, Jan. 1, 1986", "", "", ' status="repealed"');
  const [act] = await readAll([
    fileOf(
      "usc21.xml",
      title(section("360j", "General", subsection, credit) + gone, section("2401", "Other", "<content>It turns.</content>")),
    ),
  ]);
  expect(act?.official?.provisions.map(({ citation, repealed }) => [citation, repealed])).toEqual([
    ["FD&C Act 520", false],
    ["21 USC 360z", true],
  ]);
});

test("what changes with every release and says nothing of the law leaves a text as it was", async () => {
  const read = async (id: string) =>
    (
      await readAll([
        fileOf(
          "usc21.xml",
          title(section("360j", "General", subsection, credit), section("2401", "Other", "<content>It turns.</content>")).replaceAll(
            'id="x1" temporalId="s',
            `id="${id}" temporalId="${id}`,
          ),
        ),
      ])
    ).map(({ passages }) => passages);
  expect(await read("b7")).toEqual(await read("a1"));
});

test("a title that was cut off is refused", async () => {
  const plan = await planCorpus([fileOf("usc21.xml", title(section("360j", "General", subsection)).slice(0, -12))]);
  expect(await plan.sources[0]?.read()).toEqual({ ok: false, reason: "is cut off: it does not end with </uscDoc>" });
});

test("an act is read out of a title of which the rest is never parsed", async () => {
  const broken = title(section("360j", "General", subsection, credit)).replace('<chapter identifier="/us/usc/t21/ch13">', "<broken>");
  const plan = await planCorpus([fileOf("usc21.xml", broken)]);
  const [act, rest] = [await plan.sources[0]?.read(), await plan.sources[1]?.read()];
  expect(act?.ok && cited(act.version).map(([citation]) => citation)).toEqual(["FD&C Act 520(a)"]);
  expect(rest?.ok).toBe(false);
});
