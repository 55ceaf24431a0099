import { UnreadableError } from "../../corpus-file.ts";
import { collapse, isCalendarDate } from "../../text.ts";
import type { ComingText, ProvisionFacts } from "../official-facts.ts";
import type { SourcePassage, SourceVersion } from "../source-version.ts";
import { type XmlElement, elementIn, elementsIn, elementsWithin, parseXml, rootTag, wordsIn } from "../xml-tree.ts";
import { isGathering, readSchedule } from "./schedules.ts";
import { type Above, type Instrument, descend, readSection } from "./sections.ts";
import { wordsOf } from "./words.ts";

const site = "https://laws-lois.justice.gc.ca";

/** Whether an XML text is an act or regulation as the Department of Justice of Canada consolidates it. */
export function isCanadianConsolidation(text: string): boolean {
  const root = rootTag(text);
  return /^<(?:Regulation|Statute)\s/.test(root) && root.includes("http://justice.gc.ca/lims");
}

/** Reads a consolidated act or regulation of Canada: what is in force, and apart from it what is to come. */
export function readCanadianConsolidation(text: string, modified: string): SourceVersion {
  const root = parseXml(text, ["Regulation", "Statute"]);
  const instrument = instrumentOf(root);
  const { passages, provisions } = inForce(root, instrument);
  const [amended, pointInTime, current] = ["lastAmendedDate", "pit-date", "current-date"].map((name) => dateIn(root, name));
  return {
    identifier: instrument.identifier,
    title: titleOf(root),
    authority: authorityOf(root),
    jurisdiction: "CA",
    kind: root.name === "Statute" ? "statute" : "regulation",
    binding: true,
    text_kind: "verbatim",
    url: instrument.url,
    docket: null,
    label: labelOf(instrument, amended ?? null, pointInTime ?? null),
    status: "in_force",
    issued: null,
    effective: amended ?? pointInTime ?? null,
    retrieved: modified,
    passages,
    official: {
      language: instrument.language,
      last_amended: amended ?? null,
      current_to: current ?? pointInTime ?? null,
      provisions,
      coming: comingIn(root),
      unapplied: [],
    },
  };
}

function dateIn(root: XmlElement, name: string): string | null {
  const date = root.attributes[`lims:${name}`] ?? "";
  return isCalendarDate(date) ? date : null;
}

function labelOf({ language }: Instrument, amended: string | null, pointInTime: string | null): string {
  if (amended === null)
    return language === "fr" ? `à jour au ${pointInTime ?? "jour non indiqué"}` : `as of ${pointInTime ?? "a day not stated"}`;
  return language === "fr" ? `modifié jusqu’au ${amended}` : `as amended to ${amended}`;
}

function instrumentOf(root: XmlElement): Instrument {
  const language = root.attributes["xml:lang"] === "fr" ? "fr" : "en";
  const about = elementIn(root, "Identification");
  const number = wordsOf(elementIn(about, "InstrumentNumber"));
  const identifier = root.name === "Statute" ? chapterOf(about, language) : number;
  if (identifier === "") throw new UnreadableError("does not state the number of the instrument");
  const folder = { en: { Statute: "eng/acts", Regulation: "eng/regulations" }, fr: { Statute: "fra/lois", Regulation: "fra/reglements" } };
  const page = root.name === "Statute" ? chapterPage(about) : number.replaceAll("/", "-").replaceAll(" ", "_");
  return { identifier, language, url: `${site}/${folder[language][root.name === "Statute" ? "Statute" : "Regulation"]}/${page}/` };
}

/** `R.S.C., 1985, c. F-27`, or of an act that came after the revision `S.C. 2018, c. 16`. */
function chapterOf(about: XmlElement | undefined, language: Instrument["language"]): string {
  const chapter = elementIn(about, "Chapter");
  const revised = wordsOf(elementIn(chapter, "ConsolidatedNumber"));
  const annual = elementIn(chapter, "AnnualStatuteId");
  const [year, number] = [wordsOf(elementIn(annual, "YYYY")), wordsOf(elementIn(annual, "AnnualStatuteNumber"))];
  const isFrench = language === "fr";
  if (year !== "" && number !== "") return isFrench ? `L.C. ${year}, ch. ${number}` : `S.C. ${year}, c. ${number}`;
  return revised === "" ? "" : isFrench ? `L.R.C. (1985), ch. ${revised}` : `R.S.C., 1985, c. ${revised}`;
}

const chapterPage = (about: XmlElement | undefined): string => wordsOf(elementIn(elementIn(about, "Chapter"), "ConsolidatedNumber"));

function titleOf(root: XmlElement): string {
  const about = elementIn(root, "Identification");
  return wordsOf(elementIn(about, "ShortTitle")) || wordsOf(elementIn(about, "LongTitle"));
}

/** Health Canada administers the Food and Drugs Act and what is made under it. */
function authorityOf(root: XmlElement): string {
  const about = elementIn(root, "Identification");
  const made = elementsWithin(elementIn(about, "EnablingAuthority"), "XRefExternal").map(({ attributes }) => attributes["link"]);
  return [...made, chapterPage(about)].includes("F-27") ? "Health Canada" : "Government of Canada";
}

/** The sections and schedules in force, in their order; a schedule may stand in the body, at the end of its part. */
function inForce(root: XmlElement, instrument: Instrument): { passages: SourcePassage[]; provisions: ProvisionFacts[] } {
  const passages: SourcePassage[] = [];
  const provisions: ProvisionFacts[] = [];
  let above: Above[] = [];
  for (const element of [...elementsIn(elementIn(root, "Body")), ...elementsIn(root, "Schedule")]) {
    if (element.name === "Heading") above = descend(above, element);
    else if (element.name === "Section" || (element.name === "Schedule" && !isGathering(element))) {
      const read = element.name === "Section" ? readSection : readSchedule;
      const { passages: found, facts } = read(instrument, element, above);
      passages.push(...found);
      provisions.push(facts);
    }
  }
  return { passages, provisions };
}

/** Amendments that are made and not in force, and provisions of amending instruments, which are no sections of this one. */
function comingIn(root: XmlElement): ComingText[] {
  return elementsIn(root, "Schedule")
    .filter(isGathering)
    .flatMap((schedule) => {
      const kind = schedule.attributes["id"] === "NifProvs" ? "not in force" : "related";
      return elementsWithin(schedule, "RelatedOrNotInForce").map((one) => ({
        kind: kind satisfies ComingText["kind"],
        by: wordsOf(elementIn(one, "Heading")).replace(/^—\s*/, ""),
        text: elementsIn(one, "Section").map(spacedWords).join(" "),
      }));
    });
}

const spacedWords = (element: XmlElement): string =>
  collapse(element.children.map((child) => (typeof child === "string" ? child : ` ${spacedWords(child)} `)).join("") || wordsIn(element));
