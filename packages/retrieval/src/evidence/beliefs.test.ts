import { describe, expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { createBeliefFinder, heldBelief } from "./beliefs.ts";

const ofDistributors = {
  clause: "21 CFR 803.1",
  jurisdiction: "US",
  wrong: "distributors must file medical device reports with FDA",
  right: "Distributors need not file medical device reports with FDA; they only keep records of incidents.",
};
const ofComponents = {
  clause: "21 CFR 807.65",
  jurisdiction: "US",
  wrong: "a component maker must register its establishment with FDA",
  right: "A component maker need not register its establishment with FDA.",
};
const ofCertificates = {
  clause: "EU MDR Article 56",
  jurisdiction: "EU",
  wrong: "a notified body certificate never expires",
  right: "A notified body certificate expires after five years at most.",
};
const finder = createBeliefFinder([ofDistributors, ofComponents, ofCertificates]);
const sections = [
  { section: { name: "US 21 cfr 803.1", jurisdiction: "US", members: [] }, share: 0.7 },
  { section: { name: "US 21 cfr 807.65", jurisdiction: "US", members: [] }, share: 0.2 },
];
const heldIn = (question: string, jurisdictions: readonly string[] | null = ["US"]) =>
  heldBelief(finder.readings({ question: understand(question), sections }, jurisdictions));

describe("what is often wrongly believed", () => {
  test("is found in a question that takes it for granted", () => {
    expect(heldIn("Since distributors must file medical device reports with FDA, which form do they use?")).toBe(ofDistributors);
  });

  test("is not found where a question knows better", () => {
    expect(heldIn("Distributors need not file medical device reports with FDA. What do they keep?")).toBeNull();
  });

  test("is not found where one half of a sentence denies what the other says", () => {
    const ofRecords = {
      clause: "21 CFR 803.18",
      jurisdiction: "US",
      wrong: "device distributors have no duty to keep complaint records",
      right: "Device distributors must keep complaint records, although they do not have to report the incidents to FDA.",
    };
    const question = understand("As distributors we file no MDRs but keep complaint records. For how long must they be kept?");
    expect(createBeliefFinder([ofRecords]).readings({ question, sections }, ["US"])).toEqual([]);
  });

  test("is not found in an open question", () => {
    expect(heldIn("Must distributors file medical device reports with FDA?")).toBeNull();
    expect(finder.readings({ question: understand("Must distributors file medical device reports with FDA?"), sections }, null)).toEqual(
      [],
    );
  });

  test("is not found where a question is about something else", () => {
    expect(heldIn("Since distributors must keep complaint files, how long do they keep them?")).toBeNull();
  });

  test("is that of the law asked about alone", () => {
    expect(heldIn("Since a notified body certificate never expires, who renews it?", ["US"])).toBeNull();
  });

  test("is not found where something is only named", () => {
    expect(finder.readings({ question: understand("medical device distributors FDA form"), sections }, ["US"])).toEqual([]);
  });

  test("is looked for in two clauses of one sentence together", () => {
    const ofSoftware = {
      clause: "IEC 62304 4.3",
      jurisdiction: "INT",
      wrong: "software that can cause slight injury is in safety class A",
      right: "Software that can cause no injury is in safety class A.",
    };
    const question = understand(
      "Our software can cause a slight injury, which still makes it safety class A. Which documents may we drop?",
    );
    const read = createBeliefFinder([ofSoftware]).readings({ question, sections: [] }, null);
    expect(read.some(({ claim }) => claim.text.includes("injury") && claim.text.includes("class A"))).toBe(true);
  });

  test("is looked for among those of a likely clause, though a claim shares few of its words", () => {
    const question = understand("Since wholesalers must file device reports, who signs?");
    expect(finder.readings({ question, sections }, ["US"]).map(({ belief }) => belief)).toContain(ofDistributors);
  });

  test("of what is sterile is none of what is non-sterile", () => {
    const ofSterile = {
      clause: "21 CFR 803.1",
      jurisdiction: "US",
      wrong: "sterile devices need no UDI",
      right: "Sterile devices need a UDI.",
    };
    const sterileIn = (text: string) =>
      createBeliefFinder([ofSterile]).readings({ question: understand(text), sections: [] }, null)[0]?.features["covered"] ?? 0;
    expect(sterileIn("Sterile devices need no UDI, so what do we print?")).toBe(1);
    expect(sterileIn("Non-sterile devices need no UDI, so what do we print?")).toBeLessThan(1);
  });
});
