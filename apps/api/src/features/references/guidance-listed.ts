import type { GuidanceDetail, SourceStatus } from "@clausewise/contracts";
import { type ListedGuidance, titleKey } from "@clausewise/proofreading";

type Guidance = Omit<GuidanceDetail, "is_watched">;

const listed = ({ id, title, guidanceStatus, issueDate, docket, documentUrl, superseded_by, texts }: Guidance): ListedGuidance => ({
  id,
  title,
  status: guidanceStatus,
  issued: issueDate,
  docket,
  url: documentUrl || null,
  superseded_by: superseded_by?.id ?? null,
  source_id: texts[0]?.source_id ?? null,
});

/** What a document says that it replaces, and the register does not list any longer. */
const replaced = ({ id, supersedes }: Guidance): ListedGuidance[] =>
  supersedes.flatMap(({ id: listedAs, title }) =>
    listedAs !== null && listedAs !== title
      ? []
      : [
          {
            id: `before:${id}:${title}`,
            title,
            status: "Superseded",
            issued: null,
            docket: null,
            url: null,
            superseded_by: id,
            source_id: null,
          },
        ],
  );

/** Guidance that the library holds, whether or not the register lists it. */
export interface HeldGuidance {
  id: string;
  title: string;
  url: string | null;
  status: SourceStatus;
  issued: string | null;
}

const statuses: Readonly<Record<SourceStatus, ListedGuidance["status"]>> = {
  draft: "Draft",
  final: "Final",
  in_force: "Final",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
};

const held = ({ id, title, url, status, issued }: HeldGuidance): ListedGuidance => ({
  id: `held:${id}`,
  title,
  status: statuses[status],
  issued,
  docket: null,
  url,
  superseded_by: null,
  source_id: id,
});

/** The register of guidance as references are looked up in it, with what was replaced, and what the library holds beside it. */
export const listGuidance = (all: readonly Guidance[], library: readonly HeldGuidance[]): ListedGuidance[] => {
  const current = all.map(listed);
  const titles = new Set(current.map(({ title }) => titleKey(title)));
  const isNew = ({ title }: ListedGuidance) => !titles.has(titleKey(title));
  return [...current, ...all.flatMap(replaced).filter(isNew), ...library.map(held).filter(isNew)];
};
