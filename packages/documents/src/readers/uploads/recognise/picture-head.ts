/** What a picture says of itself before it is decoded. */
export interface PictureHead {
  /** In pixels, as stored. */
  width: number;
  height: number;
  /** Pixels in an inch; null where it does not say. */
  resolution: number | null;
  /** How it is to be turned to be seen, as cameras write it: 1 as it is, 3 upside down, 6 a quarter clockwise, 8 a quarter back. */
  orientation: number;
}

const inchesInMetre = 39.370_078_74;

/** Reads the head of a PNG or JPEG; undefined where it is neither or cut off. */
export function pictureHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return view.getUint32(0) === 0x89504e47 ? pngHead(view) : view.getUint16(0) === 0xffd8 ? jpegHead(view) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const physical = 0x70485973;
const imageData = 0x49444154;

function pngHead(view: DataView): PictureHead {
  const head: PictureHead = { width: view.getUint32(16), height: view.getUint32(20), resolution: null, orientation: 1 };
  for (let at = 33; at + 12 <= view.byteLength && view.getUint32(at + 4) !== imageData; at += view.getUint32(at) + 12)
    if (view.getUint32(at + 4) === physical && view.getUint8(at + 16) === 1)
      head.resolution = Math.round(view.getUint32(at + 8) / inchesInMetre) || null;
  return head;
}

const startOfScan = 0xda;
const application0 = 0xe0;
const application1 = 0xe1;
/** Markers of frames; the others of that row are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHead(view: DataView): PictureHead | undefined {
  let resolution: number | null = null;
  let orientation = 1;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), resolution, orientation };
    else if (marker === startOfScan) return;
    else {
      if (marker === application0) resolution = densityOf(view, at + 4) ?? resolution;
      const length = view.getUint16(at + 2);
      if (marker === application1) orientation = orientationOf(view, at + 4, at + 2 + length) ?? orientation;
      at += length + 2;
    }
  }
}

const jfif = 0x4a464946;
const exif = 0x45786966;

function densityOf(view: DataView, at: number): number | null {
  if (view.getUint32(at) !== jfif) return null;
  const [unit, density] = [view.getUint8(at + 7), view.getUint16(at + 8)];
  if (unit === 1 && density > 1) return density;
  return unit === 2 && density > 1 ? Math.round(density * 2.54) : null;
}

/** What a camera wrote may be broken by later programs; the picture is none the worse for it. */
function orientationOf(view: DataView, at: number, end: number): number | undefined {
  if (end > view.byteLength || end < at + 14 || view.getUint32(at) !== exif) return undefined;
  const start = at + 6;
  const little = view.getUint16(start) === 0x4949;
  const table = start + view.getUint32(start + 4, little);
  if (table + 2 > end) return undefined;
  const entries = view.getUint16(table, little);
  for (let entry = table + 2; entry < table + 2 + entries * 12 && entry + 12 <= end; entry += 12)
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little);
  return undefined;
}
