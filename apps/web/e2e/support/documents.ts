import { type Page, expect } from "@playwright/test";

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A text file of a name. */
export const textFile = (name: string, ...paragraphs: string[]): UploadedFile => ({
  name: `${name}.txt`,
  mimeType: "text/plain",
  buffer: Buffer.from(`${paragraphs.join("\n\n")}\n`),
});

/** Uploads a file for whoever is signed in, without drawing the pages on the way, and waits until it is read; gives the document's id. */
export async function uploaded(page: Page, file: UploadedFile): Promise<string> {
  const { request } = page.context();
  await page.goto("/documents");
  const origin = new URL(page.url()).origin;
  const title = file.name.replace(/\.\w+$/u, "");
  const reply = await request.post("/api/documents/upload", { headers: { origin }, multipart: { title, file } });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  const { data } = await reply.json();
  const status = async () => (await (await request.get(`/api/documents/${data.id}`)).json()).data.upload_status;
  await expect.poll(status, { timeout: 120_000 }).toBe("completed");
  return data.id;
}
