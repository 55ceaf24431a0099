import { pdfOf } from "./pdf.ts";
import type { Played, PlayedAnswer } from "./played.ts";

/** A document as the page lists it, with the words of its paper. */
interface DoublePaper {
  reference: string;
  title: string;
  published: string;
  file: string;
}

interface DoubleMdcg extends Played {
  topics: Map<string, DoublePaper[]>;
}

export const generatedPaper = (nth: number, revision: number | null = null): DoublePaper => ({
  reference: `MDCG 2024-${nth}${revision === null ? "" : ` rev.${revision}`}`,
  title: `Guidance on subject ${nth}`,
  published: `${["March", "June", "October"][nth % 3]} 202${revision === null ? 4 : 5}`,
  file: `${String(nth).padStart(8, "0")}-0000-4000-8000-${String(revision ?? 0).padStart(12, "0")}`,
});

export function createDoubleMdcg(topics: DoubleMdcg["topics"]): DoubleMdcg {
  const mdcg: DoubleMdcg = { host: "health.ec.europa.eu", topics, answer: (path) => answer(mdcg, path) };
  return mdcg;
}

const page = "/medical-devices-sector/new-regulations/guidance-mdcg-endorsed-documents-and-other-guidance_en";

function answer({ topics }: DoubleMdcg, path: string): PlayedAnswer {
  const paper = [...topics.values()].flat().find(({ file }) => path === `/document/download/${file}_en`);
  if (path === page) return { status: 200, type: "text/html; charset=UTF-8", body: pageOf(topics) };
  return paper
    ? { status: 200, type: "application/pdf", body: pdfOf(pagesOf(paper)), encoding: "latin1" }
    : { status: 404, type: "text/html", body: "<!DOCTYPE html><html><body>Not found</body></html>" };
}

const pagesOf = ({ reference, title, published }: DoublePaper): string[][] => [
  ["Medical Device", "Medical Device Coordination Group Document", reference, title, published],
  ["1. Introduction", `This document tells manufacturers how ${title.toLowerCase()} is to be understood under the Regulations.`],
];

const linkOf = ({ title, file, reference }: DoublePaper): string =>
  `<a href="/document/download/${file}_en?filename=${reference.toLowerCase().replaceAll(/[ .]+/g, "_")}_en.pdf">${title}</a>`;

const pageOf = (topics: DoubleMdcg["topics"]): string => `<!DOCTYPE html><html lang="en"><head><title>Guidance</title></head><body>
<h2>Page contents</h2><p>This page lists guidance.</p>
${[...topics].map(([topic, papers]) => `<h2>${topic}</h2><table class="ecl-table"><thead><tr><th>Reference</th><th>Title</th><th>Publication</th></tr></thead><tbody>${papers.map((paper) => `<tr><td>${paper.reference}</td><td><p>${linkOf(paper)}</p></td><td>${paper.published}</td></tr>`).join("\n")}</tbody></table>`).join("\n")}
</body></html>
`;
