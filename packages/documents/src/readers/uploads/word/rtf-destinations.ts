/** Where the text of a group goes: into the text itself, a place of its own, or nowhere. */
export type Destination = "text" | "skip" | "fonts" | "styles" | "number" | "running" | "footnote" | "comment" | "author" | "box";

const named: Readonly<Record<string, Destination>> = {
  fonttbl: "fonts",
  stylesheet: "styles",
  listtext: "number",
  pntext: "number",
  header: "running",
  headerl: "running",
  headerr: "running",
  headerf: "running",
  footer: "running",
  footerl: "running",
  footerr: "running",
  footerf: "running",
  footnote: "footnote",
  annotation: "comment",
  atnauthor: "author",
  shptxt: "box",
  dptxbxtext: "box",
  // Each of these holds another form of what stands beside it, or what is no text.
  ...Object.fromEntries(
    [
      "colortbl",
      "info",
      "pict",
      "nonshppict",
      "shprslt",
      "nonesttables",
      "fldinst",
      "upr",
      "xe",
      "tc",
      "rxe",
      "txe",
      "objdata",
      "objclass",
      "filetbl",
      "revtbl",
      "sn",
      "sv",
      "pntxta",
      "pntxtb",
      "mmathPict",
      "listtable",
      "listoverridetable",
      "bkmkstart",
      "bkmkend",
      "atnid",
      "private",
      "comment",
      "ftnsep",
      "ftnsepc",
      "ftncn",
      "aftnsep",
      "aftnsepc",
      "aftncn",
    ].map((name): [string, Destination] => [name, "skip"]),
  ),
};
/** A control word may be any word, also one that every object has. */
const destinations: ReadonlyMap<string, Destination> = new Map(Object.entries(named));

/** Words that turn a group which a reader may pass over into one with text. */
const textAfterStar = new Set(["ud", "moMath", "moMathPara", "shppict", "fldrslt"]);

/** What a control word makes of the group it stands in; null where it makes nothing of it. */
export function destinationOf(name: string, star: boolean): Destination | null {
  if (star && textAfterStar.has(name)) return "text";
  return destinations.get(name) ?? (star ? "skip" : null);
}
