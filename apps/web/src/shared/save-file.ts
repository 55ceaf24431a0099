/** Fetches a file and hands it to the browser to save; gives the name it is saved under. */
export async function saveFile(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const filename = /filename="([^"]+)"/u.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "answer";
  offerFile(await response.blob(), filename);
  return filename;
}

/** Hands bytes to the browser to save under a name. */
export function offerFile(bytes: Blob, filename: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
