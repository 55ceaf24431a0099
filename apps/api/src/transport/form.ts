import { uploadLimit } from "@clausewise/contracts";
import type { FastifyRequest } from "fastify";
import type { MultipartFile } from "@fastify/multipart";
import { AppError } from "../errors.ts";
import { assertAgreement } from "../platform/storage/agreement.ts";
import type { FileStore } from "../platform/storage/file-store.ts";
import type { SpooledFile } from "../platform/storage/spool.ts";

/** Largest whole form in bytes: the file and what stands around it. */
const formLimit = uploadLimit + 1024 * 1024;

export const formLimits = {
  fileSize: uploadLimit,
  files: 1,
  fields: 20,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 21,
  headerPairs: 50,
};

const tooLarge = () => new AppError("too_large", `The file is larger than ${uploadLimit / 1024 / 1024} MB. Nothing was stored.`);
const unreadable = () => new AppError("invalid", "The form could not be read. Please send it again.");

/** Fields of a form, and the file among them lying in the store's temporary place. */
export interface ReceivedForm {
  input: Record<string, unknown>;
  /** Removes the file, unless it has been kept. */
  discard: () => Promise<void>;
}

/** Reads a form to its end, so that fields count wherever they stand; the file goes straight to disk. */
export async function receiveForm(request: FastifyRequest, files: FileStore): Promise<ReceivedForm> {
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > formLimit) throw tooLarge();
  const input: Record<string, unknown> = Object.create(null);
  const spooled: SpooledFile[] = [];
  const discard = async () => {
    for (const file of spooled) await file.discard();
  };
  try {
    for await (const part of request.parts()) {
      if (part.fieldname in input) throw new AppError("invalid", `The form has the field ${part.fieldname} more than once.`);
      if (part.type === "file") {
        const file = await spool(part, files, length);
        spooled.push(file);
        await assertAgreement(part.filename, file);
        await files.scan(file);
        input[part.fieldname] = { filename: part.filename, mimetype: part.mimetype, stream: file };
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw new AppError("too_large", "A field of the form is too long.");
        input[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    letPass(request);
    await discard();
    throw told(error);
  }
  return { input, discard };
}

/** Takes what still comes of a form that was refused: who sends it reads the answer only behind it, and its connection goes on. */
function letPass({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function spool({ file, filename }: MultipartFile, files: FileStore, expected: number): Promise<SpooledFile> {
  // A part that names a file yet has no name cannot be told from an empty file field.
  if (!filename) {
    file.resume();
    throw new AppError("invalid", "Give the file a name.");
  }
  const spooled = await files.spool(file, { expected });
  if (!file.truncated) return spooled;
  await spooled.discard();
  throw tooLarge();
}

/** Everything the parser finds fault with is the sender's doing, whatever status it gives. */
function told(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge();
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code))
    return new AppError("too_large", "The form has more parts than are accepted: one file and a few fields.");
  if (/^(ENOSPC|EDQUOT|EACCES|EROFS|EIO|EMFILE|ENFILE)$/.test(code)) return error;
  return unreadable();
}
