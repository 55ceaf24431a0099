import { parseDocument, DomUtils } from "htmlparser2";

/** What a piece of HTML says, decoded. */
export interface Fragment {
  text: string;
  /** Where its first link leads; null where it has none. */
  href: string | null;
  /** The moment its first `time` names; null where it has none. */
  moment: string | null;
}

/** Reads a piece of HTML as registers put it into their fields. */
export function readFragment(html: string): Fragment {
  // Most fields are plain words, of which a register has thousands.
  if (!/[<&]/.test(html)) return { text: collapse(html), href: null, moment: null };
  const { children } = parseDocument(html);
  const first = (name: string, attribute: string): string | null =>
    DomUtils.getElementsByTagName(name, children, true, 1)[0]?.attribs[attribute] ?? null;
  return { text: collapse(DomUtils.innerText(children)), href: first("a", "href"), moment: first("time", "datetime") };
}

const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
