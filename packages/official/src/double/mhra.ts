import type { Played } from "./played.ts";

/** A publication as GOV.UK's search gives it. */
interface DoublePublication {
  title: string;
  link: string;
  public_timestamp: string;
  description: string;
  format: string;
}

interface DoubleMhra extends Played {
  /** The newest first. */
  publications: DoublePublication[];
}

export const generatedPublication = (nth: number): DoublePublication => ({
  title: `Alert ${nth}`,
  link: `/drug-device-alerts/alert-${nth}`,
  public_timestamp: `2026-0${1 + (nth % 9)}-01T10:00:00.000+01:00`,
  description: `What is to be done about device ${nth}.`,
  format: "medical_safety_alert",
});

export function createDoubleMhra(publications: DoublePublication[]): DoubleMhra {
  const mhra: DoubleMhra = {
    host: "www.gov.uk",
    publications,
    answer(path, query) {
      if (path !== "/api/search.json")
        return { status: 404, type: "text/html", body: "<!DOCTYPE html><html><body>Not found</body></html>" };
      const start = Number(query.get("start"));
      const results = mhra.publications.slice(start, start + Number(query.get("count")));
      const body = { results, total: mhra.publications.length, start, aggregates: {}, suggested_queries: [] };
      return { status: 200, type: "application/json; charset=utf-8", body: JSON.stringify(body) };
    },
  };
  return mhra;
}
