import type { SourceAbout } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useCallback } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useAddress } from "../shared/address.ts";
import { GuidanceOfSource } from "../features/guidance/guidance-of-source.tsx";
import { AboutHead } from "../features/library/about-head.tsx";
import { AboutNav, type Part, toPart } from "../features/library/about-nav.tsx";
import { composerAddress, questionAbout } from "../features/library/ask-about.ts";
import { CitedBy } from "../features/library/cited-by.tsx";
import { Comparison } from "../features/library/comparison.tsx";
import { Contents } from "../features/library/contents.tsx";
import { type Opening, openerElement } from "../features/library/opening.ts";
import { useSourceAbout } from "../features/library/use-library.ts";
import { Versions } from "../features/library/versions.tsx";
import { YourAnswers } from "../features/library/your-answers.tsx";
import { OfficialFacts } from "../features/official/official-place.tsx";
import { SourceReader, SourceViewer } from "../features/sources/source-viewer.tsx";
import { drafts } from "../shared/draft.ts";
import { withParams } from "../shared/params.ts";
import { Page } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";
import styles from "./source.module.css";

export function SourcePage() {
  const { sourceId = "" } = useParams();
  return (
    <QueryState
      query={useSourceAbout(sourceId)}
      waiting="Opening the source"
      failed="The source could not be opened."
      missing={<Missing />}
      page="Source"
    >
      {(about) => <About key={sourceId} about={about} />}
    </QueryState>
  );
}

function Missing() {
  return (
    <Empty title="There is no source at this address." action={<Link to="/library">The library</Link>}>
      It may be a document that somebody keeps for themselves, or the address was cut short.
    </Empty>
  );
}

function About({ about }: { about: SourceAbout }) {
  const { params, opening, viewer, change } = useReading(about);
  const { entry } = about;
  const part = toPart(params.get("part"));
  const address = (to: Part) => `?${withParams(params, { part: to === "read" ? null : to }).toString()}`;
  return (
    <>
      <Page title={entry.identifier}>
        <AboutHead about={about} />
        <GuidanceOfSource source={entry} />
        <OfficialFacts librarySourceId={entry.id} />
        <AskAbout identifier={entry.identifier} jurisdiction={entry.jurisdiction} />
        <AboutNav about={about} part={part} address={address} />
        <div className={styles.part}>
          {part === "read" && (
            <SourceReader
              sourceId={entry.id}
              versionId={params.get("version")}
              passageId={params.get("passage")}
              marks={noMarks}
              onGo={({ passageId, versionId }) => change({ passage: passageId, version: versionId })}
            />
          )}
          {part === "contents" && <Contents sourceId={entry.id} identifier={entry.identifier} opening={opening} />}
          {part === "versions" && (
            <>
              <Versions about={about} opening={opening} />
              <Comparison
                about={about}
                from={params.get("from")}
                to={params.get("to")}
                clause={params.get("clause")}
                onChange={(versions) => change({ ...versions, clause: null })}
              />
            </>
          )}
          {part === "cited" && <CitedBy passages={about.cited_by} identifier={entry.identifier} opening={opening} />}
          {part === "answers" && <YourAnswers answers={about.answers} />}
        </div>
      </Page>
      {viewer}
    </>
  );
}

function AskAbout({ identifier, jurisdiction }: { identifier: string; jurisdiction: string }) {
  const navigate = useNavigate();
  const ask = () => {
    drafts.write("question", questionAbout(identifier, drafts.read("question")));
    void navigate(composerAddress(jurisdiction));
  };
  return (
    <p className="no-print">
      <Button variant="default" onClick={ask}>
        Ask about this source
      </Button>
    </p>
  );
}

/** What the address names beside the part: a passage of another source, in a pane; one of this source is read in its own part. */
function useReading({ entry }: SourceAbout) {
  const [params, setParams] = useAddress();
  const [source, version, passage] = [params.get("source"), params.get("version"), params.get("passage")];
  const change = (changes: Record<string, string | null>) => setParams((now) => withParams(now, changes), { preventScrollReset: true });
  const opening: Opening = ({ sourceId, passageId, versionId }) => {
    const own = sourceId === entry.id;
    const place = { source: own ? null : sourceId, version: versionId ?? null, passage: passageId };
    return `?${withParams(params, own ? { ...place, part: null } : place).toString()}`;
  };
  const close = useCallback(() => {
    setParams((now) => withParams(now, { source: null, version: null, passage: null }), { preventScrollReset: true });
    requestAnimationFrame(() => document.getElementById(openerElement(passage, version))?.focus());
  }, [setParams, passage, version]);
  const viewer = source !== null && (
    <SourceViewer
      belongsTo={entry.identifier}
      sourceId={source}
      versionId={version}
      passageId={passage}
      marks={noMarks}
      onGo={({ passageId, versionId }) => change({ passage: passageId, version: versionId })}
      onClose={close}
    />
  );
  return { params, opening, viewer, change };
}

const noMarks: [] = [];
