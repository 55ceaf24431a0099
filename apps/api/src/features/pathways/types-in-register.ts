import type { RegisterAnswers } from "@clausewise/contracts";
import { answersOfType, exemptionLimits } from "@clausewise/planning";
import type { OfficialReads, RegisterEntry } from "../official/official.reads.ts";

export type Registers = Pick<OfficialReads, "register" | "entries" | "search">;

const classification = "fda-device-classification";
const mostTypes = 10;

function typeOf({ key, title, fields }: RegisterEntry): RegisterAnswers["types"][number] {
  const regulation_number = fields["regulation_number"] ?? null;
  const type = {
    code: key,
    device_class: fields["device_class"] ?? null,
    regulation_number,
    submission_type: fields["submission_type_id"] ?? null,
  };
  return {
    code: key,
    device_name: title,
    regulation_number,
    answers: answersOfType(type),
    limits: regulation_number === null ? null : exemptionLimits(regulation_number),
  };
}

/** Types of devices in FDA's classification: those of product codes that are named, else those of a regulation number. */
export async function typesIn(official: Registers, search: string): Promise<RegisterAnswers> {
  const { id, title, as_of } = await official.register(classification);
  if (as_of === null) return { register: { id, title }, as_of, types: [] };
  const codes = search.toUpperCase().match(/\b[A-Z]{3}\b/gu) ?? [];
  const named = await official.entries(classification, codes);
  const found =
    named.length > 0 ? named : (await official.search(classification, { words: search, fields: ["regulation_number"] }, mostTypes)).entries;
  return { register: { id, title }, as_of, types: found.slice(0, mostTypes).map(typeOf) };
}
