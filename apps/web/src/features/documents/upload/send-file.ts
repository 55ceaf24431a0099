import type { Document } from "@clausewise/contracts";

/** What is sent with a file; "" is none. */
export interface Sending {
  file: File;
  title: string;
  body: string;
  category: string;
  tags: string;
  /** The document that it is a new version of. */
  replaces: string | null;
}

/** A file as the form that the server takes; the file comes last, so that all else is known when it begins. */
export function formOf({ file, title, body, category, tags, replaces }: Sending): FormData {
  const form = new FormData();
  const fields = { title: title.trim(), regulatory_body: body, document_category: category, tags: tags.trim(), replaces: replaces ?? "" };
  for (const [name, value] of Object.entries(fields)) if (value !== "") form.append(name, value);
  form.append("file", file);
  return form;
}

/** What the server says of an upload that it did not take. */
export function refusalText(status: number, body: string): string {
  if (status === 0) return "The server could not be reached. Check your connection and try again.";
  if (status === 401) return "Your session has ended. Sign in again to go on.";
  if (status === 429) return "Too many uploads in a short time. Wait a minute and try again.";
  try {
    const said: unknown = JSON.parse(body);
    if (typeof said === "object" && said !== null && "error" in said && typeof said.error === "string") return said.error;
  } catch {
    // What stands between the server and here may answer with a page of its own.
  }
  return status === 413 ? "The file is larger than 50 MB." : "Something went wrong on the server. Please try again.";
}

/** The document that came of an upload. */
export type Stored = Pick<Document, "id">;

function storedIn(body: string): Stored | null {
  try {
    const { data } = JSON.parse(body) as { data?: { id?: unknown } };
    return typeof data?.id === "string" ? { id: data.id } : null;
  } catch {
    return null;
  }
}

/** Sends a file and tells how many of its bytes have gone; resolves with the document once the server has stored it. */
export function sendFile(sending: Sending, onSent: (bytes: number) => void, left: AbortSignal): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const refuse = () => reject(new Error(refusalText(request.status, request.responseText)));
    request.upload.addEventListener("progress", ({ loaded }) => onSent(Math.min(loaded, sending.file.size)));
    request.addEventListener("load", () => {
      if (request.status >= 300) return refuse();
      const stored = storedIn(request.responseText);
      if (stored === null) reject(new Error("The server answered in a way that was not understood. Look whether the document is there."));
      else resolve(stored);
    });
    request.addEventListener("error", refuse);
    request.addEventListener("abort", () => reject(new DOMException("Stopped", "AbortError")));
    left.addEventListener("abort", () => request.abort());
    request.open("POST", "/api/documents/upload");
    request.send(formOf(sending));
  });
}
