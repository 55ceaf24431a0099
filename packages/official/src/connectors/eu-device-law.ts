import { textOf, type Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Step } from "../connector.ts";
import { readText } from "./read-text.ts";

const resource = "https://publications.europa.eu/resource/celex";

/** The acts that are fetched: their number in the register of the European Union, and how they are cited. */
const acts = [
  ["2017R0745", "EU MDR"],
  ["2017R0746", "EU IVDR"],
] as const;

/** The regulations on medical devices as they were adopted and in each consolidated state, from the Publications Office. */
export const euDeviceLaw: Connector = {
  id: "eu-device-law",
  title: "Medical device regulations of the European Union",
  publisher: "Publications Office of the European Union",
  url: "https://eur-lex.europa.eu/",
  hosts: ["publications.europa.eu"],
  pause: 1,
  terms:
    "© European Union. Reuse with acknowledgement (Decision 2011/833/EU). Consolidated texts have no legal effect; only the Official Journal is authentic.",
  rhythm: 24,
  holds: "texts",
  scope: "Regulations (EU) 2017/745 and 2017/746 as adopted, and in each of their consolidated states, with annexes, in English",
  seenLive: null,
  detect: null,
  plan: ({ token }) =>
    acts.flatMap(([number, label], order) => [noticeStep(number, label, order, token), originalStep(number, label, order, token)]),
  asks: {
    notice: {
      expects: { form: "xml", roots: ["NOTICE"] },
      read: (answer, step) => ({ next: statesIn(answer, step).map((date, nth) => stateStep(step, date, nth)) }),
    },
    state: {
      isText: true,
      givesEarlier: true,
      expects: { form: "html" },
      read: async (answer, step) => ({ texts: [await readState(answer, step)] }),
    },
    original: {
      isText: true,
      givesEarlier: true,
      expects: { form: "html" },
      read: async (answer, step) => ({ texts: [await readOriginal(answer, step)] }),
    },
  },
};

const noticeStep = (number: string, label: string, order: number, day: string): Step => ({
  key: `notice ${number}`,
  kind: "notice",
  url: `${resource}/3${number}`,
  headers: { accept: "application/xml;notice=tree" },
  order,
  label,
  about: { number, day },
});

/** The newest state first: it is what people ask about. */
const stateStep = ({ label, about }: Step, date: string, nth: number): Step => ({
  key: `state ${about["number"]}-${date}`,
  kind: "state",
  url: `${resource}/0${about["number"]}-${date.replaceAll("-", "")}`,
  headers: { accept: "application/xhtml+xml", "accept-language": "eng" },
  order: 10 + nth,
  label,
  about: { ...about, date },
});

/** Behind all states: it is history. It shares its address with the notice, from which its answers are told by a mark that is never sent. */
const originalStep = (number: string, label: string, nth: number, day: string): Step => ({
  key: `original ${number}`,
  kind: "original",
  url: `${resource}/3${number}#original`,
  headers: { accept: "application/xhtml+xml", "accept-language": "eng" },
  order: 1000 + nth,
  label,
  about: { number, day },
});

/** The days of an act's consolidated states, the newest first. */
function statesIn(answer: Answer, { label, about }: Step): string[] {
  const named = new RegExp(`\\b0${about["number"]}-(\\d{4})(\\d{2})(\\d{2})\\b`, "g");
  const dates = [...textOf(answer).matchAll(named)].map(([, year, month, day]) => `${year}-${month}-${day}`);
  if (dates.length === 0) throw new Unreadable(`names no consolidated state of ${label}`);
  return [...new Set(dates)].toSorted().toReversed();
}

async function readState(answer: Answer, step: Step) {
  const text = await readText(answer, step);
  const { date } = step.about;
  if (text.official?.last_amended !== date)
    throw new Unreadable(`gave ${text.label} of ${step.label} where the state of ${date} was asked for`);
  return text;
}

async function readOriginal(answer: Answer, step: Step) {
  const text = await readText(answer, step);
  if (text.official?.last_amended) throw new Unreadable(`gave ${text.label} of ${step.label} where it was asked for as adopted`);
  return text;
}
