import type { GuidanceDetail } from "@clausewise/contracts";
import type { ListedGuidance } from "@clausewise/proofreading";

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

/** The register of guidance as references are looked up in it, what was replaced among it. */
export const listGuidance = (all: readonly Guidance[]): ListedGuidance[] => {
  const current = all.map(listed);
  const titles = new Set(current.map(({ title }) => title));
  return [...current, ...all.flatMap(replaced).filter(({ title }) => !titles.has(title))];
};
