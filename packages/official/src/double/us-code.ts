import type { Played, PlayedAnswer } from "./played.ts";
import { zipOf } from "./zip.ts";

/** A section of an act: its number in the Code and in the act, its words, and the laws that amended it. */
interface DoubleCodeSection {
  code: string;
  number: string;
  words: string;
  amendedBy: string;
}

/** The United States Code as the double holds it, at one release. */
interface DoubleUsCode extends Played {
  /** As the Office names it: `119-73`, and `119-73not60` for one that leaves a law out. */
  release: string;
  sections: { fdc: DoubleCodeSection[]; phs: DoubleCodeSection[] };
}

const section = (code: string, number: string, words: string): DoubleCodeSection => ({ code, number, words, amendedBy: "117-328" });

export function createDoubleUsCode(release = "119-73"): DoubleUsCode {
  const code: DoubleUsCode = {
    host: "uscode.house.gov",
    release,
    sections: {
      fdc: [
        section("351", "501", "A device is adulterated if its maker keeps no records."),
        section("360j", "520", "A maker shall keep records."),
      ],
      phs: [section("262", "351", "No person shall introduce a biological product without a license.")],
    },
    answer: (path) => answer(code, path),
  };
  return code;
}

function answer({ release, sections }: DoubleUsCode, path: string): PlayedAnswer {
  const [congress, law] = release.split("-");
  const folder = `/download/releasepoints/us/pl/${congress}/${law}/`;
  if (path === "/download/download.shtml") return { status: 200, type: "text/html;charset=UTF-8", body: pageOf(release, folder) };
  if (path === `${folder}xml_usc21@${release}.zip`)
    return zipped("usc21.xml", titleOf(release, "21", "9", "June 25, 1938, ch. 675,", sections.fdc));
  if (path === `${folder}xml_usc42@${release}.zip`)
    return zipped("usc42.xml", titleOf(release, "42", "6A", "July 1, 1944, ch. 373, title III,", sections.phs));
  return { status: 404, type: "text/html", body: "<!DOCTYPE html><html><body>Not found</body></html>" };
}

const zipped = (name: string, xml: string): PlayedAnswer => ({
  status: 200,
  type: "application/zip",
  body: zipOf(name, xml),
  encoding: "latin1",
});

/** Links of the page are told from its own address. */
const pageOf = (release: string, folder: string): string => `<!DOCTYPE html><html><head><title>Download</title></head><body>
<h3>Public Law ${/^\d+-\d+/.exec(release)?.[0]} (10/14/2026)${release.includes("not") ? `, except ${release.replace(/-.*not/, "-")}` : ""}</h3>
${["21", "42"].map((title) => `<div>Title ${title} <a href="${folder.replace("/download/", "")}xml_usc${title}@${release}.zip" title="USLM">[XML]</a> <a href="${folder.replace("/download/", "")}pdf_usc${title}@${release}.zip">[PDF]</a></div>`).join("\n")}
</body></html>
`;

/** Marks are new with every release; a note quotes a section that is none of the title's own. */
const titleOf = (release: string, title: string, chapter: string, origin: string, sections: readonly DoubleCodeSection[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><uscDoc xmlns="http://xml.house.gov/schemas/uslm/1.0" identifier="/us/usc/t${title}">
<meta><docNumber>${title}</docNumber><docPublicationName>Online@${release}</docPublicationName></meta>
<main><title identifier="/us/usc/t${title}"><num value="${title}">Title ${title}—</num><heading>GENERAL</heading>
<chapter identifier="/us/usc/t${title}/ch${chapter}"><num value="${chapter}">CHAPTER ${chapter}—</num><heading>ACT</heading>
${sections.map((one) => sectionOf(one, release, title, origin)).join("\n")}
</chapter>
<chapter identifier="/us/usc/t${title}/ch99"><num value="99">CHAPTER 99—</num><heading>OTHER</heading><section identifier="/us/usc/t${title}/s9901"><num value="9901">§ 9901.</num><heading>Other law</heading><content>It is another act's.</content></section></chapter>
</title></main></uscDoc>
`;

const sectionOf = ({ code, number, words, amendedBy }: DoubleCodeSection, release: string, title: string, origin: string): string =>
  `<section id="id${release}-${code}" temporalId="s${release}" identifier="/us/usc/t${title}/s${code}"><num value="${code}">§ ${code}.</num><heading> Duty ${number}</heading><subsection identifier="/us/usc/t${title}/s${code}/a"><num value="a">(a)</num><content>${words}</content></subsection><sourceCredit>(${origin} §${number}; Pub. L. ${amendedBy.replace("-", "–")}, Dec. 29, 2022, 136 Stat. 5832.)</sourceCredit><notes><note topic="amendments"><quotedContent><section identifier="/us/usc/t${title}/s8801"><num value="8801">§ 8801.</num><heading>Quoted</heading><content>It is quoted.</content></section></quotedContent></note></notes></section>`;
