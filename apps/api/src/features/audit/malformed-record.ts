import { AuditRecord } from "@clausewise/contracts";
import { OpenRecord, type RecordForm } from "./open-record.ts";

const sentence = /Record (-?\d+) no longer has the form of a record: (.+)$/;

/** What stands in the place of a record is none; the message survives a trip over HTTP. */
export class MalformedRecord extends Error {
  override name = "MalformedRecord";
  readonly sequence: number;
  readonly detail: string;
  constructor(sequence: number, detail: string) {
    super(`Record ${sequence} no longer has the form of a record: ${detail}`);
    this.sequence = sequence;
    this.detail = detail;
  }

  /** The same finding, read back from a message that contains it. */
  static from(message: string): MalformedRecord | null {
    const [, sequence, detail] = sentence.exec(message) ?? [];
    return sequence && detail ? new MalformedRecord(Number(sequence), detail) : null;
  }
}

/** What keeps a value from being a record, field by field; null when nothing does. */
export function malformation(value: unknown, form: RecordForm = "sealed"): string | null {
  const { error } = strict[form].safeParse(value);
  if (!error) return null;
  return error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message)).join("; ");
}

const strict = { sealed: AuditRecord.strict(), open: OpenRecord.strict() };
