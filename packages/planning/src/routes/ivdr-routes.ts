import { article } from "../classification/ivdr/ivdr-clauses.ts";
import { is } from "../rules/condition.ts";
import type { RoutesOfSet } from "./route.ts";

const classes = ["A", "B", "C", "D"];
const nearPatient = is("user", "lay", "near_patient");

/** Conformity assessment by class: Article 48 of the IVDR. */
export const ivdrRoutes: RoutesOfSet = {
  set: "eu-ivdr",
  steps: [
    {
      of: classes,
      title: "Safety and performance",
      says: "Meet the general safety and performance requirements, evaluate performance, and draw up the technical documentation.",
      clauses: [article("5"), article("10"), article("56")],
    },
    {
      of: ["A"],
      title: "Declaration by the manufacturer",
      says: "Declare conformity once the technical documentation is complete.",
      clauses: [article("48(10)")],
    },
    {
      of: ["A"],
      title: "Class A sterile",
      says: "A notified body assesses what concerns establishing and maintaining sterility.",
      clauses: [article("48(10)")],
      when: is("ivd_sterile", "yes"),
    },
    {
      of: ["B"],
      title: "Notified body, one device a category",
      says: "Annex IX Chapters I and III, with the technical documentation of one or more representative devices of each category.",
      clauses: [article("48(9)")],
    },
    {
      of: ["C"],
      title: "Notified body, one device a generic group",
      says: "Annex IX Chapters I and III, with the technical documentation of one or more representative devices of each generic device group; or Annex X with Annex XI.",
      clauses: [article("48(7)"), article("48(8)")],
    },
    {
      of: ["D"],
      title: "Notified body, every device",
      says: "Annex IX Chapters I and III and the technical documentation by Chapter II; or Annex X with Annex XI.",
      clauses: [article("48(3)"), article("48(4)")],
    },
    {
      of: ["D"],
      title: "Reference laboratory and expert panel",
      says: "A designated EU reference laboratory verifies the performance by tests. Where there are no common specifications and it is the first of its type, an expert panel is consulted.",
      clauses: [article("48(5)"), article("48(6)")],
    },
    {
      of: ["B", "C", "D"],
      title: "Self-testing and near-patient testing",
      says: "The technical documentation of each device for self-testing or near-patient testing is assessed besides.",
      clauses: [article("48(3)"), article("48(7)"), article("48(9)")],
      when: nearPatient,
    },
    {
      of: ["C", "D"],
      title: "Companion diagnostic",
      says: "The notified body consults a medicines authority or EMA on every companion diagnostic.",
      clauses: [article("48(3)"), article("48(7)")],
      when: is("ivd_purpose", "companion"),
    },
    {
      of: classes,
      title: "CE marking and registration",
      says: "Declare conformity, affix the CE marking, and register device and manufacturer.",
      clauses: [article("17"), article("18"), article("26")],
    },
  ],
};
