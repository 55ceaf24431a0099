import { describe, expect, test } from "vitest";
import { type Fault, faults, faulty } from "./faults.ts";

const json = (body: unknown) => ({ status: 200, type: "application/json", body: JSON.stringify(body) });
const rows = Array.from({ length: 20 }, (_, at) => ({ id: `row ${at}` }));
const bodyOf = (fault: Fault, body: unknown): unknown => JSON.parse(faulty(fault, json(body), "www.example.org").body);

test("no fault leaves an answer as it was", () => {
  const sent = json({ total: 20, rows });
  for (const fault of faults) expect(faulty(fault, sent, "www.example.org")).not.toEqual(sent);
});

describe("rows", () => {
  test("may be fewer, none or in another order, and what is said of them stays", () => {
    expect(bodyOf("fewer", { total: 20, rows })).toMatchObject({ total: 20, rows: { length: 14 } });
    expect(bodyOf("none", { total: 20, rows })).toEqual({ total: 20, rows: [] });
    const shuffled = bodyOf("shuffled", rows);
    expect(shuffled).toHaveLength(rows.length);
    expect(shuffled).toEqual(expect.arrayContaining(rows));
  });

  test("of a page that is no JSON are left", () => {
    const page = { status: 200, type: "text/html", body: "<html></html>" };
    expect(faulty("fewer", page, "www.example.org")).toEqual(page);
  });
});

test("XML without anything in it is still whole", () => {
  const xml = { status: 200, type: "text/xml", body: '<?xml version="1.0"?><Act lang="en"><p>One</p></Act>' };
  expect(faulty("none", xml, "www.example.org").body).toBe('<?xml version="1.0"?><Act lang="en"></Act>');
});

test("suspected robots are led to the site's own page for them, and others to where nobody may be led", () => {
  const to = (fault: Fault) => faulty(fault, json([]), "www.example.org").headers?.["location"];
  expect(to("blocked")).toMatch(/^https:\/\/www\.example\.org\/apology_objects\//u);
  expect(new URL(to("elsewhere") ?? "").hostname).not.toContain("example.org");
});
