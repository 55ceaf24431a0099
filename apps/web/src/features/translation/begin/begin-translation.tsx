import type { TranslationSetting } from "@clausewise/contracts";
import { lengths } from "@clausewise/contracts/limits";
import { languageLabels, translationLanguages } from "@clausewise/contracts/vocabulary";
import { Button } from "@mantine/core";
import IconArrowsExchange from "@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs";
import { type FormEvent, type ReactNode, useState } from "react";
import { useDraft } from "../../../shared/draft.ts";
import { explain } from "../../../shared/trpc.ts";
import { Choice, TextArea, TextField } from "../../../shared/ui/fields.ts";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { Segments } from "../../../shared/ui/segments.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { engineText, glossaryText, type Language } from "../translation-words.ts";
import { useBegin, useReadDocuments } from "../use-translations.ts";
import styles from "../translation.module.css";

interface Props {
  setting: TranslationSetting;
  /** Takes a file, and says of which document it became one. */
  upload: ReactNode;
  documentId: string | null;
  onDocument: (id: string | null) => void;
  onMade: (id: string) => void;
}

const languages = translationLanguages.map((value) => ({ value, label: languageLabels[value] }));
const asLanguage = (value: string, otherwise: Language): Language => translationLanguages.find((one) => one === value) ?? otherwise;

type Mode = "translate" | "prove";

/** What a new translation is made of: the languages, and a text or document. What is typed survives a reload. */
export function BeginTranslation({ setting, upload, documentId, onDocument, onMade }: Props) {
  const [from, setFrom] = useDraft("translation-from");
  const [to, setTo] = useDraft("translation-to");
  const [title, setTitle] = useDraft("translation-title");
  const [text, setText] = useDraft("translation-text");
  const [given, setGiven] = useDraft("translation-given");
  const [mode, setMode] = useState<Mode>(given === "" ? "translate" : "prove");
  const [state, setState] = useState<"still" | "busy" | { problem: string }>("still");
  const begin = useBegin();
  const [source, target] = [asLanguage(from, "en"), asLanguage(to, "fr")];
  const lacks =
    source === target
      ? "Choose two languages."
      : documentId === null && text.trim() === ""
        ? "Paste a text or choose a document."
        : mode === "prove" && given.trim() === ""
          ? "Paste the translation."
          : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("busy");
    try {
      const what = documentId === null ? { text } : { document_id: documentId };
      const { id } = await begin({ from: source, to: target, title, ...what, ...(mode === "prove" && { translation: given }) });
      for (const clear of [setTitle, setText, setGiven]) clear("");
      onMade(id);
    } catch (error) {
      setState({ problem: explain(error) });
    }
  };

  return (
    <form className={styles.begin} onSubmit={(event) => void submit(event)}>
      <Panel label="How texts are translated here" warns={setting.engine === null}>
        <p>{engineText(setting)}</p>
      </Panel>
      <div className={styles.languages}>
        <Choice label="From" data={languages} value={source} onChange={(event) => setFrom(event.target.value)} />
        <IconButton label="Exchange the languages" onClick={() => (setFrom(target), setTo(source))}>
          <IconArrowsExchange size={18} stroke={1.6} aria-hidden />
        </IconButton>
        <Choice label="To" data={languages} value={target} onChange={(event) => setTo(event.target.value)} />
        <TextField label="Title (optional)" value={title} maxLength={lengths.title} onChange={(event) => setTitle(event.target.value)} />
      </div>
      <p className={styles.remark}>{source === target ? "Choose two languages." : glossaryText(setting, source, target)}</p>
      <div className={styles.what}>
        <Segments
          label="What is to be done"
          options={[
            ["translate", setting.engine === null ? "Translate by hand" : "Translate"],
            ["prove", "Prove a translation I have"],
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      <OwnDocument documentId={documentId} onDocument={onDocument} />
      {documentId === null ? (
        <div className={styles.texts} data-two={mode === "prove"}>
          <TextArea
            label={`Text in ${languageLabels[source]}`}
            autosize
            minRows={8}
            maxRows={20}
            value={text}
            maxLength={lengths.draft}
            onChange={(event) => setText(event.target.value)}
          />
          {mode === "prove" && <Given label={languageLabels[target]} value={given} onChange={setGiven} />}
        </div>
      ) : (
        mode === "prove" && <Given label={languageLabels[target]} value={given} onChange={setGiven} />
      )}
      {upload}
      {typeof state === "object" && <Problem title="The translation was not begun; what you typed is kept.">{state.problem}</Problem>}
      <div className={styles.actions}>
        <Button type="submit" disabled={lacks !== null} loading={state === "busy"}>
          {mode === "prove" ? "Prove the translation" : setting.engine === null ? "Begin the translation" : "Translate"}
        </Button>
        {lacks !== null && <span className={styles.remark}>{lacks}</span>}
      </div>
    </form>
  );
}

const Given = ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => (
  <TextArea
    label={`Its translation in ${label}`}
    autosize
    minRows={8}
    maxRows={20}
    value={value}
    maxLength={lengths.draft}
    onChange={(event) => onChange(event.target.value)}
  />
);

function OwnDocument({ documentId, onDocument }: Pick<Props, "documentId" | "onDocument">) {
  const { data: documents = [] } = useReadDocuments();
  const offered = documents.map(({ id, title, extension }) => ({ value: id, label: `${title} (${extension})` }));
  const isOffered = offered.some(({ value }) => value === documentId);
  return (
    <Choice
      label="What is translated"
      className={styles.document ?? ""}
      data={[
        { value: "", label: "The text that is pasted here" },
        ...(documentId === null || isOffered ? [] : [{ value: documentId, label: "The document that is uploaded" }]),
        ...offered,
      ]}
      value={documentId ?? ""}
      onChange={(event) => onDocument(event.target.value === "" ? null : event.target.value)}
    />
  );
}
