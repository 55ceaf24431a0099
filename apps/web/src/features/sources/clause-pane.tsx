import { useState } from "react";
import { useClausePlace } from "../../shared/use-clause-place.ts";
import { SidePane } from "../../shared/ui/side-pane.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import { SourceViewer } from "./source-viewer.tsx";

interface Props {
  /** As the library spells it: `EU MDR Annex VIII 6.1`. */
  clause: string;
  belongsTo: string;
  onClose: () => void;
}

/** A clause beside the page, at the passage that it names. */
export function ClausePane({ clause, belongsTo, onClose }: Props) {
  const place = useClausePlace(clause);
  const [gone, setGone] = useState<{ passageId: string | null; versionId: string } | null>(null);
  if (!place)
    return (
      <SidePane label="Source" belongsTo={belongsTo} onClose={onClose} shown={clause}>
        {place === undefined ? <Waiting label={`Opening ${clause}`} inline /> : <p>{clause} is not held in this library.</p>}
      </SidePane>
    );
  return (
    <SourceViewer
      sourceId={place.source_id}
      versionId={gone?.versionId ?? null}
      passageId={gone === null ? place.passage_id : gone.passageId}
      marks={[]}
      belongsTo={belongsTo}
      onClose={onClose}
      onGo={setGone}
    />
  );
}
