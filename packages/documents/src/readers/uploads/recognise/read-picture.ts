import { readingLimits } from "../limits.ts";
import { linedPage, partsOf } from "../pages/blocks.ts";
import type { Reader } from "../reading.ts";
import { type PictureHead, pictureHead } from "./picture-head.ts";
import { Recogniser } from "./recogniser.ts";

/** Pixels in an inch, where a picture does not say. */
const usualResolution = 150;
/** What is believed of a picture that says; others are taken as if they said nothing. */
const likely = { least: 60, most: 2400 };
const longestSide = 32_000;

/** Recognises the words in a PNG or JPEG as one page. */
export const readPicture: Reader = async (bytes, { progress, recognise }) => {
  const head = pictureHead(bytes);
  if (!head || head.width === 0 || head.height === 0) return { ok: false, reason: "damaged" };
  if (Math.max(head.width, head.height) > longestSide || head.width * head.height > readingLimits.pixels)
    return { ok: false, reason: "too_large" };
  if (!recognise) return { ok: false, reason: "empty" };
  const resolution = resolutionOf(head);
  const recogniser = new Recogniser();
  try {
    const words = await recogniser.words({ bytes: upright(bytes, head.orientation), resolution });
    progress(1, 1);
    if (words.length === 0) return { ok: false, reason: "empty" };
    const page = linedPage({ number: 1, label: null, size: sizeOf(head, resolution), source: "recognised", words });
    return { ok: true, parts: partsOf([page]) };
  } catch {
    return { ok: false, reason: "damaged" };
  } finally {
    await recogniser.close();
  }
};

const resolutionOf = ({ resolution }: PictureHead) =>
  resolution !== null && resolution >= likely.least && resolution <= likely.most ? resolution : usualResolution;

/** The size in points as it is seen: from 5 on, an orientation lays the picture on its side. */
function sizeOf({ width, height, orientation }: PictureHead, resolution: number): { width: number; height: number } {
  const [across, down] = orientation >= 5 && orientation <= 8 ? [height, width] : [width, height];
  return { width: (across * 72) / resolution, height: (down * 72) / resolution };
}

/** The recogniser knows how a picture is to be turned by one spelling of it only, near the start of the file. */
function upright(bytes: Uint8Array, orientation: number): Uint8Array {
  if (orientation < 2 || orientation > 8) return bytes;
  const spelled = [
    0xff,
    0xe1,
    0,
    34,
    ...Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\x01"),
    1,
    18,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const turned = new Uint8Array(bytes.length + spelled.length);
  turned.set(bytes.subarray(0, 2));
  turned.set(spelled, 2);
  turned.set(bytes.subarray(2), 2 + spelled.length);
  return turned;
}
