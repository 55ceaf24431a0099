import { EditorView } from "@codemirror/view";

const underline = (colour: string) => ({
  textDecoration: "underline",
  textDecorationColor: colour,
  textDecorationThickness: "2px",
  textUnderlineOffset: "4px",
  textDecorationSkipInk: "none",
  cursor: "pointer",
});

/** How the text is set; colours and sizes are the tokens of the page around it. */
export const editorTheme = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", fontSize: "var(--size-read)", backgroundColor: "transparent" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px", borderRadius: "var(--radius)" },
  ".cm-scroller": { fontFamily: "var(--ui)", lineHeight: "1.7", overflow: "auto" },
  ".cm-content": { padding: "28px max(20px, calc(50% - 37ch)) 40vh", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0" },
  ".cm-placeholder": { color: "var(--ink-3)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "var(--accent-soft)",
  },
  ".mark-critical": underline("var(--critical)"),
  ".mark-high": underline("var(--high)"),
  ".mark-medium": underline("var(--impact-medium)"),
  ".mark-low": underline("var(--control-line)"),
  ".mark-settled": { ...underline("var(--line-2)"), textDecorationStyle: "dotted" },
  ".mark-current": { backgroundColor: "var(--accent-soft)", borderRadius: "3px", boxShadow: "0 0 0 2px var(--accent-soft)" },
});
