import { expect, it } from "vitest";
import { best, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  [inSynopsis("Investigational product\tX-101 (dalotimab), 150 mg subcutaneous"), /X-101/],
  [inSynopsis("Test product, dose and mode of administration: Dalotin 20 mg capsules"), /Dalotin/],
  [inSynopsis("Study treatment\tDalotin 20 mg\nComparator\tPlacebo"), /Dalotin/],
  [inBody("The investigational medicinal product is dalotin, a kinase inhibitor."), /dalotin/i],
  [inBody("The device under investigation is the Aria Transcatheter Valve."), /Aria/],
  ["# A Phase 3 Study of Dalotin Versus Placebo in Adults With Asthma", /^Dalotin/],
  ["# Tranexamic acid for the prevention of postpartum haemorrhage: a randomised trial", /Tranexamic acid/i],
  [inSynopsis("Investigational device: Aria Valve\nControl device: Beta Valve"), /Aria/],
  [inSynopsis("IMP: dalotin"), /dalotin/],
  ["# First-in-Human Evaluation of the Aria System for Renal Denervation", /Aria System/],
  [inSynopsis("Name of investigational device\tAria"), "Aria"],
  [inSynopsis("Intervention: Dalotin 5 mg daily\n\nComparator: usual care"), /Dalotin/],
  [inSynopsis("Device under evaluation\tSepsiQuick"), /SepsiQuick/],
  [inSynopsis("Experimental intervention: low-dose colchicine"), /colchicine/],
  ["# Effect of low-dose colchicine on recurrent pericarditis: the CORP trial", /colchicine/],
  [inSynopsis("Investigational vaccine: RotaShield-3"), /Rota/],
  [inSynopsis("IVD under investigation\tSepsiQuick assay"), /SepsiQuick/],
  ["# Clinical Performance Study Plan for the SepsiQuick Assay", /SepsiQuick/],
  [inBody("Participants in the intervention group receive colchicine 0.5 mg once daily."), /colchicine/],
])("what is tested is read: %s", (text, value) => {
  expect(best("product", text)?.value).toMatch(value);
});

it.each([
  [
    "Study of the SepsiQuick assay\n\nThe in vitro diagnostic is studied under Regulation (EU) 2017/746 and ISO 20916; the performance study plan.",
    /device/i,
  ],
  ["The gene therapy AAV8-X is an advanced therapy medicinal product.", "Medicine or biologic"],
  ["The software as a medical device is studied under ISO 14155.", "Medical device"],
  [
    "Tranexamic acid 1 g or placebo is given intravenously. Tablets are supplied by the hospital pharmacy. Suspected unexpected serious adverse reactions are reported.",
    "Medicine or biologic",
  ],
  ["The monoclonal antibody is given subcutaneously every 4 weeks. The trial follows Regulation (EU) No 536/2014.", "Medicine or biologic"],
  [
    "The investigational device is a catheter. The study drug heparin is given as usual. ISO 14155 applies; adverse device effects are reported.",
    "Medical device",
  ],
])("the kind of product is read: %s", (text, value) => {
  expect(best("product_type", text)?.value).toMatch(value);
});
