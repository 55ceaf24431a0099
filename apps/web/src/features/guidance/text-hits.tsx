import type { GuidanceHit } from "@clausewise/contracts";
import { Link } from "react-router";
import { counted } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { excerpt } from "./excerpt.ts";
import { statusTones, textNames } from "./guidance-words.ts";
import styles from "./guidance.module.css";
import { useTextHits } from "./use-guidance.ts";

interface Props {
  search: string;
  /** The one document that is searched; all where it is left out. */
  id?: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Where words stand inside the texts that are held, each place with its page. */
export function TextHits({ search, id, isOpen, onToggle }: Props) {
  const found = useTextHits(search, id).data;
  if (search.trim() === "" || found === undefined) return null;
  const { hits, held } = found;
  const documents = new Set(hits.map(({ guidance_id }) => guidance_id)).size;
  return (
    <section className={styles.hits} aria-label="Inside the texts">
      <p className={styles.line}>
        {hits.length === 0
          ? "Nothing found inside the texts that are held."
          : `Inside the texts that are held: the best ${counted(hits.length, "passage")}, of ${counted(documents, "document")}.`}{" "}
        {id === undefined && `Official words are held of ${counted(held, "document")}.`}{" "}
        {hits.length > 0 && (
          <TextButton aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? "Hide the passages" : "Show the passages"}
          </TextButton>
        )}
      </p>
      {isOpen && (
        <ol>
          {hits.map((hit) => (
            <Hit key={hit.passage_id} hit={hit} search={search} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Hit({ hit, search }: { hit: GuidanceHit; search: string }) {
  const isOfficial = hit.text_kind === "verbatim";
  return (
    <li>
      <p className={styles.hitHead}>
        <Link to={`/library/${hit.source_id}?passage=${hit.passage_id}`}>{hit.title}</Link>{" "}
        <Chip tone={statusTones[hit.guidanceStatus]}>{hit.guidanceStatus}</Chip>
      </p>
      <p className={styles.line}>
        {[hit.heading, hit.page === null ? "page not known" : `page ${hit.page}`, textNames[hit.text_kind]].filter(Boolean).join(" · ")}
      </p>
      <p className={isOfficial ? styles.quote : undefined}>{excerpt(hit.text, search)}</p>
    </li>
  );
}
