import type { Translation } from "@clausewise/contracts";
import { languageLabels, translationStateLabels } from "@clausewise/contracts/vocabulary";
import { counted, formatDay } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { ListEntry } from "../../shared/ui/list-entry.tsx";
import { ListPanel } from "../../shared/ui/list-page.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { translationAddress } from "./translation-address.ts";
import { stateTones } from "./translation-words.ts";
import { useTranslationList } from "./use-translations.ts";

/** All translations of a person. */
export function TranslationList() {
  return (
    <ListPanel
      list={useTranslationList()}
      label="Translations"
      counted={["translation", "translations"]}
      filters={<></>}
      keyOf={({ id }) => id}
      renderRow={(translation) => <Row translation={translation} />}
      rowHeight={84}
      waiting="Loading your translations"
      failed="Your translations could not be loaded."
      empty={<Empty title="No translations yet">What you have translated or proved is kept here, seen by you alone.</Empty>}
      none={["No translation", "There is none."]}
    />
  );
}

function Row({ translation: { id, title, from, to, state, segments, flagged, updated_at } }: { translation: Translation }) {
  return (
    <ListEntry action={<Chip tone={stateTones[state]}>{translationStateLabels[state]}</Chip>}>
      <h3>
        <TitleLink to={translationAddress(id)}>{title}</TitleLink>
      </h3>
      <Line quiet>
        <span>
          {languageLabels[from]} to {languageLabels[to]}
        </span>
        <span>{counted(segments, "sentence")}</span>
        {flagged > 0 && <span>{flagged} to look at</span>}
        <span>Changed {formatDay(updated_at)}</span>
      </Line>
    </ListEntry>
  );
}
