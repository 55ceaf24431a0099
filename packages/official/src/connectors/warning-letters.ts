import { DomUtils, parseDocument } from "htmlparser2";
import { z } from "zod";
import { textOf, type Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Read, type Step } from "../connector.ts";
import { readFragment } from "../html/fragment.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { monthFirst } from "./days.ts";
import { pageStep, walkOn } from "./paging.ts";
import { readJson } from "./read-json.ts";
import { webAddress } from "./web-address.ts";

const site = "https://www.fda.gov";
const page = `${site}/inspections-compliance-enforcement-and-criminal-investigations/compliance-actions-and-activities/warning-letters`;
const view = "warning_letter_solr_index";
const perPage = 100;

/** Warning letters that FDA has on its site. */
export const fdaWarningLetters: Connector = {
  id: "fda-warning-letters",
  title: "FDA warning letters",
  publisher: "U.S. Food and Drug Administration",
  url: page,
  hosts: ["www.fda.gov"],
  pause: 3,
  terms: "Work of the US Government, in the public domain unless marked otherwise.",
  rhythm: 24,
  holds: "register",
  scope:
    "Warning letters that FDA lists on its site, without their words; FDA takes old ones down. Letters to natural persons stand without their names",
  seenLive: null,
  detect: null,
  plan: () => [{ key: "settings", kind: "settings", url: page, order: 0, label: "the page of the list", about: {} }],
  asks: {
    settings: { expects: { form: "html" }, read: (answer) => ({ next: [listStep(1, viewIn(answer), "0")] }) },
    page: { expects: { form: "json" }, read: readPage },
  },
};

/** What the page says of how its table is filled. */
const Settings = z.object({
  datatables: z.record(
    z.string(),
    z.object({
      ajax: z.object({
        url: z.string().min(1),
        data: z.object({ view_name: z.string(), view_display_id: z.string(), view_path: z.string(), view_dom_id: z.string() }),
      }),
    }),
  ),
});

function viewIn(answer: Answer): string {
  const [script] = DomUtils.find(
    (node) => "attribs" in node && node.attribs["data-drupal-selector"] === "drupal-settings-json",
    parseDocument(textOf(answer)).children,
    true,
    1,
  );
  if (!script) throw new Unreadable("has a page without the settings of its list");
  const settings = readJson(Settings, { bytes: new TextEncoder().encode(DomUtils.textContent(script)) });
  const ajax = Object.values(settings.datatables).find((table) => table.ajax.data.view_name === view)?.ajax;
  if (!ajax) throw new Unreadable("has a page without its list of letters");
  const { view_display_id, view_path, view_dom_id } = ajax.data;
  const asked = { _drupal_ajax: "1", view_name: view, view_display_id, view_path, view_dom_id };
  const { href, hostname } = new URL(ajax.url, site);
  if (!fdaWarningLetters.hosts.includes(hostname)) throw new Unreadable("has its list on a host that is not its own");
  return `${href}?${new URLSearchParams(asked).toString()}`;
}

/** Asked for without these headers, the list is whole and empty. */
const listStep = (number: number, list: string, start: string, about: Step["about"] = {}): Step => ({
  ...pageStep(number, `${list}&draw=${number}&start=${start}&length=${perPage}`, { ...about, list }),
  headers: { "x-requested-with": "XMLHttpRequest", referer: page },
});

const Page = z.object({ recordsTotal: z.number().int(), data: z.array(z.array(z.string()).min(6)) });

function readPage(answer: Answer, { order, about }: Step): Read {
  const { recordsTotal, data } = readJson(Page, answer);
  const rows = data.map(rowOf);
  const further = walkOn(about, recordsTotal, rows);
  return { rows, next: further ? [listStep(order + 1, about["list"] ?? "", further.seen, further)] : [] };
}

/** A degree behind a name: the letter is to a person, whatever firm is named beside. */
const degree = /(?:,\s*(?:M\.?\s?D|Ph\.?\s?D|D\.?\s?O|D\.?V\.?M|D\.?D\.?S|Pharm\.?\s?D|M\.?B\.?\s?B\.?\s?S|R\.?N)|\sM\.D)\.?(?=$|[\s,/])/;
/** What letters are about that go to those who investigate, and seldom to firms. */
const aboutPerson = /clinical investigator|sponsor.investigator/i;
const firm =
  /\b(?:inc|llc|llp|ltd|limited|corp|corporation|company|plc|gmbh|labs?|laborator(?:y|ies)|research|institute|center|centre|clinic|hospital|university|associates)\b/i;

const isPerson = (name: string, subject: string): boolean => degree.test(name) || (aboutPerson.test(subject) && !firm.test(name));

function rowOf([posted = "", issued = "", company = "", office = "", subject = "", response = "", closeOut = ""]: string[]): RegisterRow {
  const { text, href } = readFragment(company);
  const address = webAddress(href, site);
  if (address === null || text === "") throw new Unreadable("lists a letter without its company or without its page");
  const path = new URL(address).pathname;
  // Pages are named after whom the letter is to, the number of the letter and its day.
  const own = /-(\d{5,7}-\d{8})$/.exec(path)?.[1];
  const isToPerson = isPerson(text, subject);
  const said = (html: string): string | null => readFragment(html).text || null;
  return {
    key: own ?? (isToPerson ? `${said(posted)} ${said(issued)} ${said(subject)}` : path),
    title: isToPerson ? "Letter to a natural person" : text,
    url: isToPerson ? page : new URL(path, site).href,
    fields: {
      posted: monthFirst(said(posted)),
      issued: monthFirst(said(issued)),
      office: said(office),
      subject: said(subject),
      response: isToPerson ? said(response) : linkOf(response),
      close_out: isToPerson ? said(closeOut) : linkOf(closeOut),
    },
    aside: {},
  };
}

function linkOf(html: string): string | null {
  const { text, href } = readFragment(html);
  return href === null ? text || null : webAddress(href, site);
}
