import type { Played, PlayedAnswer } from "./played.ts";

/** The Publications Office as the double holds it: the articles of each state of an act, by its number and day. */
interface DoubleCellar extends Played {
  acts: Map<string, Map<string, Record<string, string>>>;
}

export function createDoubleCellar(acts: DoubleCellar["acts"]): DoubleCellar {
  const cellar: DoubleCellar = { host: "publications.europa.eu", acts, answer: (path) => answer(cellar, path) };
  return cellar;
}

function answer({ acts }: DoubleCellar, path: string): PlayedAnswer {
  const [, sector, number = "", state] = /^\/resource\/celex\/([03])(\w{9})(?:-(\d{8}))?$/.exec(path) ?? [];
  const states = acts.get(number);
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
