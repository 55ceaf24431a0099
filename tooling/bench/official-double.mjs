/** Runs in a process of its own: plays official sources at the sizes it is told, so that playing them takes no time of whoever measures. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  createDoubleCanada,
  createDoubleEcfr,
  createDoubleGuidance,
  createDoubleRecalls,
  generatedGuidance,
  generatedPart,
  generatedRecall,
  generatedRegulation,
  openDouble,
} from "../../packages/official/src/double/double.ts";
import { partAsPublished } from "./official-parts.mjs";

const {
  rows,
  parts,
  sections,
  paragraphs,
  recalls,
  sharedData,
  only,
  files = true,
  askedMost = [],
  delay = 0,
} = JSON.parse(process.argv[2]);

const times = (count, make) => Array.from({ length: count }, (_, nth) => make(nth));

const made = createDoubleCanada([
  generatedRegulation("SOR-98-282", "SOR/98-282", 192),
  generatedRegulation("C.R.C.,_c._870", "C.R.C., c. 870", 1750),
  generatedRegulation("SOR-2003-196", "SOR/2003-196", 133),
  generatedRegulation("F-27", "R.S.C., 1985, c. F-27", 107),
]);

/** Canada's texts as they were published where they lie beside the checkout; else generated ones of the same number of sections. */
const canada = {
  host: made.host,
  answer(path, query) {
    const file = join(sharedData ?? "", "official/canada", decodeURIComponent(path).replace("/eng/XML/", ""));
    return sharedData && existsSync(file) ? { status: 200, type: "text/xml", body: readFileSync(file, "utf8") } : made.answer(path, query);
  },
};

const recallsListed = times(recalls, generatedRecall);

const issued = "2026-02-02";
const generated = times(parts, (nth) => generatedPart(String(nth + 1), sections, issued, paragraphs));
const askedFor = askedMost.map((part) => partAsPublished(part, { sections, paragraphs, issued, sharedData }));
const title = createDoubleEcfr([...generated, ...askedFor], "2026-10-01");
/** Only files of guidance on devices are fetched. */
const guidance = (nth) => ({ ...generatedGuidance(nth), ...(!files && { field_regulated_product_field: "Food &amp; Beverages" }) });
const list = createDoubleGuidance(times(rows, guidance));

/** One part amended, one section of a regulation changed, and of both registers entries that came, changed and went. */
function plant() {
  title.amend("1", "2026-11-10", (part) => (part.sections[0].paragraphs[0] = "(a) Something else."));
  const [regulation] = made.instruments;
  regulation.sections.set("7", "No person shall import a thing of another kind.");
  [regulation.amended, regulation.current] = ["2026-11-01", "2026-11-10"];
  for (const nth of [1, 7, 70]) list.rows[nth].field_final_guidance_1 += " (revised)";
  list.rows.splice(100, 4);
  list.rows.push(...times(5, (nth) => guidance(rows + nth)));
  recallsListed[4]["Recall class"] = "Type IV";
  recallsListed[8].Title += " (updated)";
  recallsListed.splice(50, 2);
}

const double = await openDouble(only === "title" ? [title] : [title, list, canada, createDoubleRecalls(recallsListed)]);
double.delay = delay * 1000;
process.on("message", () => {
  plant();
  process.send("planted");
});
process.send(double.base);
