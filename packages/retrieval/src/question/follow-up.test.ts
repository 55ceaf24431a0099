import type { Authority } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { readFollowUp } from "./built-in-rules.fixture.ts";
import type { PreviousQuestion } from "./follow-up.ts";

const asked = (question: string, authority: Authority = "FDA", heading?: string): PreviousQuestion => ({
  question,
  read_as: null,
  authority,
  ...(heading !== undefined && { heading }),
});
const reporting = asked("How many days does a manufacturer have to report a death to FDA?");
const events = asked("Which events must a manufacturer report to FDA?");
const summary = asked("Which regulation lists what a 510(k) summary must contain?");
const clause = asked("What does 21 CFR 807.92 require?", "FDA", "Content and format of a 510(k) summary");
const clinical = asked("Does a class II device need clinical data?", "EU_MDR");
const documentation = asked("What must technical documentation contain?", "EU_MDR");
const changes = asked("What does FDA require for a predetermined change control plan?");
const recall = asked("When must a recall be reported under 21 CFR 806.10?");
const compared = asked("What must importers keep in the US and Canada?", "MULTI_AUTHORITY");
const labels = asked("What must the label of a device say in Canada?", "HEALTH_CANADA");

describe("another place", () => {
  test.each([
    [reporting, "and in the EU?", "How many days does a manufacturer have to report a death in the EU?", "EU_MDR"],
    [reporting, "what about Canada?", "How many days does a manufacturer have to report a death in Canada?", "HEALTH_CANADA"],
    [reporting, "Same for Canada", "How many days does a manufacturer have to report a death in Canada?", "HEALTH_CANADA"],
    [
      reporting,
      "same for Canada and Japan",
      "How many days does a manufacturer have to report a death in Canada and Japan?",
      "MULTI_AUTHORITY",
    ],
    [reporting, "under the MDR?", "How many days does a manufacturer have to report a death in the EU?", "EU_MDR"],
    [reporting, "in the uk?", "How many days does a manufacturer have to report a death in the UK?", "MULTI_AUTHORITY"],
    [reporting, "And in Australia", "How many days does a manufacturer have to report a death in Australia?", "MULTI_AUTHORITY"],
    [
      reporting,
      "what about other countries?",
      "How many days does a manufacturer have to report a death in other countries?",
      "MULTI_AUTHORITY",
    ],
    [
      reporting,
      "How does that differ in the EU?",
      "How many days does a manufacturer have to report a death in the US and the EU?",
      "MULTI_AUTHORITY",
    ],
    [summary, "and in the EU?", "Which regulation lists what a 510(k) summary must contain in the EU?", "EU_MDR"],
    [clause, "and in the EU?", "What is required on content and format of a 510(k) summary in the EU?", "EU_MDR"],
    [clinical, "and in the US?", "Does a class II device need clinical data in the US?", "FDA"],
    [clinical, "what about in the us", "Does a class II device need clinical data in the US?", "FDA"],
    [documentation, "compare with FDA", "What must technical documentation contain in the EU and the US?", "MULTI_AUTHORITY"],
    [changes, "and in the EU?", "What does the EU require for a predetermined change control plan?", "EU_MDR"],
    [changes, "canada?", "What does Canada require for a predetermined change control plan?", "HEALTH_CANADA"],
    [changes, "japan and korea?", "What does Japan and Korea require for a predetermined change control plan?", "MULTI_AUTHORITY"],
    [recall, "and in the EU?", "When must a recall be reported in the EU?", "EU_MDR"],
    [compared, "and in Japan?", "What must importers keep in Japan?", "MULTI_AUTHORITY"],
    [labels, "and in the US?", "What must the label of a device say in the US?", "FDA"],
    [labels, "what about Brazil", "What must the label of a device say in Brazil?", "MULTI_AUTHORITY"],
  ] as const)("%#: %o, then %j", (previous, question, read, authority) => {
    expect(readFollowUp(previous, question)).toMatchObject({ read_as: read, authority });
  });
});

describe("another class, product or person", () => {
  test.each([
    [clinical, "what about class III?", "Does a class III device need clinical data?"],
    [clinical, "class IIb?", "Does a class IIb device need clinical data?"],
    [clinical, "and for class I devices?", "Does a class I device need clinical data?"],
    [clause, "what about class III?", "What does 21 CFR 807.92 require for class III devices?"],
    [documentation, "and for class I devices?", "What must technical documentation contain for class I devices?"],
    [clinical, "and for software?", "Does a class II device need clinical data for software?"],
    [documentation, "for implants?", "What must technical documentation contain for implants?"],
    [documentation, "what about custom-made devices?", "What must technical documentation contain for custom-made devices?"],
    [events, "and distributors?", "Which events must a distributor report to FDA?"],
    [reporting, "and for importers?", "How many days does an importer have to report a death to FDA?"],
    [reporting, "what about user facilities", "How many days does a user facility have to report a death to FDA?"],
    [summary, "and a 510(k) statement?", "Which regulation lists what a 510(k) statement must contain?"],
  ] as const)("%#: %o, then %j", (previous, question, read) => {
    expect(readFollowUp(previous, question)).toMatchObject({ read_as: read, authority: null });
  });

  test.each([
    [events, "and for IVDs?", "Which events must a manufacturer report to FDA for IVDs?", "ivd"],
    [changes, "and for drugs?", "What does FDA require for a predetermined change control plan for drugs?", "drug"],
    [
      changes,
      "what about combination products?",
      "What does FDA require for a predetermined change control plan for combination products?",
      "combination",
    ],
    [changes, "and biologics?", "What does FDA require for a predetermined change control plan for biologics?", "biologic"],
    [documentation, "and under the IVDR?", "What must technical documentation contain for IVDs in the EU?", "ivd"],
    [changes, "Does this apply to IVDs?", "Does this apply to IVDs: a predetermined change control plan?", "ivd"],
  ] as const)("%#: %o, then %j, which is about another kind of product", (previous, question, read, product) => {
    expect(readFollowUp(previous, question)).toMatchObject({ read_as: read, product_type: product });
  });
});

describe("another side of the matter", () => {
  test.each([
    [events, "how long?", "How long: events a manufacturer must report to FDA?"],
    [events, "And the deadline?", "The deadline: events a manufacturer must report to FDA?"],
    [events, "who must do that?", "Who must do that: events a manufacturer must report to FDA?"],
    [reporting, "and the penalties?", "The penalties: a manufacturer must report a death to FDA?"],
    [reporting, "how is it submitted?", "How is it submitted: a manufacturer must report a death to FDA?"],
    [reporting, "which form?", "Which form: a manufacturer must report a death to FDA?"],
    [reporting, "Are there any exceptions?", "Are there any exceptions: a manufacturer must report a death to FDA?"],
    [reporting, "What if they miss it?", "What if they miss it: a manufacturer must report a death to FDA?"],
    [reporting, "when does the clock start?", "When does the clock start: a manufacturer must report a death to FDA?"],
    [reporting, "more details please", "More details please: a manufacturer must report a death to FDA?"],
    [reporting, "and for a serious injury?", "How many days does a manufacturer have to report a death to FDA for a serious injury?"],
    [reporting, "and under 21 CFR 803.20?", "How many days does a manufacturer have to report a death to FDA under 21 CFR 803.20?"],
    [summary, "who must sign it?", "Who must sign it: a 510(k) summary?"],
    [summary, "Is it public?", "Is it public: a 510(k) summary?"],
    [summary, "in what language?", "In what language: a 510(k) summary?"],
    [summary, "what about labeling?", "Labeling: a 510(k) summary?"],
    [clause, "how long?", "How long: 21 CFR 807.92?"],
    [clinical, "why?", "Why: does a class II device need clinical data?"],
    [documentation, "how long must it be kept?", "How long must it be kept: technical documentation?"],
    [documentation, "Who must keep it?", "Who must keep it: technical documentation?"],
    [
      changes,
      "does it need to be submitted with the annual report?",
      "Does it need to be submitted with the annual report: a predetermined change control plan?",
    ],
    [changes, "and before 2024?", "What does FDA require for a predetermined change control plan before 2024?"],
  ] as const)("%#: %o, then %j", (previous, question, read) => {
    expect(readFollowUp(previous, question).read_as).toBe(read);
  });
});

describe("a whole question is left as it was typed", () => {
  test.each([
    "What must a 510(k) summary contain?",
    "And what must a 510(k) summary contain?",
    "What is UDI?",
    "What is a predicate device?",
    "Is it required to register a device with FDA?",
    "In the EU, what must technical documentation contain?",
    "Must manufacturers report when they learn of a death?",
    "What does 21 CFR 820.10 require?",
    "21 CFR 803.20?",
    "Which devices that are implanted need a tracking plan?",
    "informed consent elements",
    "How long must complaint files be kept?",
    "Who may sign an electronic record?",
    "What are the essential principles in Australia?",
    "What must importers do in the EU?",
    "When does a sponsor have to stop a study?",
    "???",
    " ",
  ])("%j", (question) => {
    expect(readFollowUp(reporting, question)).toEqual({ read_as: null, authority: null, product_type: null });
  });
});

describe("a chain of follow-ups", () => {
  test("goes on from what was last understood", () => {
    const first = readFollowUp(reporting, "and in the EU?");
    const second = readFollowUp({ ...reporting, read_as: first.read_as, authority: "EU_MDR" }, "and Canada?");
    const third = readFollowUp({ ...reporting, read_as: second.read_as, authority: "HEALTH_CANADA" }, "and for importers?");
    expect(third.read_as).toBe("How many days does an importer have to report a death in Canada?");
  });

  test("asks one side of the matter after another without piling them up", () => {
    const first = readFollowUp(summary, "who must sign it?");
    expect(readFollowUp({ ...summary, read_as: first.read_as }, "how long is it kept?").read_as).toBe(
      "How long is it kept: a 510(k) summary?",
    );
  });

  test("leaves out the story around a long question", () => {
    const story = "We make infusion pumps in three plants and sell them through a partner who takes complaints by telephone. ".repeat(4);
    const previous = asked(`${story}Which complaints must we investigate?`);
    expect(readFollowUp(previous, "how long?").read_as).toBe("How long: complaints must we investigate?");
  });
});
