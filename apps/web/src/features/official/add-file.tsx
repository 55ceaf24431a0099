import type { OfficialGap, OfficialSource } from "@clausewise/contracts";
import { uploadLimit } from "@clausewise/contracts/limits";
import { useState } from "react";
import { today } from "../../shared/format.ts";
import { DropZone } from "../../shared/ui/drop-zone.tsx";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import styles from "./add-file.module.css";
import { outcomeWords, resultText } from "./official-words.ts";
import { useGiveFile } from "./use-official.ts";

type Wanted = Omit<OfficialGap, "problem">;

const endings = [".json", ".xml", ".html", ".htm", ".xhtml", ".pdf"];

interface Props {
  source: OfficialSource;
  /** What a file can stand in for. */
  takes: readonly Wanted[];
}

/** Takes a file that somebody saved from the site by hand; it goes through the same reading as what is fetched. */
export function AddFile({ source, takes }: Props) {
  const [key, setKey] = useState(takes[0]?.key ?? "");
  const [day, setDay] = useState(today());
  const { give, busy, taken, problem } = useGiveFile(source.id);
  const wanted = takes.find((one) => one.key === key) ?? takes[0];
  if (wanted === undefined) return <p>No single file can stand in for what this source is asked for: it takes many requests.</p>;
  return (
    <div className={styles.add}>
      <p>
        Save what stands at this address in your browser, as it is, and add it here. It is checked, kept and read like an answer of the
        source, and marked as added by hand. The source itself stays marked as it is, for it was not heard.
      </p>
      {takes.length > 1 && (
        <Choice
          label="What it is"
          value={wanted.key}
          onChange={(event) => setKey(event.target.value)}
          data={takes.map((one) => ({ value: one.key, label: one.label }))}
        />
      )}
      <p className={styles.address}>
        <a href={wanted.url} target="_blank" rel="noopener">
          {wanted.url} <span aria-hidden>↗</span>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
      <TextField
        type="date"
        label="Saved from the site on"
        value={day}
        max={today()}
        onChange={(event) => setDay(event.target.value)}
        className={styles.day ?? ""}
      />
      {busy ? (
        <Waiting label="Reading the file" inline />
      ) : (
        <DropZone
          label={`Drop the file of ${wanted.label} here, or choose it`}
          hint="One file, at most 50 MB"
          accept={endings}
          mostBytes={uploadLimit}
          single
          onFiles={([file]) => file !== undefined && void give({ key: wanted.key, day, file })}
        />
      )}
      <div role="status">
        {taken !== null && (
          <Panel heading={outcomeWords(taken.outcome)[0]} warns={taken.outcome !== "changed" && taken.outcome !== "unchanged"}>
            <p>{resultText({ title: source.title, result: taken.result })}</p>
          </Panel>
        )}
        {problem !== null && (
          <Panel heading="The file was not taken" warns>
            <p>{problem}</p>
          </Panel>
        )}
      </div>
    </div>
  );
}
