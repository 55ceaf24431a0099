import { expect, it } from "vitest";
import { best, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  ["# A Phase 3 Study of X in Adults With Moderate to Severe Plaque Psoriasis", "Dermatology"],
  [inSynopsis("Indication: Lupus nephritis"), /Rheum|Nephro/],
  [inSynopsis("Condition studied\tNon-small-cell lung cancer"), "Oncology"],
  [inSynopsis("Disease\tHaemophilia B"), /Haemat/],
  ["# Study of a rotavirus vaccine in infants", "Infectious diseases"],
  [inBody("Eligible are adults with newly diagnosed coeliac disease."), /Gastro/],
  [inBody("Asthma is a chronic disease. This trial studies adults with severe asthma."), "Respiratory"],
  ["# Study of intravitreal gene therapy in X-linked retinitis pigmentosa", /Ophthal/],
  ["# Postpartum haemorrhage: a trial of tranexamic acid", /Women/],
  ["# A trial of X for acute ischaemic stroke", "Neurology"],
  ["# A trial in adults with hip fracture", /Ortho/],
  ["# A software as a medical device for the detection of diabetic retinopathy", /Ophthal/],
  ["# Study in children with phenylketonuria", /Rare/],
  ["# Dose finding of ABC in relapsed acute myeloid leukaemia", "Oncology"],
  [inSynopsis("Target population\tAdults with chronic kidney disease stage 3"), /Nephro/],
  ["# Phase 2 study in generalised anxiety disorder", "Psychiatry"],
  ["# An intravaginal ring in HIV prevention", "Infectious diseases"],
  ["# Sepsis test in emergency departments: performance study", "Infectious diseases"],
  ["# Idiopathic pulmonary fibrosis: A trial of ABC", /Respir/],
  ["# Study of a catheter in persistent atrial fibrillation", "Cardiology"],
  ["# A smartphone application for tinnitus", /Ear/],
  ["# Duchenne muscular dystrophy gene transfer", /Rare|Neuro/],
])("the area is read of the condition: %s", (text, value) => {
  expect(best("therapeutic_area", text)?.value).toMatch(value);
});
