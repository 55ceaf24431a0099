import { titleFrom } from "../features/documents/document-words.ts";
import { sendFile } from "../features/documents/upload/send-file.ts";
import { ProtocolSheet } from "../features/protocols/protocol-sheet.tsx";
import type { SendFile } from "../shared/ui/upload-one.tsx";

const send: SendFile = (file, onSent, left) =>
  sendFile({ file, title: titleFrom(file.name), body: "", category: "Clinical Trials", tags: "", replaces: null }, onSent, left);

/** Protocol analysis as the address says it; what is uploaded stands among the person's documents. */
export function ClinResProtocol({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return <ProtocolSheet opened={opened} onClose={onClose} send={send} />;
}
