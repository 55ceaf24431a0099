import { changeLabels, type MadeFile } from "@clausewise/contracts";
import { counted, formatDate, formatDay } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { overtakenOf } from "./overtaken-files.ts";
import styles from "./template.module.css";
import { formatNames } from "./template-words.ts";
import { useNewestFiles } from "./use-templates.ts";

/** The person's files that rest on words that changed, as tasks until they are made anew; nothing where there are none. */
export function FilesToMakeAnew() {
  const { data, error } = useNewestFiles();
  if (error !== null)
    return <Problem title="Which of your files rest on words that changed could not be loaded.">{explain(error)}</Problem>;
  const files = overtakenOf(data?.items ?? []);
  if (files.length === 0) return null;
  return (
    <Panel
      warns
      heading={`${counted(files.length, "file that you made of a template rests", "files that you made of templates rest")} on words that changed`}
    >
      <ul className={styles.overtaken}>
        {files.map((file) => (
          <Overtaken key={file.id} file={file} />
        ))}
      </ul>
      <p className={styles.stands}>A line goes once you make the file anew, which then rests on the words of that day.</p>
    </Panel>
  );
}

const Overtaken = ({ file: { template, name, format, product, made_at, changes } }: { file: MadeFile }) => (
  <li>
    <h3>
      <TitleLink to={`/templates/${template}`}>{name}</TitleLink>
    </h3>
    <Line quiet>
      <span>
        {formatNames[format]} file of {formatDay(made_at)}, {product === null ? "for no product" : `for ${product}`}
      </span>
    </Line>
    {changes.map(({ citation, kind, since }) => (
      <p key={citation}>
        <Chip tone="warn">{changeLabels[kind]}</Chip> {citation}
        {since !== null && ` since ${formatDate(since)}`}
      </p>
    ))}
  </li>
);
