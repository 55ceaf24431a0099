import { UnreadError } from "../unread.ts";
import { type PptRecord, pptTypes, recordAt, recordsIn } from "./ppt-records.ts";
import { type PptText, textsAmong } from "./ppt-text.ts";

/** A slide of a binary presentation with its speaker's notes. */
export interface PptSlide {
  slide: PptRecord;
  /** Texts that stand in the outline of the presentation instead of the slide. */
  outline: PptText[];
  notes: { page: PptRecord; outline: PptText[] } | null;
}

interface Listed {
  place: number;
  id: number;
  outline: PptText[];
}

const encryptedToken = 0xf3_d1_c4_df;

/** The slides in the order they are shown; in that of the file where the presentation does not say where they are. */
export function slidesOf(stream: Buffer, user: Buffer | null): PptSlide[] {
  if (user && user.length >= 20 && user.readUInt32LE(12) === encryptedToken)
    throw new UnreadError("encrypted", "is protected by a password");
  const places = new Map<number, number>();
  const document = user && user.length >= 20 ? documentOf(stream, user.readUInt32LE(16), places) : null;
  const lists = document ? recordsIn(document.data).filter(({ type }) => type === pptTypes.slideList) : [];
  const slides = listedIn(lists.find(({ instance }) => instance === 0));
  const notes = listedIn(lists.find(({ instance }) => instance === 2));
  const find = (listed: Listed | undefined) => listed && recordAt(stream, places.get(listed.place) ?? -1);
  const shown = slides.flatMap((listed): PptSlide[] => {
    const slide = find(listed);
    if (!slide) return [];
    const note = notes.find(({ id }) => id === notesIdOf(slide));
    const page = find(note);
    return [{ slide, outline: listed.outline, notes: note && page ? { page, outline: note.outline } : null }];
  });
  if (shown.length > 0) return shown;
  const found = slidesInFile(stream);
  if (found.length === 0 && !document) throw new UnreadError("damaged", "has no presentation");
  return found;
}

function slidesInFile(stream: Buffer): PptSlide[] {
  const slides = recordsIn(stream).filter(({ type }) => type === pptTypes.slide);
  return slides.map((slide) => ({ slide, outline: [], notes: null }));
}

/** Follows the edits from the newest back and notes where each part was written last. */
function documentOf(stream: Buffer, newest: number, places: Map<number, number>): PptRecord | null {
  let document: number | null = null;
  const seen = new Set<number>();
  for (let at = newest; at > 0 && !seen.has(at);) {
    seen.add(at);
    const edit = recordAt(stream, at);
    if (edit?.type !== pptTypes.userEdit || edit.data.length < 20) break;
    if (edit.data.length >= 32 && edit.data.readUInt32LE(28) !== 0) throw new UnreadError("encrypted", "is protected by a password");
    document ??= edit.data.readUInt32LE(16);
    notePlaces(recordAt(stream, edit.data.readUInt32LE(12)), places);
    at = edit.data.readUInt32LE(8);
  }
  return document === null ? null : recordAt(stream, places.get(document) ?? -1);
}

function notePlaces(record: PptRecord | null, places: Map<number, number>): void {
  if (record?.type !== pptTypes.places) return;
  const { data } = record;
  for (let at = 0; at + 4 <= data.length;) {
    const head = data.readUInt32LE(at);
    const [first, count] = [head & 0xf_ffff, head >>> 20];
    for (let next = 0; next < count && at + 8 + next * 4 <= data.length; next += 1) {
      const part = first + next;
      if (!places.has(part)) places.set(part, data.readUInt32LE(at + 4 + next * 4));
    }
    at += 4 + count * 4;
  }
}

function listedIn(list: PptRecord | undefined): Listed[] {
  const listed: Listed[] = [];
  let own: PptRecord[] = [];
  const end = () => listed.at(-1)?.outline.push(...textsAmong(own));
  for (const record of list ? recordsIn(list.data) : []) {
    if (record.type !== pptTypes.slidePlace || record.data.length < 16) own.push(record);
    else {
      end();
      own = [];
      listed.push({ place: record.data.readUInt32LE(0), id: record.data.readUInt32LE(12), outline: [] });
    }
  }
  end();
  return listed;
}

function notesIdOf(slide: PptRecord): number {
  const atom = recordsIn(slide.data).find(({ type }) => type === pptTypes.slideAtom)?.data;
  return atom && atom.length >= 20 ? atom.readUInt32LE(16) : 0;
}
