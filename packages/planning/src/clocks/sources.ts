import type { ClockSource } from "@clausewise/contracts";

const guidance = (page: string) => `https://www.fda.gov/regulatory-information/search-fda-guidance-documents/${page}`;

/** A text of which clauses are cited, on the day of the copy that they were compared with. */
const text =
  (source: string, url: string, checked: string, only: string | null = null) =>
  (clause: string): ClockSource => ({ source, clause: `${source} ${clause}`, url, checked, only });

const copyOf2026 = "2026-02-27";

/** A section of title 21: `814.40`, `814.42(a)`. */
const cfr =
  (part: number, checked: string, only: string | null = null) =>
  (section: string): ClockSource => ({
    source: `21 CFR ${part}`,
    clause: `21 CFR ${section}`,
    url: `https://www.ecfr.gov/current/title-21/section-${section.replace(/\(.*$/, "")}`,
    checked,
    only,
  });

const editionOf2025 = "2025-04-01";
const foundCopies = "copies of the sections found in November 2026, whose edition is not known";

export const cfr812 = cfr(812, editionOf2025);
export const cfr814 = cfr(814, editionOf2025);
export const cfr860 = cfr(860, editionOf2025);
export const cfr3 = cfr(3, "2026-11-21", "published extracts of the rule");
export const cfr312 = cfr(312, "2026-11-21", foundCopies);
export const cfr314 = cfr(314, "2026-11-21", foundCopies);
export const cfr601 = cfr(601, "2026-11-21", foundCopies);

/** A section of the Federal Food, Drug, and Cosmetic Act. */
export const act = text("FD&C Act", "https://uscode.house.gov/view.xhtml?path=/prelim@title21/chapter9&edition=prelim", "2024-12-31");
export const act506 = (paragraph: string): ClockSource => ({ ...act(`506${paragraph}`), source: "FD&C Act 506" });

const clock = "Effect on FDA Review Clock and Goals";
export const actions510k = text(
  `FDA and Industry Actions on Premarket Notification (510(k)) Submissions: ${clock}`,
  guidance("fda-and-industry-actions-premarket-notification-510k-submissions-effect-fda-review-clock-and-goals"),
  copyOf2026,
);
export const refuse510k = text("Refuse to Accept Policy for 510(k)s", guidance("refuse-accept-policy-510ks"), copyOf2026);
export const actionsDeNovo = text(
  `FDA and Industry Actions on De Novo Classification Requests: ${clock}`,
  guidance("fda-and-industry-actions-de-novo-classification-requests-effect-fda-review-clock-and-goals"),
  copyOf2026,
);
export const actionsPma = text(
  `FDA and Industry Actions on Premarket Approval Applications (PMAs): ${clock}`,
  guidance("fda-and-industry-actions-premarket-approval-applications-pmas-effect-fda-review-clock-and-goals"),
  copyOf2026,
);
export const acceptancePma = text(
  "Acceptance and Filing Reviews for Premarket Approval Applications (PMAs)",
  guidance("acceptance-and-filing-reviews-premarket-approval-applications-pmas"),
  copyOf2026,
);
export const qSubmissions = text(
  "Requests for Feedback and Meetings for Medical Device Submissions: The Q-Submission Program",
  guidance("requests-feedback-and-meetings-medical-device-submissions-q-submission-program"),
  copyOf2026,
);

const letters = "https://www.govinfo.gov/content/pkg/CREC-2022-09-28/html/CREC-2022-09-28-pt1-PgS5171-3.htm";
export const pdufaLetter = (clause: string): ClockSource => ({
  ...text("PDUFA VII commitment letter", letters, "2026-11-21", "published accounts of the letter")(""),
  clause: `PDUFA VII commitment letter, ${clause}`,
});
export const bsufaLetter = (clause: string): ClockSource => ({
  source: "BsUFA III commitment letter",
  clause: `BsUFA III commitment letter, ${clause}`,
  url: "https://www.fda.gov/industry/fda-user-fee-programs/biosimilar-user-fee-amendments",
  checked: "2026-11-24",
  only: "the letter's headings and what was published of its goals; its own words were not at hand",
});
/** Not among the library's notes: the times stand in FDA's report on what it did in fiscal year 2025. */
export const gdufaGoals = (clause: string): ClockSource => ({
  source: "GDUFA III commitment letter",
  clause: `GDUFA III commitment letter, ${clause}`,
  url: "https://www.fda.gov/industry/generic-drug-user-fee-amendments/anda-assessment-program-gdufa-iii-performance-goals-and-program-enhancements",
  checked: "2026-11-23",
  only: "the review times of FDA's report on generic drugs for fiscal year 2025",
});

/** When what is sent to the drug and the biologics centre counts as arrived. */
export const receiptDates: ClockSource = {
  source: "Providing Regulatory Submissions in Electronic Format — Receipt Dates",
  clause: "Providing Regulatory Submissions in Electronic Format — Receipt Dates, February 2014",
  url: guidance("providing-regulatory-submissions-electronic-format-receipt-dates"),
  checked: "2026-11-23",
  only: "published accounts of the guidance",
};

export const mdr = text("EU MDR", "https://eur-lex.europa.eu/eli/reg/2017/745/oj", "2026-11-22");
export const ivdr = text("EU IVDR", "https://eur-lex.europa.eu/eli/reg/2017/746/oj", "2026-11-22");

/** How periods in acts of the Union are counted. */
export const euPeriods: ClockSource = {
  source: "Regulation (EEC, Euratom) No 1182/71",
  clause: "Regulation (EEC, Euratom) No 1182/71 Article 3",
  url: "https://eur-lex.europa.eu/eli/reg/1971/1182/oj",
  checked: "2026-11-23",
  only: "acts that recount Article 3(4)",
};
