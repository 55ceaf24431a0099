import type { Connector } from "../connector.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { mdcgPage, papersIn, type ListedPaper } from "./mdcg-page.ts";

const expects = { form: "html" } as const;

/** The list of guidance on the regulations on medical devices. */
export const mdcgList: Connector = {
  ...mdcgPage,
  id: "mdcg-list",
  title: "MDCG guidance, the list",
  holds: "register",
  isOneFile: true,
  scope: "Documents on the Commission's page of guidance on medical devices: those of the MDCG and others, without Word versions",
  seenLive: null,
  detect: null,
  plan: () => [{ key: "list", kind: "list", url: mdcgPage.url, order: 0, label: "the list", about: {} }],
  asks: { list: { expects, read: (answer) => ({ rows: papersIn(answer).map(rowOf) }) } },
};

/** A new revision is a change of what is listed under a number; what has no number is told by where it lies. */
const rowOf = ({ number, title, revision, published, topic, url }: ListedPaper): RegisterRow => ({
  key: number ?? new URL(url).pathname,
  title: number === null ? title : `${number}: ${title}`,
  url,
  fields: { number, revision, published, topic },
  aside: {},
});
