import type { Played, PlayedAnswer } from "./played.ts";

/** The Publications Office as the double holds it: the articles of each state of an act, by its number and day. */
interface DoubleCellar extends Played {
  acts: Map<string, Map<string, Record<string, string>>>;
}

export function createDoubleCellar(acts: DoubleCellar["acts"]): DoubleCellar {
  const cellar: DoubleCellar = {
    host: "publications.europa.eu",
    acts,
    answer: (path, _, headers) => answer(cellar, path, String(headers?.["accept"])),
  };
  return cellar;
}

/** One address has a notice and the act as adopted, by what is asked for. */
function answer({ acts }: DoubleCellar, path: string, accept: string): PlayedAnswer {
  const [, sector, number = "", state] = /^\/resource\/celex\/([03])(\w{9})(?:-(\d{8}))?$/.exec(path) ?? [];
  const states = acts.get(number);
  if (sector === "3" && states && accept.includes("xhtml"))
    return { status: 200, type: "application/xhtml+xml;charset=UTF-8", body: originalOf(number, states.values().next().value ?? {}) };
  if (sector === "3" && states) return { status: 200, type: "application/xml;notice=tree", body: noticeOf(number, [...states.keys()]) };
  const date = state?.replace(/^(\d{4})(\d{2})/, "$1-$2-") ?? "";
  const articles = states?.get(date);
  return articles
    ? { status: 200, type: "application/xhtml+xml;charset=UTF-8", body: pageOf(number, date, articles) }
    : { status: 404, type: "text/html", body: "<!DOCTYPE html><html><body>No such resource</body></html>" };
}

const noticeOf = (number: string, dates: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<NOTICE decoding="eng" type="tree"><WORK><URI><VALUE>http://publications.europa.eu/resource/celex/3${number}</VALUE></URI>
${dates.map((date) => `<WORK_IS_CONSOLIDATED_BY><ID_CELEX type="data"><VALUE>0${number}-${date.replaceAll("-", "")}</VALUE></ID_CELEX></WORK_IS_CONSOLIDATED_BY>`).join("\n")}
</WORK></NOTICE>
`;

const pageOf = (number: string, date: string, articles: Record<string, string>): string => {
  const [year, month, day] = date.split("-");
  const shown = Object.entries(articles).map(
    ([article, words]) =>
      `<div class="eli-subdivision" id="art_${article}"><p class="title-article-norm">Article ${article}</p><div class="norm"><span class="no-parag">1.&#160;&#160;</span><div class="norm inline-element">${words}</div></div></div>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>0${number}-${date.replaceAll("-", "")}</title></head><body>
<p class="reference">0${number} — EN — ${day}.${month}.${year} — 004.001</p>
${shown.join("\n")}
</body></html>
`;
};

const originalOf = (number: string, articles: Record<string, string>): string => {
  const [year, act] = [number.slice(0, 4), Number(number.slice(5))];
  const shown = Object.entries(articles).map(
    ([article, words]) =>
      `<div class="eli-subdivision" id="art_${article}"><p class="oj-ti-art">Article ${article}</p><div id="00${article}.001"><p class="oj-normal">1.&#160;&#160;&#160;${words}</p></div></div>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>L_${year}117EN.01000101.xml</title></head><body>
<p class="oj-doc-ti">REGULATION (EU) ${year}/${act} OF THE EUROPEAN PARLIAMENT AND OF THE COUNCIL</p><p class="oj-doc-ti">of 5 April ${year}</p><p class="oj-doc-ti">on medical devices</p>
${shown.join("\n")}
<div class="eli-container" id="anx_I"><p class="oj-doc-ti">ANNEX I</p><p class="oj-doc-ti">REQUIREMENTS</p><p class="oj-normal">Devices shall be safe.</p></div>
</body></html>
`;
};
