import { guidanceOrganizations, guidanceTopics, GuidanceStatus, type GuidanceFilter } from "@clausewise/contracts";
import { createShelf, natural } from "../../platform/listing/shelf.ts";
import { newestFirst, type Guidance } from "./merge-guidance.ts";

const laterThanAll = "9999-12-31";
/** What is open comes first, then what is not. */
const closing = ({ openForComment, commentClosingDate }: Guidance): string =>
  openForComment ? `0 ${commentClosingDate ?? laterThanAll}` : "1";

const shelf = createShelf({
  facets: {
    status: ({ guidanceStatus }: Guidance) => [guidanceStatus],
    organization: ({ fdaOrganization }) => fdaOrganization,
    topic: ({ topic }) => topic,
    product: ({ productType }) => productType,
    comments: ({ openForComment }) => (openForComment ? ["open"] : []),
    held: ({ texts }) => [...new Set(texts.map(({ text_kind }) => text_kind))],
  },
  offered: { status: GuidanceStatus.options, organization: guidanceOrganizations, topic: guidanceTopics },
  described: ({ title, summary, topic, fdaOrganization, therapeuticArea, docket }) =>
    [title, summary, ...topic, ...fdaOrganization, therapeuticArea, docket].join(" "),
  named: ({ docket }) => docket ?? "",
  orders: {
    newest: newestFirst,
    oldest: (a, b) => (a.issueDate ?? laterThanAll).localeCompare(b.issueDate ?? laterThanAll) || a.title.localeCompare(b.title),
    closing: (a, b) => closing(a).localeCompare(closing(b)) || newestFirst(a, b),
    title: (a, b) => natural.compare(a.title, b.title),
  },
});

type Chosen = Omit<GuidanceFilter, "watched">;

/** One page of guidance documents as searched and filtered, with what each filter would leave. */
export const browseGuidance = (all: readonly Guidance[], { query, sort, cursor, limit, ...chosen }: Chosen) =>
  shelf(all, { search: query, sort, cursor, limit, chosen });
