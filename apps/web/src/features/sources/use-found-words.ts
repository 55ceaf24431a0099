import { type RefObject, useEffect } from "react";

const name = "found";

/** Sets the words looked for apart in what is on screen, where the browser can; they are no quotes, so they are not marked. */
export function useFoundWords(box: RefObject<HTMLElement | null>, words: string, passagesShown: number): void {
  useEffect(() => {
    if (!("highlights" in CSS)) return;
    if (words !== "" && passagesShown > 0 && box.current !== null)
      CSS.highlights.set(name, new Highlight(...rangesOf(box.current, words.toLowerCase())));
    return () => void CSS.highlights.delete(name);
  }, [box, words, passagesShown]);
}

function rangesOf(box: HTMLElement, words: string): Range[] {
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const text = (node.textContent ?? "").toLowerCase();
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      ranges.push(range);
    }
  }
  return ranges;
}
