import type { Played, PlayedAnswer } from "./played.ts";

/** A letter as the double holds it; days are written month first. */
export interface DoubleLetter {
  company: string;
  slug: string;
  posted: string;
  issued: string;
  subject: string;
  closeOut?: string;
}

interface DoubleLetters extends Played {
  letters: DoubleLetter[];
}

const section = "/inspections-compliance-enforcement-and-criminal-investigations";
const page = `${section}/compliance-actions-and-activities/warning-letters`;

export const generatedLetter = (nth: number): DoubleLetter => ({
  company: `Maker ${nth}, Inc.`,
  slug: `maker-${nth}-inc-${600_000 + nth}-06102024`,
  posted: "06/15/2024",
  issued: "06/10/2024",
  subject: "CGMP/Medical Devices/Adulterated",
});

export function createDoubleLetters(letters: DoubleLetter[]): DoubleLetters {
  const double: DoubleLetters = {
    host: "www.fda.gov",
    letters,
    answer: (path, query, headers = {}) => answer(double, path, query, headers),
  };
  return double;
}

/** Without the header of a request from the page itself the list is valid, and empty. */
function answer({ letters }: DoubleLetters, path: string, query: URLSearchParams, headers: Parameters<Played["answer"]>[2]): PlayedAnswer {
  if (path === page) return { status: 200, type: "text/html; charset=UTF-8", body: pageOf };
  const isAsked = path === "/datatables/views/ajax" && query.get("view_dom_id") === "0123456789abcdef";
  if (!isAsked) return { status: 404, type: "text/html", body: "<!DOCTYPE html><html><body>Not found</body></html>" };
  const all = headers?.["x-requested-with"] === "XMLHttpRequest" ? letters : [];
  const start = Number(query.get("start"));
  const data = all.slice(start, start + Number(query.get("length"))).map(rowOf);
  const body = { draw: Number(query.get("draw")), recordsTotal: all.length, recordsFiltered: all.length, data };
  return { status: 200, type: "application/json", body: JSON.stringify(body) };
}

const day = (written: string): string =>
  `<time datetime="${written.replace(/(..)\/(..)\/(....)/, "$3-$1-$2")}T04:00:00Z">${written}</time>`;

const rowOf = ({ company, slug, posted, issued, subject, closeOut = "" }: DoubleLetter): string[] => [
  day(posted),
  day(issued),
  `<a href="${section}/warning-letters/${slug}">${company}</a>`,
  "Center for Devices and Radiological Health",
  subject,
  "",
  closeOut,
];

const settings = {
  path: { currentPath: "node/365230" },
  datatables: {
    "view-dom-id-0123456789abcdef": {
      ajax: {
        url: "/datatables/views/ajax",
        data: {
          view_name: "warning_letter_solr_index",
          view_display_id: "warning_letter_solr_block",
          view_args: "",
          view_path: page,
          view_base_path: null,
          view_dom_id: "0123456789abcdef",
          pager_element: 0,
        },
      },
    },
  },
};

const pageOf = `<!DOCTYPE html><html><head><title>Warning Letters</title>
<script type="application/json" data-drupal-selector="drupal-settings-json">${JSON.stringify(settings).replaceAll("/", String.raw`\/`)}</script>
</head><body><table id="datatable"></table></body></html>
`;
