/** A source as the double plays it. */
export interface Played {
  host: string;
  /** Headers by their names in small letters. */
  answer(path: string, query: URLSearchParams, headers?: Readonly<Record<string, string | string[] | undefined>>): PlayedAnswer;
}

export interface PlayedAnswer {
  status: number;
  type: string;
  body: string;
  /** What a character of the body stands for: `latin1` is a byte each. */
  encoding?: "utf8" | "latin1";
  headers?: Record<string, string>;
}

/** The bytes of an answer. */
export const bytesOf = ({ body, encoding = "utf8" }: Pick<PlayedAnswer, "body" | "encoding">): Uint8Array => Buffer.from(body, encoding);
