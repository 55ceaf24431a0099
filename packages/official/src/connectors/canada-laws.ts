import type { Connector } from "../connector.ts";
import { readText } from "./read-text.ts";

const site = "https://laws-lois.justice.gc.ca";

/** What is fetched: how it is cited, and the name of its file. */
const instruments = [
  ["SOR/98-282", "SOR-98-282"],
  ["R.S.C., 1985, c. F-27", "F-27"],
  ["C.R.C., c. 870", "C.R.C.,_c._870"],
  ["SOR/2003-196", "SOR-2003-196"],
] as const;

/** Canada's acts and regulations on drugs and devices, as the Department of Justice consolidates them. */
export const canadaLaws: Connector = {
  id: "canada-laws",
  title: "Food and drug law of Canada",
  publisher: "Department of Justice Canada",
  url: `${site}/eng/`,
  hosts: ["laws-lois.justice.gc.ca"],
  pause: 1,
  terms: "Open Government Licence – Canada. The consolidation is prepared for convenience of reference.",
  rhythm: 72,
  holds: "texts",
  scope:
    "The Food and Drugs Act, the Food and Drug Regulations, the Medical Devices Regulations and the Natural Health Products Regulations, in English",
  seenLive: null,
  detect: null,
  plan: ({ token }) =>
    instruments.map(([label, file], order) => ({
      key: file,
      kind: "text",
      url: `${site}/eng/XML/${file}.xml`,
      order,
      label,
      about: { day: token },
    })),
  asks: {
    text: {
      isText: true,
      expects: { form: "xml", roots: ["Regulation", "Statute"] },
      read: async (answer, step) => {
        const text = await readText(answer, step);
        return { texts: [text], asOf: text.official?.current_to ?? null };
      },
    },
  },
};
