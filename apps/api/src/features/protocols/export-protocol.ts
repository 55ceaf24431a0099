import { createHash } from "node:crypto";
import { protocolExports } from "@clausewise/contracts";
import { AppError } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { ProtocolParts } from "./protocol-parts.ts";
import { protocolReport } from "./protocol-report.ts";
import { shownProtocol, type NamedDocuments } from "./shown-protocol.ts";

type Parts = Pick<ProtocolParts, "database" | "audit" | "clock" | "rules"> & { documents: NamedDocuments };

/** The report on a protocol as a file; it needs a market, for it says what is asked there. */
export const createProtocolExport =
  (parts: Parts): Services["protocols"]["export"] =>
  async ({ id, format }, caller) => {
    const { audit, clock } = parts;
    const protocol = await shownProtocol(parts, viewerOf(caller), id);
    if (protocol.state !== "done") throw new AppError("conflict", "This protocol has not been read yet. Export the report when it has.");
    if (protocol.chosen.length === 0) throw new AppError("conflict", "Please select at least one market to generate the report.");
    const { writeDocx, writePdf } = await import("@clausewise/documents");
    const report = protocolReport(protocol, clock.today());
    const bytes = format === "docx" ? await writeDocx(report) : await writePdf(report);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await audit.note(caller, { action: "protocol.exported", object_id: id, changes: { format, sha256, chosen: protocol.chosen } });
    return { filename: `clausewise-protocol-${clock.today()}.${format}`, media_type: protocolExports[format], bytes };
  };
