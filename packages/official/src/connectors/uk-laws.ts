import type { Connector } from "../connector.ts";
import { readText } from "./read-text.ts";

const site = "https://www.legislation.gov.uk";

/** What is fetched: how it is cited, and where it lies. */
const instruments = [
  ["SI 2002/618", "uksi/2002/618"],
  ["SI 2012/1916", "uksi/2012/1916"],
  ["SI 2004/1031", "uksi/2004/1031"],
] as const;

/** The United Kingdom's regulations on devices, medicines and clinical trials, as The National Archives revise them. */
export const ukLaws: Connector = {
  id: "uk-laws",
  title: "Device and medicine regulations of the United Kingdom",
  publisher: "The National Archives",
  url: `${site}/`,
  hosts: ["www.legislation.gov.uk"],
  pause: 1,
  terms: "Contains public sector information licensed under the Open Government Licence v3.0. Amendments may not have been worked in yet.",
  rhythm: 24,
  holds: "texts",
  scope:
    "The Medical Devices Regulations 2002, the Human Medicines Regulations 2012 and the Medicines for Human Use (Clinical Trials) Regulations 2004, as revised",
  seenLive: null,
  detect: null,
  plan: ({ token }) =>
    instruments.map(([label, path], order) => ({
      key: path,
      kind: "text",
      url: `${site}/${path}/data.xml`,
      order,
      label,
      about: { day: token },
    })),
  asks: {
    text: {
      isText: true,
      expects: { form: "xml", roots: ["Legislation"] },
      read: async (answer, step) => {
        const text = await readText(answer, step);
        return { texts: [text], asOf: text.official?.current_to ?? null };
      },
    },
  },
};
