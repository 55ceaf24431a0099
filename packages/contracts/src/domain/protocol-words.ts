/** What is read of every protocol, in the order in which it is shown. */
export const protocolFields = [
  "title",
  "product_type",
  "phase",
  "therapeutic_area",
  "enrolment",
  "primary_endpoint",
  "design",
  "arms",
  "duration",
  "sponsor",
  "population",
  "product",
  "identifiers",
  "version",
] as const;

/** Parts of a protocol by what they are for; `aside` tells of other texts or of what was changed, never of this trial. */
export const protocolZones = ["title", "synopsis", "body", "aside"] as const;

/** What each of them is called. */
export const protocolFieldLabels = {
  title: "Title",
  product_type: "Kind of product",
  phase: "Phase or stage",
  therapeutic_area: "Therapeutic area",
  enrolment: "Enrolment",
  primary_endpoint: "Primary endpoint",
  design: "Design",
  arms: "Arms",
  duration: "Duration",
  sponsor: "Sponsor",
  population: "Population",
  product: "Investigational product",
  identifiers: "Registry and authority numbers",
  version: "Version",
} as const satisfies Record<(typeof protocolFields)[number], string>;
