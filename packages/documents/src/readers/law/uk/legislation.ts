import { UnreadableError } from "../../corpus-file.ts";
import { collapse, isCalendarDate } from "../../text.ts";
import type { Amendment, ComingText } from "../official-facts.ts";
import type { SourceVersion } from "../source-version.ts";
import { type XmlElement, elementIn, elementsIn, elementsWithin, parseXml, rootTag, wordsIn } from "../xml-tree.ts";
import { type Instrument, type Provision, provisionsIn, readProvision } from "./provisions.ts";

/** Whether an XML text is legislation as legislation.gov.uk publishes it. */
export function isUkLegislation(text: string): boolean {
  return rootTag(text).startsWith("<Legislation") && rootTag(text).includes("www.legislation.gov.uk/namespaces/legislation");
}

/** Reads an instrument of the United Kingdom; what differs between its countries stands side by side. */
export function readUkLegislation(text: string, modified: string): SourceVersion {
  const root = parseXml(text, ["Legislation"]);
  const about = elementIn(root, "ukm:Metadata");
  const content = elementIn(root, "Secondary", "Primary");
  if (about === undefined || content === undefined) throw new UnreadableError("holds no text of legislation, only what is said of it");
  const title = collapse(wordsIn(elementIn(about, "dc:title")));
  const instrument = instrumentOf(root, about, title);
  const all = provisionsIn(content, root.attributes["RestrictExtent"] ?? "");
  const inForce = all.filter(({ prospective }) => !prospective);
  const read = inForce.map((provision) => readProvision(instrument, provision, inForce, amendmentsIn(root)));
  const dates = datesOf(about);
  return {
    identifier: instrument.identifier,
    title,
    // The MHRA administers the law on medicines and devices.
    authority: /medic|clinical trial/i.test(title) ? "UK Parliament and MHRA" : "UK Parliament",
    jurisdiction: "GB",
    kind: content.name === "Primary" ? "statute" : "regulation",
    binding: true,
    text_kind: "verbatim",
    url: instrument.url,
    docket: null,
    label: dates.valid === null ? "as made" : `as amended to ${dates.valid}`,
    status: "in_force",
    issued: dates.valid === null ? dates.made : null,
    effective: dates.valid ?? dates.comingIntoForce,
    retrieved: modified,
    passages: read.flatMap(({ passages }) => passages),
    official: {
      language: collapse(wordsIn(elementIn(about, "dc:language"))) || "en",
      last_amended: dates.valid,
      current_to: dates.valid,
      provisions: read.map(({ facts }) => facts),
      coming: all.filter(({ prospective }) => prospective).map((provision) => comingText(instrument, provision)),
      unapplied: unappliedIn(about),
    },
  };
}

function instrumentOf(root: XmlElement, about: XmlElement, title: string): Instrument {
  const [, type = "", year = "", number = ""] =
    /legislation\.gov\.uk\/(?:id\/)?([a-z]+)\/(\d{4})\/(\d+)/.exec(root.attributes["IdURI"] ?? root.attributes["DocumentURI"] ?? "") ?? [];
  if (number === "") throw new UnreadableError("does not state the number of the instrument");
  const minor = elementsWithin(about, "ukm:DocumentMinorType")[0]?.attributes["Value"];
  const series: Readonly<Record<string, string>> = { uksi: "SI", ssi: "SSI", wsi: "WSI", nisr: "SR" };
  const words: Readonly<Record<string, string>> = { order: "article", rule: "rule", scheme: "paragraph" };
  const named = series[type];
  return {
    identifier: named === undefined ? title : `${named} ${year}/${number}`,
    word: named === undefined ? "s." : (words[minor ?? ""] ?? "regulation"),
    url: `https://www.legislation.gov.uk/${type}/${year}/${number}`,
  };
}

function datesOf(about: XmlElement) {
  const dateIn = (name: string) => {
    const found = elementsWithin(about, name)[0];
    const date = found?.attributes["Date"] ?? collapse(wordsIn(found));
    return isCalendarDate(date) ? date : null;
  };
  return { valid: dateIn("dct:valid"), made: dateIn("ukm:Made") ?? dateIn("ukm:EnactmentDate"), comingIntoForce: dateIn("ukm:DateTime") };
}

/** Amendments that are law and not yet worked into the words, as the publisher lists them. */
function unappliedIn(about: XmlElement): Amendment[] {
  return elementsWithin(about, "ukm:UnappliedEffect").map((effect) => {
    const { AffectingTitle = "", AffectingYear = "", AffectingNumber = "", AffectedProvisions = "", Type = "" } = effect.attributes;
    const by = AffectingTitle === "" ? `${AffectingYear}/${AffectingNumber}` : AffectingTitle;
    const dates = elementsWithin(effect, "ukm:InForce").map(({ attributes }) => attributes["Date"] ?? "");
    const [only, ...others] = new Set(dates.filter(isCalendarDate));
    return {
      citation: collapse(`${by}: ${AffectedProvisions} ${Type}`).replace(/:$/, ""),
      date: others.length === 0 ? (only ?? null) : null,
    };
  });
}

/** The publisher's notes on what made the words, by their ids. */
function amendmentsIn(root: XmlElement): Map<string, string> {
  const notes = elementsIn(elementIn(root, "Commentaries"), "Commentary").filter(({ attributes }) => attributes["Type"] === "F");
  return new Map(notes.map((note) => [note.attributes["id"] ?? "", collapse(wordsIn(note))]));
}

const comingText = (instrument: Instrument, provision: Provision): ComingText => ({
  kind: "not in force",
  by: instrument.identifier,
  text: collapse(`${provision.heading} ${provision.number} ${wordsIn(elementIn(provision.element, "P1para") ?? provision.element)}`),
});
