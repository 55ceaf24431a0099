import { Fragment } from "react";
import { boldRuns } from "../bold.ts";
import { markRanges, quotesIn } from "../quotes.ts";

/** Text with `**bold**` as strong and newlines as line breaks, never read as HTML; `quotes` are marked where they stand word for word. */
export function Rich({ text, quotes = [] }: { text: string; quotes?: readonly string[] }) {
  return boldRuns(text).map((run, index) => {
    const pieces = markRanges(run.text, quotesIn(run.text, quotes)).map((piece) =>
      piece.marked ? (
        <mark key={piece.at}>
          <Lines text={piece.text} />
        </mark>
      ) : (
        <Lines key={piece.at} text={piece.text} />
      ),
    );
    // Runs never move within one text, so their positions are stable keys.
    // oxlint-disable-next-line react/no-array-index-key
    return run.strong ? <strong key={index}>{pieces}</strong> : <Fragment key={index}>{pieces}</Fragment>;
  });
}

function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, at) => (
    // Lines never move within one text, so their positions are stable keys.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
