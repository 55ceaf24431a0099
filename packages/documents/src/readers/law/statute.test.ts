import { expect, test } from "vitest";
import { cited, fileOf, readOne } from "./testing.ts";

const section = (usc: string, heading: string, body: string, note: string) =>
  fileOf(
    `section-${usc}.md`,
    `---\nsource:\n  family: "STATUTE"\n  instrument: "FD&C Act"\n  chunk_id: "21 U.S.C. § ${usc}"\n  chunk_title: "${heading}"\n  source_file: "USCODE-2024-title21.htm"\n  converted: "2026-02-27"\n---\n     # §${usc}. ${heading}\n\n${body}\n\n   > Source: (${note})\n\n    ### **Statutory Notes**\n\n   A note.\n`,
  );

test("sections of the Code become one Act in their order, cited by the Act's own numbers", async () => {
  const version = await readOne([
    section(
      "360n-2",
      "Ensuring cybersecurity of devices",
      " ## (a) In general\n\n A person who submits an application.",
      "June 25, 1938, ch. 675, §524B, as added Pub. L. 117–328",
    ),
    section("360c-1", "Reporting", " The Secretary shall report.", "Pub. L. 112–144, title VI, §608(c)"),
    section(
      "360c",
      "Classification of devices",
      " ## (a) Classes\n\n (1) There are classes:\n\n   (A) Class I.",
      "June 25, 1938, ch. 675, §513, as added Pub. L. 94–295",
    ),
  ]);
  expect(cited(version)).toEqual([
    ["FD&C Act 513(a)(1)", "(1) There are classes:"],
    ["FD&C Act 513(a)(1)(A)", "(A) Class I."],
    ["21 USC 360c-1", "The Secretary shall report."],
    ["FD&C Act 524B(a)", "A person who submits an application."],
  ]);
  expect([version.identifier, version.label, version.retrieved]).toEqual(["FD&C Act", "USC 2024 edition", "2026-02-27"]);
});
