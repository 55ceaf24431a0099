import { textOf, type Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Detected, type Step } from "../connector.ts";
import { readText } from "./read-text.ts";

const page = "https://uscode.house.gov/download/download.shtml";

/** The acts that are read, and the title of the Code that prints each. */
const acts = [
  ["FD&C Act", "21"],
  ["PHS Act", "42"],
] as const;

/** The two acts that FDA works under, as the United States Code prints them. */
export const usCode: Connector = {
  id: "us-code",
  title: "Food and drug acts of the United States",
  publisher: "Office of the Law Revision Counsel, U.S. House of Representatives",
  url: "https://uscode.house.gov/",
  hosts: ["uscode.house.gov"],
  pause: 3,
  patience: 180,
  terms:
    "Work of the US Government, in the public domain. Titles 21 and 42 of the Code are not enacted as such: the Statutes at Large are the law.",
  rhythm: 72,
  holds: "texts",
  scope:
    "The Federal Food, Drug, and Cosmetic Act and the Public Health Service Act as titles 21 and 42 of the United States Code print them; a new law is worked in weeks later",
  seenLive: null,
  detect: { url: page, expects: { form: "html" }, read: readPage },
  plan: (_, __, day) => [{ key: "page", kind: "page", url: page, order: 0, label: "the list of titles", about: { day } }],
  asks: {
    page: {
      expects: { form: "html" },
      read: (answer, { about }) => ({
        next: acts.map(([label, title], nth) => ({ ...titleStep(answer, label, title), order: nth, about })),
      }),
    },
    title: {
      isText: true,
      expects: { form: "zip" },
      read: async (answer, step) => ({ texts: [await readText(await unzipped(answer, step), step)] }),
    },
  },
};

/** Names of releases carry what they leave out, as `119-73not60`: they are compared, and never put in order. */
function readPage(answer: Answer): Detected {
  const text = textOf(answer);
  const release = /xml_usc21@([\w-]+)\.zip/.exec(text)?.[1];
  if (release === undefined) throw new Unreadable("does not say which release of title 21 is the newest");
  return { token: release, asOf: dayOf(text, release) };
}

/** The day of the law that a release ends with, where the page names it beside that law. */
function dayOf(text: string, release: string): string | null {
  const law = /^\d+-\d+/.exec(release)?.[0];
  const [, month, day, year] = new RegExp(`Public Law\\s+${law}\\s*\\((\\d\\d)/(\\d\\d)/(\\d{4})\\)`).exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

function titleStep(answer: Answer, label: string, title: string): Omit<Step, "order" | "about"> {
  const link = new RegExp(`href="([^"]*xml_usc${title}@[^"]+\\.zip)"`).exec(textOf(answer))?.[1];
  if (link === undefined) throw new Unreadable(`does not list title ${title}`);
  const { href, hostname } = new URL(link, page);
  if (!usCode.hosts.includes(hostname)) throw new Unreadable(`lists title ${title} on a host that is not its own`);
  return { key: `title ${title}`, kind: "title", url: href, label };
}

async function unzipped({ bytes }: Answer, { label }: Step): Promise<Pick<Answer, "bytes">> {
  const { unzipOne, UnreadableError } = await import("@clausewise/documents");
  try {
    return { bytes: await unzipOne(bytes, ".xml") };
  } catch (error) {
    throw error instanceof UnreadableError ? new Unreadable(`gave an archive of ${label} that ${error.message}`) : error;
  }
}
