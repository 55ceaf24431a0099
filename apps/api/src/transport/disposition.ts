/** Names that Windows keeps for devices, whatever their extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9\u00B9\u00B2\u00B3]|lpt[0-9\u00B9\u00B2\u00B3])(?=\.|$)/i;

/** A name that every file system takes as that of a plain file in the folder where it is saved. */
function plain(filename: string): string {
  const kept = filename
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu, "_")
    .replace(/^[. ]+/, "")
    .replace(/[. ]+$/, "");
  return kept === "" ? "file" : kept.replace(reserved, "_$&");
}

/** What RFC 5987 lets stand in a value, which is less than in an address. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header that has a file saved, never shown, under its name in both forms that browsers know (RFC 6266). */
export function asAttachment(filename: string): string {
  const name = plain(filename);
  const ascii = name
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll(/[^\w. ()+,=@-]/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`;
}
