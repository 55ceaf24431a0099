import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Chip } from "../shared/ui/chip.tsx";
import { Confirm } from "../shared/ui/confirm.tsx";
import { DataTable } from "../shared/ui/data-table.tsx";
import { DropZone } from "../shared/ui/drop-zone.tsx";
import { BasisChip } from "../shared/ui/basis-chip.tsx";
import { SeverityChip } from "../shared/ui/facts.tsx";
import { Choice, TextArea, TextField } from "../shared/ui/fields.ts";
import { Line } from "../shared/ui/line.tsx";
import { notice, noticeWithUndo } from "../shared/ui/notices.tsx";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { ProgressLine } from "../shared/ui/progress-line.tsx";
import { QuestionBox } from "../shared/ui/question-box.tsx";
import { SearchField } from "../shared/ui/search-field.tsx";
import { Segments } from "../shared/ui/segments.tsx";
import { SidePane } from "../shared/ui/side-pane.tsx";
import { Empty, Problem } from "../shared/ui/states.tsx";
import { Stepper } from "../shared/ui/stepper.tsx";
import { TextButton } from "../shared/ui/text-button.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./style.module.css";

/** Every piece of the kit on one screen, to be looked at and measured. */
export function StylePage() {
  return (
    <Page title="Style page">
      <PageHead heading="Style page" lede="Every piece of the kit, as the theme draws it." action={<Button>First thing to do</Button>} />
      <Part name="Type">
        {["page", "section", "read", "body", "small", "fine"].map((size) => (
          <p key={size} style={{ fontSize: `var(--size-${size})` }}>
            {size}: the passage is the product.
          </p>
        ))}
        <blockquote className={styles.quote}>
          <mark>A quote is the source’s own words, and marked.</mark>
        </blockquote>
      </Part>
      <Part name="Facts">
        <Line>
          <Chip>Regulation, binding</Chip>
          <Chip tone="ok">In force</Chip>
          <Chip tone="warn">Draft</Chip>
          <Chip tone="bad">Superseded</Chip>
        </Line>
        <Line>
          <SeverityChip severity="critical" />
          <SeverityChip severity="high" />
          <SeverityChip severity="medium" />
          <SeverityChip severity="low" />
        </Line>
        <Line>
          <BasisChip basis="official" />
          <BasisChip basis="computed" />
          <BasisChip basis="estimate" />
          <BasisChip basis="unknown" />
        </Line>
      </Part>
      <Part name="Acts">
        <Acts />
      </Part>
      <Part name="Fields">
        <Fields />
      </Part>
      <Part name="States">
        <Waiting label="Opening the library" inline />
        <Problem title="The library could not be opened." retry={() => notice("Asked again.")}>
          The server could not be reached. Check your connection and try again.
        </Problem>
        <Empty title="No bookmarks yet">Ask a question and choose Bookmark under its answer.</Empty>
      </Part>
      <Part name="Work">
        <Work />
      </Part>
      <Part name="Table">
        <Jobs />
      </Part>
    </Page>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Acts() {
  const [confirming, setConfirming] = useState(false);
  const [reading, setReading] = useState(false);
  const remove = () => noticeWithUndo("Bookmark removed: What must a 510(k) summary contain?", () => notice("The bookmark is back."));
  return (
    <Line>
      <Button>Bookmark</Button>
      <Button variant="default">Export</Button>
      <Button disabled>Not now</Button>
      <Button loading>Sending</Button>
      <TextButton>Clear Filters</TextButton>
      <Button variant="default" onClick={() => setConfirming(true)}>
        Delete
      </Button>
      <Button variant="default" onClick={remove}>
        Remove
      </Button>
      <Button variant="default" onClick={() => setReading(true)}>
        Open the pane
      </Button>
      <Confirm
        opened={confirming}
        onClose={() => setConfirming(false)}
        title="Delete the document?"
        action="Delete it"
        danger
        onConfirm={() => Promise.reject(new Error("nothing to delete"))}
        failed="It could not be deleted, and is still there."
      >
        Its text, its reports and its bookmarks go with it.
      </Confirm>
      {reading && (
        <SidePane label="Record" belongsTo="Style page" onClose={() => setReading(false)} shown="record">
          <div className={styles.record}>
            <h2>One record</h2>
            <p>Beside the page from 900 px, below that a sheet from the foot.</p>
          </div>
        </SidePane>
      )}
    </Line>
  );
}

function Fields() {
  const [search, setSearch] = useState("510(k)");
  const [question, setQuestion] = useState("");
  const [authority, setAuthority] = useState("FDA");
  return (
    <>
      <SearchField label="Search the kit" placeholder="Search" value={search} onSearch={setSearch} />
      <Segments
        label="Authority"
        options={[
          ["FDA", "FDA (US)"],
          ["EU_MDR", "EU MDR"],
        ]}
        value={authority}
        onChange={setAuthority}
      />
      <TextField label="Title" description="As it stands on the document." placeholder="Protocol" />
      <TextField label="E-mail" defaultValue="ana@" error="“E-mail address” must be an e-mail address such as name@example.org." />
      <Choice label="Market" data={["United States", "European Union"]} />
      <TextArea label="Message" rows={3} />
      <QuestionBox
        aria-label="Question"
        maxLength={4000}
        placeholder="Ask about a clause"
        value={question}
        onChange={setQuestion}
        onSend={() => setQuestion("")}
      />
    </>
  );
}

function Work() {
  const [step, setStep] = useState(1);
  return (
    <>
      <Stepper
        label="Protocol"
        steps={["Study", "Population", "Endpoints", "Export"]}
        step={step}
        reached={2}
        onStep={setStep}
        finish="Export it"
        onFinish={() => notice("Exported.")}
      >
        <DropZone
          label="Drop documents here, or choose them"
          hint="PDF or Word, 50 MB each"
          accept={[".pdf", ".docx"]}
          mostBytes={50 * 1024 ** 2}
          onFiles={(files) => notice(`${files.length} taken.`)}
        />
      </Stepper>
      <ProgressLine label="Uploading protocol.pdf" done={1_200_000} total={4_000_000} unit="bytes" />
      <ProgressLine label="Reading pages" done={120} total={null} unit="rows" />
    </>
  );
}

const jobs = [
  { name: "Index", runs: 1204 },
  { name: "Digest", runs: 12 },
];

function Jobs() {
  const [sort, setSort] = useState("name");
  const rows = jobs.toSorted((a, b) => (sort.endsWith("runs") ? a.runs - b.runs : a.name.localeCompare(b.name)));
  return (
    <DataTable
      caption="Jobs"
      columns={[
        { name: "name", label: "Name", cell: ({ name }) => name, sorts: ["name", "-name"] },
        { name: "runs", label: "Runs", cell: ({ runs }) => runs, sorts: ["runs", "-runs"], figure: true },
      ]}
      rows={sort.startsWith("-") ? rows.toReversed() : rows}
      keyOf={({ name }) => name}
      sort={sort}
      onSort={setSort}
    />
  );
}
