import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { createDoubleStandards } from "../double/double.ts";
import { fdaStandards } from "./fda-standards.ts";
import { walk } from "./testing.ts";

const software = {
  number: "13-79",
  entered: "01/14/2019",
  extent: "Complete",
  names: [
    { organisation: "ANSI AAMI IEC", designation: "62304:2006/A1:2016", title: "Medical device software - Life cycle processes" },
    { organisation: "IEC", designation: "62304 Edition 1.1 2015-06", title: "Medical device software" },
  ],
};
const recognition = (nth: number) => ({
  number: `2-${nth}`,
  entered: "05/30/2022",
  extent: "Partial",
  names: [{ organisation: "ISO", designation: `10993-${nth}`, title: `Biological evaluation, part ${nth}` }],
});

test("a recognition whose rows share cells is one entry with each of its names", async () => {
  const { rows } = await walk(fdaStandards, createDoubleStandards([software]));
  expect(rows).toEqual([
    {
      key: "13-79",
      title: "Medical device software - Life cycle processes",
      url: "https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfStandards/detail.cfm?standard__identification_no=13079",
      fields: {
        entered: "2019-01-14",
        group: "Software/Informatics",
        extent: "Complete",
        organisations: "ANSI AAMI IEC; IEC",
        designations: "ANSI AAMI IEC 62304:2006/A1:2016; IEC 62304 Edition 1.1 2015-06",
      },
      aside: {},
    },
  ]);
});

test("rows of three cells that say nothing of what they share belong to the row before", async () => {
  const double = createDoubleStandards([software]);
  const answer = double.answer.bind(double);
  double.answer = (path, query) => {
    const played = answer(path, query);
    return { ...played, body: played.body.replaceAll(' rowspan="2"', "") };
  };
  expect((await walk(fdaStandards, double)).rows[0]?.fields["organisations"]).toBe("ANSI AAMI IEC; IEC");
});

test("results are followed to their end", async () => {
  const { rows, order } = await walk(fdaStandards, createDoubleStandards(Array.from({ length: 23 }, (_, nth) => recognition(nth + 1))));
  expect(rows).toHaveLength(23);
  expect(order.filter((key) => key.startsWith("10993"))).toEqual(["10993 from 0001", "10993 from 0011", "10993 from 0021"]);
});

test("the same page again in place of the next one is not taken for it", async () => {
  const double = createDoubleStandards(Array.from({ length: 23 }, (_, nth) => recognition(nth + 1)));
  const answer = double.answer.bind(double);
  double.answer = (path, query) => {
    query.delete("start_search");
    return answer(path, query);
  };
  await expect(walk(fdaStandards, double)).rejects.toThrow("gave results from 1 on where those from 11 on were asked for");
});

test("a page that says nothing of results is not taken for none", async () => {
  const double = createDoubleStandards([]);
  double.answer = () => ({ status: 200, type: "text/html", body: "<html><body>Maintenance</body></html>" });
  await expect(walk(fdaStandards, double)).rejects.toThrow("does not say how many results it has");
});

const sample = resolve(import.meta.dirname, "../../../../../../shared/data/official/fda/standards-search.sample.html");

test.skipIf(!existsSync(sample))("the documented table is read", async () => {
  const double = createDoubleStandards([]);
  double.answer = () => ({
    status: 200,
    type: "text/html",
    body: `<html><body>${readFileSync(sample, "utf8").replace("1 to 2 of 2", "1 to 1 of 1")}</body></html>`,
  });
  const [row] = (await walk(fdaStandards, double)).rows;
  expect(row).toMatchObject({ key: "13-79", fields: { organisations: "ANSI AAMI IEC; IEC", extent: "Complete" } });
});
