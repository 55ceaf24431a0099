import { Fragment } from "react";
import { boldRuns } from "../bold.ts";

/** Text with `**bold**` as strong and newlines as line breaks, never read as HTML. */
export function Rich({ text }: { text: string }) {
  return boldRuns(text).map((run, index) => {
    const lines = <Lines text={run.text} />;
    // Runs never move within one text, so their positions are stable keys.
    // oxlint-disable-next-line react/no-array-index-key
    return run.strong ? <strong key={index}>{lines}</strong> : <Fragment key={index}>{lines}</Fragment>;
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
