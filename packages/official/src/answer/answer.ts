/** What came back on a request, before anybody believes it. */
export interface Answer {
  status: number;
  /** The address that was asked, and each that it led on to; the last one answered. */
  addresses: readonly string[];
  /** By their names in small letters. */
  headers: Readonly<Record<string, string>>;
  bytes: Uint8Array;
}

/** What a whole and proper answer looks like. */
export interface Expected {
  form: Form;
  /** Names that the root of XML may have. */
  roots?: readonly string[];
  /** Bytes below which it cannot be whole. */
  least?: number;
  /** Whether the JSON that came with status 404 is the source's own word that there is no such thing. */
  saysAbsent?: (body: unknown) => boolean;
}

export type Form = "json" | "xml" | "html" | "pdf" | "zip";

/** What an answer is worth. The reason is a clause that stands behind the source's name: "sent us to another page". */
export type Verdict =
  | { kind: "ok" }
  | { kind: "not_modified" }
  | Failing<"does_not_exist">
  | Failing<"blocked">
  | Failing<"not_ready">
  | Failing<"broken">;

interface Failing<K extends string> {
  kind: K;
  reason: string;
}

/** The text of an answer, without a byte order mark. */
export const textOf = ({ bytes }: Pick<Answer, "bytes">): string => new TextDecoder().decode(bytes);
