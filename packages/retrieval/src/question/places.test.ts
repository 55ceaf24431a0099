import { expect, test } from "vitest";
import { placesIn } from "./places.ts";

test.each([
  ["What does FDA expect of a 510(k)?", ["US"]],
  ["Must we register with the U.S. agent?", ["US"]],
  ["Which notified body reviews a class III device?", ["EU"]],
  ["How does a CE-marked device get to the UK?", ["EU", "GB"]],
  ["Who licenses class II devices in Canada?", ["CA"]],
  ["What does Swissmedic ask of importers?", ["CH"]],
  ["Is TGA's ARTG entry needed in Australia?", ["AU"]],
  ["Does PMDA accept foreign data?", ["JP"]],
  ["NMPA registration of a Chinese device", ["CN"]],
  ["Korean KGMP audit", ["KR"]],
  ["ANVISA good manufacturing practice", ["BR"]],
  ["HSA dealer's licence in Singapore", ["SG"]],
  ["How does ISO 14971 define risk?", ["INT"]],
  ["Compare the US and the EU on clinical evidence", ["US", "EU"]],
])("%s names %j", (question, places) => {
  expect(placesIn(question)).toEqual(places);
});

test.each(["Tell us what a sponsor must report", "What must we report?", "Is CE a mark?", "Does the business use it?", ""])(
  "“%s” names no place",
  (question) => {
    expect(placesIn(question)).toEqual([]);
  },
);
