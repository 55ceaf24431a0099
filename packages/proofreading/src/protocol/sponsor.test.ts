import { expect, it } from "vitest";
import { best, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  [inBody("The trial is sponsored by the University of Eastmere."), "University of Eastmere"],
  [inBody("The sponsor of this investigation is Aria Heart Ltd, Galway, Ireland."), /^Aria Heart Ltd/],
  [inSynopsis("Sponsor\tKestrel Biologics, Inc.\nCRO\tWayfarer Research Ltd."), "Kestrel Biologics, Inc."],
  ["Sponsor: Oslo University Hospital\n\nCoordinating centre: Clinical Trials Unit, University of Bergen", "Oslo University Hospital"],
  [
    inBody("Nordlys Pharma A/S is the sponsor; Wayfarer Research Ltd. acts as contract research organisation on its behalf."),
    "Nordlys Pharma A/S",
  ],
  [inSynopsis("Sponsor-investigator\tProf. Anna Berg, University Hospital of Lund"), /Anna Berg|University Hospital of Lund/],
  [inSynopsis("Legal manufacturer and sponsor: Aria Heart Ltd"), "Aria Heart Ltd"],
  [inSynopsis("Sponsor / Manufacturer\tAria Heart Ltd, Galway"), /^Aria Heart Ltd/],
  [inBody("The legal sponsor under Regulation (EU) 536/2014 is Region Skåne."), /Region Skåne/],
  ["Sponsored by\n\nAria Heart Ltd", "Aria Heart Ltd"],
  [inSynopsis("Sponsor (Art. 2(2)(14) CTR): Universitätsklinikum Westburg"), "Universitätsklinikum Westburg"],
  [inSynopsis("Sponsor's name and address\tKestrel Biologics, Inc., 12 Main Street, Boston"), "Kestrel Biologics, Inc."],
  [inSynopsis("Name of Sponsor/Company: Kestrel Biologics"), "Kestrel Biologics"],
  ["Study sponsor\n\nKestrel Biologics, Inc.\n\nContract Research Organization\n\nWayfarer Research Ltd.", "Kestrel Biologics, Inc."],
  ["Role\tOrganisation\nSponsor\tKestrel Biologics, Inc.\nCRO\tWayfarer Ltd", "Kestrel Biologics, Inc."],
  [inBody("The University of Eastmere has agreed to act as sponsor of the trial."), /University of Eastmere/],
  ["Wayfarer Clinical Research Ltd.\n\non behalf of\n\nKestrel Biologics, Inc.", /Kestrel/],
  [inSynopsis("Sponsor and Principal investigator\tUniversity of Eastmere; Dr J. Hall"), /University of Eastmere/],
])("the sponsor is read: %s", (text, value) => {
  expect(best("sponsor", text)?.value).toMatch(value);
});
