/** SHA-256 of a file, hexadecimal; null where the browser cannot tell, as over an address that is not secure. */
export async function fingerprintOf(file: Blob): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  } catch {
    return null;
  }
}
