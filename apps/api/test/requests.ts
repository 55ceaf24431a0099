/** A request with a JSON body. */
export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** The envelope of an answer; tests say what they expect inside. */
export interface Answer<T> {
  success: boolean;
  data: T;
}

/** A response's JSON, as what the test takes it for and goes on to check. */
export const read = async <T>(response: Response): Promise<T> => (await response.json()) as T;

/** The fields of an upload, in the order given; a file is given as its name and text. */
export function form(fields: [name: string, value: string | { name: string; text: string | Uint8Array<ArrayBuffer> }][]): RequestInit {
  const body = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, new Blob([value.text], { type: "text/plain" }), value.name);
  }
  return { method: "POST", body };
}
