/** The day that a checklist works towards. */
interface Submission {
  /** `FDA receives the 510(k)`. */
  day: string;
  /** The review clocks that run from it. */
  clocks: readonly string[];
  /** Headings whose items are not due by then. */
  after: readonly string[];
}

const lodged = "The application is lodged with the notified body; in class I or A the declaration is drawn up";

const submissions: Readonly<Record<string, Submission>> = {
  "510k": { day: "FDA receives the 510(k)", clocks: ["510k"], after: ["Before marketing"] },
  de_novo: { day: "FDA receives the De Novo request", clocks: ["de_novo"], after: ["Before marketing"] },
  pma: { day: "FDA receives the PMA", clocks: ["pma"], after: ["Before approval", "Before marketing"] },
  hde: { day: "FDA receives the HDE application", clocks: ["hde"], after: ["Before marketing"] },
  ide: { day: "FDA receives the IDE application", clocks: ["ide"], after: [] },
  ind: { day: "FDA receives the IND", clocks: ["ind"], after: [] },
  nda: { day: "FDA receives the NDA", clocks: ["nda_nme", "nda"], after: [] },
  anda: { day: "FDA receives the ANDA", clocks: ["anda"], after: [] },
  bla: { day: "FDA receives the BLA", clocks: ["bla"], after: [] },
  biosimilar: { day: "FDA receives the 351(k) application", clocks: ["biosimilar"], after: ["Patents", "After licensure"] },
  combination: {
    day: "The request for designation is filed",
    clocks: ["rfd"],
    after: ["Good manufacturing practice", "Application", "After marketing"],
  },
  exempt: { day: "The device is first sold", clocks: [], after: ["After marketing"] },
  monograph: { day: "The drug is first sold", clocks: [], after: ["After marketing"] },
  hctp: { day: "The tissue is first distributed", clocks: [], after: [] },
  ce_mark: { day: lodged, clocks: [], after: ["Conformity", "Surveillance"] },
  ce_ivdr: { day: lodged, clocks: [], after: ["Conformity assessment", "Surveillance"] },
  mdr_no_class: { day: "It is placed on the market", clocks: [], after: [] },
};

/** What the checklist of a route works towards; null for a route that is not known. */
export const submissionOf = (route: string): Submission | null => submissions[route] ?? null;
