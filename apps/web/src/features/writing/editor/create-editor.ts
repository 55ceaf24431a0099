import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorSelection, EditorState } from "@codemirror/state";
import { EditorView, drawSelection, highlightSpecialChars, keymap, placeholder } from "@codemirror/view";
import { sentenceAt } from "../review/finding-words.ts";
import { editorTheme } from "./editor-theme.ts";
import { currentField, markAt, markField, placeOf, setCurrent, setMarks, type TextMark } from "./marks.ts";

export interface EditorHears {
  typed: () => void;
  /** A mark was pressed, or the caret went into one by a press. */
  pressed: (id: string) => void;
  /** It was left. */
  left: () => void;
}

/** What the page around it does with the text. */
export interface TextEditor {
  read: () => string;
  /** Puts another text in the place of all; what stood there can be had back with undo. */
  write: (text: string) => void;
  /** Puts words in the place of a mark; false where its words are gone. */
  replace: (id: string, words: string) => boolean;
  mark: (marks: readonly TextMark[]) => void;
  /** Shows where a mark stands; null shows none. */
  show: (id: string | null) => void;
  placeOf: (id: string) => { start: number; end: number } | null;
  /** Goes to a stretch of the text and chooses it. */
  go: (start: number, end: number) => void;
  /** The words that are chosen, or else the sentence at the caret; "" where there are none. */
  sentence: () => string;
  focus: () => void;
  destroy: () => void;
}

interface Words {
  /** What a screen reader calls it. */
  label: string;
  placeholder: string;
  /** What it begins with. */
  text: string;
}

const inTheMiddle = (at: number) => EditorView.scrollIntoView(at, { y: "center" });

/** A text that is typed in, of which only what is in sight is drawn. It stands in a tree of its own, because the page allows no style that is not its own. */
export function createEditor(host: HTMLElement, words: Words, hears: EditorHears): TextEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: words.text,
      extensions: [
        history(),
        drawSelection(),
        highlightSpecialChars(),
        EditorView.lineWrapping,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        placeholder(words.placeholder),
        EditorView.contentAttributes.of({ "aria-label": words.label, tabindex: "0", spellcheck: "true", autocapitalize: "sentences" }),
        editorTheme,
        markField,
        currentField,
        EditorView.updateListener.of(({ docChanged, focusChanged, view: { hasFocus } }) => {
          if (docChanged) hears.typed();
          if (focusChanged && !hasFocus) hears.left();
        }),
        EditorView.domEventHandlers({
          click: (event, { state }) => {
            const id = state.selection.main.empty ? markAt(state, state.selection.main.head) : null;
            if (id !== null && event.button === 0) hears.pressed(id);
          },
        }),
      ],
    }),
  });
  const put = (start: number, end: number, insert: string) =>
    view.dispatch({ changes: { from: start, to: end, insert }, userEvent: "input.complete" });
  return {
    read: () => view.state.doc.toString(),
    write: (text) => put(0, view.state.doc.length, text),
    replace(id, insert) {
      const place = placeOf(view.state, id);
      if (place) put(place.start, place.end, insert);
      return place !== null;
    },
    mark: (marks) => view.dispatch({ effects: setMarks.of(marks) }),
    show(id) {
      const place = placeOf(view.state, id);
      view.dispatch({ effects: [setCurrent.of(id), ...(place ? [inTheMiddle(place.start)] : [])] });
    },
    placeOf: (id) => placeOf(view.state, id),
    go: (start, end) => view.dispatch({ selection: EditorSelection.single(start, end), effects: inTheMiddle(start), userEvent: "select" }),
    sentence: () => chosen(view.state),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** Longest stretch, in characters, that is looked for. */
const longestChoice = 4000;

function chosen({ selection: { main }, doc }: EditorState): string {
  if (!main.empty) return doc.sliceString(main.from, Math.min(main.to, main.from + longestChoice)).trim();
  let line = doc.lineAt(main.head);
  // Between paragraphs, and below the last one, the sentence before is meant.
  while (line.text.trim() === "" && line.number > 1) line = doc.line(line.number - 1);
  return sentenceAt(line.text, Math.min(main.head - line.from, line.length));
}
