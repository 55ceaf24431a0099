import { expect, test } from "vitest";
import { planCorpus } from "../plan.ts";
import { cited, fileOf, readOne } from "../testing.ts";

const p2 = (number: string, inner: string) => `<P2><Pnumber PuncBefore="(" PuncAfter=")">${number}</Pnumber><P2para>${inner}</P2para></P2>`;
const p3 = (number: string, text: string) =>
  `<P3><Pnumber PuncBefore="(" PuncAfter=")">${number}</Pnumber><P3para><Text>${text}</Text></P3para></P3>`;
const regulation = (number: string, title: string, inner: string, attributes = "") =>
  `<P1group${attributes}><Title>${title}</Title><P1><Pnumber PuncAfter=".">${number}</Pnumber><P1para>${inner}</P1para></P1></P1group>`;

const file = (body: string, schedules = "", effects = "", valid = "<dct:valid>2099-01-10</dct:valid>") =>
  fileOf(
    "data.xml",
    `<?xml version="1.0" encoding="utf-8"?><Legislation xmlns="http://www.legislation.gov.uk/namespaces/legislation" DocumentURI="http://www.legislation.gov.uk/uksi/2098/618" IdURI="http://www.legislation.gov.uk/id/uksi/2098/618" RestrictExtent="E+W+S+N.I.">
<ukm:Metadata xmlns:ukm="u" xmlns:dc="d" xmlns:dct="t"><dc:title>The Widgets Regulations 2098</dc:title><dc:language>en</dc:language>${valid}
<ukm:SecondaryMetadata><ukm:DocumentClassification><ukm:DocumentMinorType Value="regulation"/></ukm:DocumentClassification><ukm:Made Date="2098-03-07"/><ukm:ComingIntoForce><ukm:DateTime Date="2098-06-13"/></ukm:ComingIntoForce>${effects}</ukm:SecondaryMetadata></ukm:Metadata>
<Secondary><Body>${body}</Body>${schedules}</Secondary><Commentaries><Commentary id="c1" Type="F"><Para><Text>Words in reg. 2 inserted by S.I. 2099/1, reg. 3</Text></Para></Commentary></Commentaries></Legislation>`,
  );

const scope = regulation(
  "2",
  "Scope",
  `${p2("1", `<Text>A widget<CommentaryRef Ref="c1"/> shall—</Text>${p3("a", "turn, and")}${p3("b", "<Addition>stop</Addition>.")}`)}${p2("2", "<Text>It may wait.</Text>")}`,
);

test("a regulation is cited by its paragraphs and tells what amended it", async () => {
  const version = await readOne([file(`<Part><Number>PART I</Number><Title>GENERAL</Title>${scope}</Part>`)]);
  expect([version.identifier, version.label, version.effective]).toEqual(["SI 2098/618", "as amended to 2099-01-10", "2099-01-10"]);
  expect(cited(version)).toEqual([
    ["SI 2098/618 regulation 2(1)", "(1) A widget shall— (a) turn, and (b) stop."],
    ["SI 2098/618 regulation 2(2)", "(2) It may wait."],
  ]);
  expect(version.passages[0]).toMatchObject({
    heading: "Scope",
    heading_path: ["Part I—General"],
    url: "https://www.legislation.gov.uk/uksi/2098/618/regulation/2",
  });
  expect(version.official?.provisions[0]?.amendments).toEqual([
    { citation: "Words in reg. 2 inserted by S.I. 2099/1, reg. 3", date: null },
  ]);
});

test("a regulation that stands there for Great Britain and for Northern Ireland is two texts, each with its extent", async () => {
  const twice =
    regulation("3", "Marks", "<Text>British words.</Text>", ' RestrictExtent="E+W+S"') +
    regulation("3", "Marks", "<Text>Northern words.</Text>", ' RestrictExtent="N.I."');
  const version = await readOne([file(scope + twice)]);
  expect(cited(version).slice(2)).toEqual([
    ["SI 2098/618 regulation 3 (Great Britain)", "British words."],
    ["SI 2098/618 regulation 3 (Northern Ireland)", "Northern words."],
  ]);
  expect(version.official?.provisions.map(({ extent }) => extent)).toEqual(["United Kingdom", "Great Britain", "Northern Ireland"]);
});

test("amendments that are not yet worked into the words are listed", async () => {
  const effect = (inForce: string) =>
    `<ukm:UnappliedEffect Type="words inserted" AffectedProvisions="reg. 2" AffectingTitle="The Widgets (Amendment) Regulations 2099">${inForce}</ukm:UnappliedEffect>`;
  const effects = `<ukm:UnappliedEffects>${effect('<ukm:InForceDates><ukm:InForce Date="2099-06-16"/></ukm:InForceDates>')}${effect("")}</ukm:UnappliedEffects>`;
  expect((await readOne([file(scope, "", effects)])).official?.unapplied).toEqual([
    { citation: "The Widgets (Amendment) Regulations 2099: reg. 2 words inserted", date: "2099-06-16" },
    { citation: "The Widgets (Amendment) Regulations 2099: reg. 2 words inserted", date: null },
  ]);
});

test("schedules are cited by their paragraphs", async () => {
  const schedules = `<Schedules><Schedule><Number>SCHEDULE 2</Number><TitleBlock><Title>Fees</Title></TitleBlock><ScheduleBody><P1><Pnumber>4</Pnumber><P1para><Text>A fee is due.</Text></P1para></P1></ScheduleBody></Schedule></Schedules>`;
  const version = await readOne([file(scope, schedules)]);
  expect(version.passages.at(-1)).toMatchObject({
    citation: "SI 2098/618 Schedule 2 paragraph 4",
    text: "A fee is due.",
    heading_path: ["Schedule 2—Fees"],
  });
});

test("what is not in force yet is coming, and what was revoked is told as such", async () => {
  const body =
    scope +
    regulation("5", "Later", "<Text>Not yet.</Text>", ' Status="Prospective"') +
    regulation("6", "Gone", "<Text>. . . . . .</Text>");
  const version = await readOne([file(body)]);
  expect(version.official?.coming.map(({ kind, text }) => [kind, text])).toEqual([["not in force", "Later 5 Not yet."]]);
  expect(version.official?.provisions.map(({ citation, repealed }) => [citation, repealed])).toEqual([
    ["SI 2098/618 regulation 2", false],
    ["SI 2098/618 regulation 6", true],
  ]);
});

test("the words first made are dated by their making and coming into force", async () => {
  expect(await readOne([file(scope, "", "", "")])).toMatchObject({ label: "as made", issued: "2098-03-07", effective: "2098-06-13" });
});

test("a table of contents without the text is refused, and so is a text that was cut off", async () => {
  const whole = new TextDecoder().decode(await file(scope).read());
  const contents = whole.replace(/<Secondary>[\s\S]*<\/Secondary>/, "<Contents/>");
  const plan = await planCorpus([fileOf("contents.xml", contents), fileOf("cut.xml", whole.slice(0, -30))]);
  expect(await Promise.all(plan.sources.map((source) => source.read()))).toEqual([
    { ok: false, reason: "holds no text of legislation, only what is said of it" },
    { ok: false, reason: "is cut off: it does not end with </Legislation>" },
  ]);
});
