import type { Services } from "../../service.ts";
import type { Search } from "../search/search.ts";
import type { Guidance } from "./merge-guidance.ts";

const hitsShown = 30;

interface Parts {
  search: Pick<Search, "among">;
  day: string;
}

/** Where words stand in what the library holds of guidance documents, each with its page. */
export async function findInTexts(
  { search, day }: Parts,
  documents: readonly Guidance[],
  words: string,
): ReturnType<Services["guidance"]["texts"]> {
  const documentOf = new Map(documents.flatMap((one) => one.texts.map(({ source_id }) => [source_id, one] as const)));
  const found = await search.among({ words, of: [...documentOf.keys()], day, limit: hitsShown });
  const hits = found.flatMap(({ passage, source }) => {
    const document = documentOf.get(source.id);
    if (!document) return [];
    const { id: guidance_id, title, guidanceStatus } = document;
    const { citation, heading, page, text, id: passage_id } = passage;
    return [
      { guidance_id, title, guidanceStatus, citation, heading, page, text_kind: source.text_kind, text, source_id: source.id, passage_id },
    ];
  });
  const held = documents.filter(({ texts }) => texts.some(({ text_kind }) => text_kind === "verbatim")).length;
  return { hits, held };
}
