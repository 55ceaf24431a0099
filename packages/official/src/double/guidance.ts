import { pdfOf } from "./pdf.ts";
import type { Played, PlayedAnswer } from "./played.ts";

/** A row as FDA's list writes it: HTML in its fields. */
export interface DoubleGuidance {
  title: string;
  field_associated_media_2: string;
  field_issue_datetime: string;
  field_issuing_office_taxonomy: string;
  field_health_topics: string;
  term_node_tid: string;
  field_topics: string;
  "topics-product": string;
  field_final_guidance_1: string;
  "open-comment": string;
  field_comment_close_date: string;
  field_docket_number: string;
  field_communication_type: string;
  field_center: string;
  field_regulated_product_field: string;
  changed: string;
}

export interface DoubleGuidanceList extends Played {
  rows: DoubleGuidance[];
  /** Pages of the files, by the number of their medium; others have generated ones. */
  files: Map<string, string[][]>;
}

export const createDoubleGuidance = (rows: DoubleGuidance[]): DoubleGuidanceList => {
  const list: DoubleGuidanceList = { host: "www.fda.gov", rows, files: new Map(), answer: (path) => answer(list, path) };
  return list;
};

/** A file that is replaced keeps its address. */
function answer({ rows, files }: DoubleGuidanceList, path: string): PlayedAnswer {
  const medium = /^\/media\/(\d+)\/download$/.exec(path)?.[1];
  if (path === "/files/api/datatables/static/search-for-guidance.json")
    return { status: 200, type: "application/json", body: JSON.stringify(rows, null, 1) };
  if (medium !== undefined)
    return { status: 200, type: "application/pdf", body: pdfOf(files.get(medium) ?? generatedPages(medium)), encoding: "latin1" };
  return { status: 404, type: "text/html", body: "<!DOCTYPE html><html><head><title>Page Not Found</title></head><body></body></html>" };
}

const generatedPages = (medium: string): string[][] => [
  ["Guidance for Industry and FDA Staff", `Document ${medium}`],
  ["1. Introduction", `This guidance tells what FDA recommends on devices of kind ${medium}, and why it does so.`],
];

const folder = "/regulatory-information/search-fda-guidance-documents";
const centers = ["Center for Devices and Radiological Health", "Center for Drug Evaluation and Research", "Human Foods Program"];
const two = (number: number): string => String(number).padStart(2, "0");

/** A row in the shape of a real one, of generated words. */
export function generatedGuidance(nth: number): DoubleGuidance {
  const year = 1998 + (nth % 28);
  const center = centers[nth % centers.length] ?? "";
  return {
    title: `<a href="${folder}/guidance-on-subject-${nth}">Guidance on Subject ${nth} &amp; Its Review</a>`,
    field_associated_media_2:
      nth % 9 === 0
        ? ""
        : `<a href="/media/${10_000 + nth}/download">PDF (${nth % 900} KB)<span class="sr-only">PDF of Guidance ${nth}</span></a>`,
    field_issue_datetime: `${two((nth % 12) + 1)}/${two((nth % 28) + 1)}/${year}`,
    field_issuing_office_taxonomy: center,
    field_health_topics: "",
    term_node_tid: nth % 4 === 0 ? "Digital Health, Labeling" : "",
    field_topics: "",
    "topics-product": "",
    field_final_guidance_1: nth % 5 === 0 ? "Draft" : "Final",
    "open-comment": nth % 5 === 0 ? " Yes " : "  No ",
    field_comment_close_date: nth % 5 === 0 ? "12/31/2026" : "",
    field_docket_number: `<a href="https://www.regulations.gov/docket/FDA-${year}-D-${1000 + nth}">FDA-${year}-D-${1000 + nth}</a>`,
    field_communication_type: "Guidance Document",
    field_center: center,
    field_regulated_product_field: "Medical Devices",
    changed: `<time datetime="2024-10-01T07:00:51-04:00">2024-10-01 07:00</time>\n`,
  };
}
