import type { Protocol } from "@clausewise/contracts";
import { useAddress } from "../../shared/address.ts";
import { useExport } from "../../shared/use-export.ts";
import { Stepper } from "../../shared/ui/stepper.tsx";
import type { SendFile } from "../../shared/ui/upload-one.tsx";
import { AnalysisStep } from "./analysis-step.tsx";
import { IssuesStep } from "./issues-step.tsx";
import { MarketsStep } from "./markets-step.tsx";
import { type ProtocolPlace, placeOf, stepNames, withPlace } from "./protocol-address.ts";
import { ReportStep } from "./report-step.tsx";
import { UploadStep } from "./upload-step.tsx";
import { useProtocol } from "./use-protocols.ts";

/** The last step that can be gone to: each needs what the one before it gives. */
function reachedOf(protocol: Protocol | undefined): number {
  if (protocol === undefined) return 0;
  if (protocol.state !== "done") return 1;
  return protocol.chosen.length === 0 ? 3 : 4;
}

/** The five steps from a file to a report. */
export function ProtocolWizard({ send }: { send: SendFile }) {
  const [params, setParams] = useAddress();
  const place = placeOf(params);
  const query = useProtocol(place.protocol);
  const protocol = place.protocol === null ? undefined : query.data;
  const go = (to: Partial<ProtocolPlace>) => setParams((now) => withPlace(now, to), { preventScrollReset: true });
  const { save, saving } = useExport<"docx" | "pdf">(`/api/protocols/${place.protocol ?? ""}/export`, "report");
  const reached = reachedOf(protocol);
  return (
    <Stepper
      label="Protocol analysis"
      steps={stepNames}
      step={place.step}
      reached={reached}
      onStep={(step) => go({ step })}
      counted
      back="Previous"
      finish={saving === null ? "Generate Report" : "Generating Report..."}
      onFinish={() => reached === 4 && void save("docx")}
    >
      {place.step === 0 && (
        <UploadStep send={send} chosen={place.protocol} onChosen={(id) => go({ protocol: id, step: 1, before: null })} />
      )}
      {place.step > 0 && (
        <OfProtocol
          place={place}
          protocol={protocol}
          failed={query.isError}
          onGo={go}
          saving={saving}
          onSave={(format) => void save(format)}
        />
      )}
    </Stepper>
  );
}

interface OfProtocolProps {
  place: ProtocolPlace;
  protocol: Protocol | undefined;
  failed: boolean;
  onGo: (to: Partial<ProtocolPlace>) => void;
  saving: "docx" | "pdf" | null;
  onSave: (format: "docx" | "pdf") => void;
}

/** The steps behind the first, which need a protocol. */
function OfProtocol({ place, protocol, failed, onGo, saving, onSave }: OfProtocolProps) {
  if (protocol === undefined)
    return <p role="status">{place.protocol === null || failed ? "Choose a protocol in the first step." : "Opening the protocol"}</p>;
  if (place.step === 1 || protocol.state !== "done") return <AnalysisStep protocol={protocol} />;
  if (place.step === 2) return <IssuesStep protocol={protocol} before={place.before} onCompare={(before) => onGo({ before })} />;
  if (place.step === 3) return <MarketsStep protocol={protocol} />;
  return <ReportStep protocol={protocol} saving={saving} onSave={onSave} />;
}
