import type { Played, PlayedAnswer } from "./played.ts";

/** A rule as the double holds it. */
interface DoubleRule {
  document_number: string;
  title: string;
  publication_date: string;
  type: string;
  effective_on: string | null;
  cfr_references: { title: number; part: number }[];
}

interface DoubleFederalRegister extends Played {
  rules: DoubleRule[];
}

/** A final rule that amends a part. */
export const generatedRule = (nth: number, publication_date: string, part: number, effective_on: string | null): DoubleRule => ({
  document_number: `${publication_date.slice(0, 4)}-${String(nth).padStart(5, "0")}`,
  title: `Requirements on Subject ${nth}`,
  publication_date,
  type: "Rule",
  effective_on,
  cfr_references: [{ title: 21, part }],
});

const typeOf: Readonly<Record<string, string>> = { RULE: "Rule", PRORULE: "Proposed Rule", NOTICE: "Notice" };

export function createDoubleFederalRegister(rules: DoubleRule[]): DoubleFederalRegister {
  const register: DoubleFederalRegister = { host: "www.federalregister.gov", rules, answer: (_, query) => answer(register, query) };
  return register;
}

function answer({ rules }: DoubleFederalRegister, query: URLSearchParams): PlayedAnswer {
  const since = query.get("conditions[publication_date][gte]") ?? "";
  const until = query.get("conditions[publication_date][lte]") ?? "9999";
  const types = query.getAll("conditions[type][]").map((type) => typeOf[type]);
  const [perPage, page] = [Number(query.get("per_page")), Number(query.get("page") ?? 1)];
  const found = rules
    .filter(({ type, publication_date: day }) => day >= since && day <= until && (types.length === 0 || types.includes(type)))
    .toSorted((a, b) => (a.publication_date < b.publication_date ? -1 : 1));
  const ordered = query.get("order") === "newest" ? found.toReversed() : found;
  const next = new URLSearchParams([...query].filter(([name]) => name !== "page"));
  next.set("page", String(page + 1));
  const body = {
    count: found.length,
    description: "Documents",
    total_pages: Math.ceil(found.length / perPage),
    next_page_url: page * perPage < found.length ? `https://www.federalregister.gov/api/v1/documents.json?${next.toString()}` : null,
    results: ordered
      .slice((page - 1) * perPage, page * perPage)
      .map((rule) => ({ ...rule, html_url: `https://www.federalregister.gov/d/${rule.document_number}` })),
  };
  return { status: 200, type: "application/json", body: JSON.stringify(body) };
}
