/** A source as the double plays it. */
export interface Played {
  host: string;
  answer(path: string, query: URLSearchParams): PlayedAnswer;
}

export interface PlayedAnswer {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}
