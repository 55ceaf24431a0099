import type { Played, PlayedAnswer } from "./played.ts";

/** A study as the double holds it, of what a study says. */
interface DoubleStudy {
  nctId: string;
  title: string;
  status: string;
}

interface DoubleTrials extends Played {
  studies: DoubleStudy[];
  /** When the data was made; tokens of pages hold only as long as it is the same. */
  made: string;
  /** Studies that it gives at once at the most. */
  most: number;
}

export const generatedStudy = (nth: number): DoubleStudy => ({
  nctId: `NCT${String(nth).padStart(8, "0")}`,
  title: `Study ${nth}`,
  status: "RECRUITING",
});

export function createDoubleTrials(studies: DoubleStudy[], { made = "2026-09-25T09:00:04", most = 1000 } = {}): DoubleTrials {
  const trials: DoubleTrials = { host: "clinicaltrials.gov", studies, made, most, answer: (path, query) => answer(trials, path, query) };
  return trials;
}

const json = (body: unknown): PlayedAnswer => ({ status: 200, type: "application/json", body: JSON.stringify(body) });

/** Errors are plain text; how many there are is said on the first page alone. */
function answer({ studies, made, most }: DoubleTrials, path: string, query: URLSearchParams): PlayedAnswer {
  if (path === "/api/v2/version") return json({ apiVersion: "2.0.5", dataTimestamp: made });
  const token = query.get("pageToken");
  if (token !== null && !token.startsWith(made))
    return { status: 400, type: "text/plain", body: "`pageToken` parameter has invalid value" };
  const from = token === null ? 0 : Number(token.split("#")[1]);
  const to = from + Math.min(Number(query.get("pageSize")), most);
  return json({
    ...(token === null && query.has("countTotal") && { totalCount: studies.length }),
    studies: studies.slice(from, to).map(studyOf),
    ...(to < studies.length && { nextPageToken: `${made}#${to}` }),
  });
}

const studyOf = ({ nctId, title, status }: DoubleStudy) => ({
  protocolSection: {
    identificationModule: { nctId, orgStudyIdInfo: { id: "X-1" }, briefTitle: title },
    statusModule: { overallStatus: status, startDateStruct: { date: "2026-01" }, lastUpdatePostDateStruct: { date: "2026-09-20" } },
    sponsorCollaboratorsModule: {
      leadSponsor: { name: "Maker, Inc.", class: "INDUSTRY" },
      responsibleParty: { type: "SPONSOR_INVESTIGATOR", investigatorFullName: "A Person" },
    },
    oversightModule: { isFdaRegulatedDrug: false, isFdaRegulatedDevice: true },
    designModule: { studyType: "INTERVENTIONAL", phases: ["NA"], enrollmentInfo: { count: 120, type: "ESTIMATED" } },
    armsInterventionsModule: { interventions: [{ type: "DEVICE", name: "Pump" }] },
  },
  hasResults: false,
});
