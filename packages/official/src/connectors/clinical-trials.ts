import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Detected, type Read, type Step } from "../connector.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { pageStep, walkOn } from "./paging.ts";
import { readJson } from "./read-json.ts";

const api = "https://clinicaltrials.gov/api/v2";
const json = { form: "json" } as const;

/** Modules that are asked for: of those with people and places of care none is. */
const modules = [
  "IdentificationModule",
  "StatusModule",
  "SponsorCollaboratorsModule",
  "OversightModule",
  "ConditionsModule",
  "DesignModule",
  "ArmsInterventionsModule",
  "HasResults",
];

const followed =
  "(AREA[IsFDARegulatedDevice]true OR (AREA[IsFDARegulatedDrug]true AND AREA[Phase]PHASE3)) AND AREA[LeadSponsorClass]INDUSTRY";
const underWay = ["NOT_YET_RECRUITING", "RECRUITING", "ENROLLING_BY_INVITATION", "ACTIVE_NOT_RECRUITING"];

const first = `${api}/studies?${new URLSearchParams({
  "filter.advanced": followed,
  "filter.overallStatus": underWay.join("|"),
  fields: modules.join("|"),
  sort: "LastUpdatePostDate:desc",
  countTotal: "true",
  pageSize: "1000",
}).toString()}`;

/** Studies that makers of devices and drugs have under way. */
export const clinicalTrials: Connector = {
  id: "clinical-trials",
  title: "Studies under way at ClinicalTrials.gov",
  publisher: "U.S. National Library of Medicine",
  url: "https://clinicaltrials.gov/",
  hosts: ["clinicaltrials.gov"],
  pause: 2,
  terms:
    "In the public domain in the main; data of ClinicalTrials.gov, to be named with its date. Sponsors answer for what they registered.",
  rhythm: 24,
  holds: "register",
  scope:
    "A chosen part of ClinicalTrials.gov: studies of industry that are not completed or ended, of devices that FDA regulates, and of drugs that FDA regulates in phase 3; a study that ends is not listed any longer",
  seenLive: null,
  detect: { url: `${api}/version`, expects: json, read: readVersion },
  plan: () => [pageStep(1, first)],
  asks: { page: { expects: json, read: readPage } },
};

const Version = z.object({ dataTimestamp: z.string().regex(/^\d{4}-\d\d-\d\dT/) });

function readVersion(answer: Answer): Detected {
  const { dataTimestamp } = readJson(Version, answer);
  return { token: dataTimestamp, asOf: dataTimestamp.slice(0, 10) };
}

const text = z.string().nullish();
const dated = z.object({ date: text }).nullish();
const Study = z.object({
  protocolSection: z.object({
    identificationModule: z.object({ nctId: z.string().regex(/^NCT\d{8}$/), briefTitle: z.string().min(1) }),
    statusModule: z.object({
      overallStatus: text,
      startDateStruct: dated,
      primaryCompletionDateStruct: dated,
      lastUpdatePostDateStruct: dated,
    }),
    sponsorCollaboratorsModule: z.object({ leadSponsor: z.object({ name: text }).nullish() }).nullish(),
    oversightModule: z.object({ isFdaRegulatedDrug: z.boolean().nullish(), isFdaRegulatedDevice: z.boolean().nullish() }).nullish(),
    conditionsModule: z.object({ conditions: z.array(z.string()).nullish() }).nullish(),
    designModule: z
      .object({
        studyType: text,
        phases: z.array(z.string()).nullish(),
        enrollmentInfo: z.object({ count: z.number().nullish() }).nullish(),
      })
      .nullish(),
    armsInterventionsModule: z.object({ interventions: z.array(z.object({ type: text, name: text })).nullish() }).nullish(),
  }),
  hasResults: z.boolean().nullish(),
});
const Page = z.object({ totalCount: z.number().int().nullish(), nextPageToken: text, studies: z.array(Study) });

/** How many there are is said on the first page alone. */
function readPage(answer: Answer, { order, about }: Step): Read {
  const { totalCount, nextPageToken, studies } = readJson(Page, answer);
  const total = totalCount ?? Number(about["total"] ?? Number.NaN);
  if (Number.isNaN(total)) throw new Unreadable("does not say how many studies it has");
  const rows = studies.map(rowOf);
  const further = walkOn(about, total, rows);
  if (!further) return { rows };
  if (!nextPageToken) throw new Unreadable(`gave ${further.seen} of the ${total} studies that it says it has`);
  return { rows, next: [pageStep(order + 1, `${first}&pageToken=${encodeURIComponent(nextPageToken)}`, further)] };
}

function rowOf({ protocolSection: study, hasResults }: z.infer<typeof Study>): RegisterRow {
  const { nctId, briefTitle } = study.identificationModule;
  const { overallStatus, startDateStruct, primaryCompletionDateStruct, lastUpdatePostDateStruct } = study.statusModule;
  const { isFdaRegulatedDevice: isDevice, isFdaRegulatedDrug: isDrug } = study.oversightModule ?? {};
  return {
    key: nctId,
    title: briefTitle,
    url: `https://clinicaltrials.gov/study/${nctId}`,
    fields: {
      status: overallStatus ?? null,
      regulated_as: [...(isDevice ? ["device"] : []), ...(isDrug ? ["drug"] : [])].join("; ") || null,
      sponsor: study.sponsorCollaboratorsModule?.leadSponsor?.name ?? null,
      type: study.designModule?.studyType ?? null,
      phase: listed(study.designModule?.phases),
      conditions: listed(study.conditionsModule?.conditions),
      interventions: listed(study.armsInterventionsModule?.interventions?.map(({ type, name }) => [type, name].join(": "))),
      enrollment: study.designModule?.enrollmentInfo?.count?.toString() ?? null,
      started: startDateStruct?.date ?? null,
      primary_completion: primaryCompletionDateStruct?.date ?? null,
      has_results: hasResults ? "yes" : "no",
    },
    aside: { updated: lastUpdatePostDateStruct?.date ?? "" },
  };
}

const listed = (values: readonly string[] | null | undefined): string | null => values?.toSorted().join("; ") || null;
