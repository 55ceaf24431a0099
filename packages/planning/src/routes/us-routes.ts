import { cfr21, deviceAct, drugAct, phsAct } from "../classification/us/us-clauses.ts";
import { all, any, is, not } from "../rules/condition.ts";
import type { RoutesOfSet } from "./route.ts";

const exempt = ["exempt_i", "exempt_ii"];
const reviewed = ["510k", "de_novo", "hde", "pma"];
const devices = [...exempt, ...reviewed];

export const usDeviceRoutes: RoutesOfSet = {
  set: "us-device",
  steps: [
    {
      of: ["not_device"],
      title: "No submission as a device",
      says: "Keep the reason why it is no device. What works by chemical action or metabolism is looked at as a drug or biological product; where that is unclear, a request for designation settles it.",
      clauses: [deviceAct("201(h)(1)"), deviceAct("520(o)(1)"), cfr21("3.7(a)")],
    },
    {
      of: ["510k", "de_novo", "pma"],
      title: "Breakthrough designation",
      says: "Request it before the submission: interaction with FDA becomes more frequent and review is prioritised.",
      clauses: [deviceAct("515B")],
      when: is("breakthrough", "yes"),
    },
    {
      of: reviewed,
      title: "Investigation of significant risk",
      says: "It begins under an IDE that FDA approved, 30 days after FDA received it unless FDA says otherwise, with the approval of an IRB.",
      clauses: [cfr21("812.20"), cfr21("812.30")],
      when: is("us_study", "significant"),
    },
    {
      of: reviewed,
      title: "Investigation not of significant risk",
      says: "It needs the approval of an IRB that agrees, consent, labelling, monitoring, records and reports; an application to FDA is not needed.",
      clauses: [cfr21("812.2(b)")],
      when: is("us_study", "nonsignificant"),
    },
    {
      of: exempt,
      title: "No submission",
      says: "Keep the reason why the device stays within the limits of the exemption.",
      clauses: [cfr21("880.9"), deviceAct("510(l)"), deviceAct("510(m)")],
    },
    {
      of: ["510k"],
      title: "Premarket notification",
      says: "Submit the 510(k) at least 90 days before the device is sold, and compare it with its predicate. It may be sold once FDA finds it substantially equivalent.",
      clauses: [cfr21("807.81"), cfr21("807.87"), cfr21("807.100")],
    },
    {
      of: ["de_novo"],
      title: "De Novo request",
      says: "Request classification, with the risks and the controls that hold them. A granted request makes a type that later devices may be compared with.",
      clauses: [cfr21("860.220"), deviceAct("513(f)(2)")],
    },
    {
      of: ["hde"],
      title: "Designation and exemption",
      says: "Have the device designated, then show that it has probable benefit and no unreasonable risk. Each site needs approval by an IRB before it is used.",
      clauses: [cfr21("814.102"), cfr21("814.104"), cfr21("814.124")],
    },
    {
      of: ["pma"],
      title: "Premarket approval",
      says: "Show reasonable assurance of safety and effectiveness by valid scientific evidence. The site of manufacture is inspected.",
      clauses: [cfr21("814.20"), cfr21("860.7"), cfr21("814.44")],
    },
    {
      of: devices,
      title: "Quality management system",
      says: "Have a quality management system by 21 CFR Part 820; some types of class I are exempt from most of it.",
      clauses: [cfr21("820.1")],
    },
    {
      of: devices,
      title: "Registration and listing",
      says: "Register the establishment and list the device.",
      clauses: [cfr21("807.20"), cfr21("807.21")],
    },
  ],
};

const applications = ["anda", "nda_b2", "nda_b1", "biosimilar", "bla"];

export const usMedicineRoutes: RoutesOfSet = {
  set: "us-medicine",
  steps: [
    {
      of: [...applications, "monograph"],
      title: "IND",
      says: "Submit an IND; the investigation may begin 30 days after FDA receives it, unless it is put on hold, or earlier when FDA says so.",
      clauses: [cfr21("312.20"), cfr21("312.23"), cfr21("312.40(b)")],
      when: any(is("us_trials", "ind"), all(is("us_trials", "marketed"), not(is("ind_limits", "none")))),
    },
    {
      of: ["nda_b1", "nda_b2", "bla"],
      title: "Expedited programmes",
      says: "Ask for fast track or breakthrough therapy designation, and discuss accelerated approval.",
      clauses: [drugAct("506", "(a)"), drugAct("506", "(b)"), drugAct("506", "(c)")],
      when: is("serious", "yes"),
    },
    {
      of: ["not_medicine"],
      title: "No application for a drug",
      says: "Keep the reason why it is no drug, and look at it by the law of what it is: a device, a tobacco product, food or a cosmetic.",
      clauses: [{ source: "FD&C Act", clause: "FD&C Act 201(g)(1)" }],
    },
    {
      of: ["hctp"],
      title: "Registration and donors",
      says: "Register and list, determine the eligibility of donors, and keep current good tissue practice.",
      clauses: [cfr21("1271.21"), cfr21("1271.50(a)"), cfr21("1271.150(a)")],
    },
    {
      of: ["hctp"],
      title: "Reports",
      says: "Report adverse reactions that involve a communicable disease, and deviations.",
      clauses: [cfr21("1271.350(a)"), cfr21("1271.350(b)")],
    },
    {
      of: ["monograph"],
      title: "No application",
      says: "Keep every condition of the order: ingredients, doses, labelling, use.",
      clauses: [drugAct("505G", "(a)")],
    },
    {
      of: ["anda"],
      title: "Petition",
      says: "The ANDA rests on a suitability petition that was approved before.",
      clauses: [cfr21("314.93")],
      when: is("same_as_listed", "petition"),
    },
    {
      of: ["anda"],
      title: "ANDA",
      says: "Show sameness and bioequivalence with the listed drug, and certify to its patents.",
      clauses: [cfr21("314.94"), cfr21("314.94(a)(12)(i)"), drugAct("505", "(j)")],
    },
    {
      of: ["nda_b2"],
      title: "505(b)(2) application",
      says: "Name the listed drugs relied on, bridge to them, and certify to their patents.",
      clauses: [cfr21("314.54"), cfr21("314.50(i)")],
    },
    {
      of: ["nda_b1"],
      title: "505(b)(1) application",
      says: "Give full reports of safety and effectiveness, with substantial evidence from adequate and well-controlled studies.",
      clauses: [cfr21("314.50"), cfr21("314.126")],
    },
    {
      of: ["nda_b1", "nda_b2", "bla"],
      title: "Paediatric studies",
      says: "Give the paediatric assessment, or ask for a waiver or deferral, where the ingredient, indication, form, dosing or route is new.",
      clauses: [drugAct("505B", "(a)"), cfr21("314.55")],
    },
    {
      of: ["biosimilar"],
      title: "351(k) application",
      says: "Show biosimilarity by analytical studies, animal studies and at least one clinical study unless FDA finds one of them unnecessary, and exchange information on patents.",
      clauses: [phsAct("(k)"), phsAct("(l)")],
    },
    {
      of: ["bla"],
      title: "BLA",
      says: "Show that the product is safe, pure and potent, and that the facility assures it.",
      clauses: [cfr21("601.2"), phsAct("(a)")],
    },
  ],
};

export const usLeadCenterRoutes: RoutesOfSet = {
  set: "us-lead-center",
  steps: [
    {
      of: ["cder", "cber", "cdrh"],
      title: "Assignment",
      says: "The center is assigned primary jurisdiction; it consults the others, and one application usually suffices.",
      clauses: [cfr21("3.4"), cfr21("3.2(m)")],
    },
    {
      of: ["cder", "cber", "cdrh"],
      title: "Request for designation",
      says: "Where assignment is unclear or disputed, ask for designation before any application for the product is filed; FDA answers within 60 days of filing the request.",
      clauses: [cfr21("3.7"), cfr21("3.8(b)")],
    },
    {
      of: ["cder", "cber", "cdrh"],
      title: "Good manufacturing practice",
      says: "Keep the good manufacturing practice of each part, by 21 CFR Part 4.",
      clauses: [cfr21("4.3"), cfr21("4.4")],
    },
  ],
};
