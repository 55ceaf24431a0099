import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PDFiumModule } from "@hyzyla/pdfium";
import { machineCodeOf, programOf } from "./machine-code.ts";

/** Memory PDFium may take for one file, in bytes; past it the file counts as too large. */
const memoryLimit = 512 * 1024 * 1024;

type Pointer = number;

/** PDFium's C interface, as far as it is called here. Pointers are offsets in `memory`; 0 is none. */
interface Functions {
  memory: { buffer: ArrayBuffer };
  malloc(bytes: number): Pointer;
  free(at: Pointer): void;
  FPDF_LoadMemDocument(at: Pointer, bytes: number, password: Pointer): Pointer;
  FPDF_CloseDocument(document: Pointer): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Pointer): number;
  FPDF_GetPageLabel(document: Pointer, index: number, buffer: Pointer, bytes: number): number;
  FPDF_LoadPage(document: Pointer, index: number): Pointer;
  FPDF_ClosePage(page: Pointer): void;
  FPDF_GetPageBoundingBox(page: Pointer, box: Pointer): number;
  FPDFPage_GetRotation(page: Pointer): number;
  FPDFPage_CountObjects(page: Pointer): number;
  FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  FPDFPageObj_GetType(object: Pointer): number;
  FPDFPageObj_GetBounds(object: Pointer, left: Pointer, bottom: Pointer, right: Pointer, top: Pointer): number;
  FPDFText_LoadPage(page: Pointer): Pointer;
  FPDFText_ClosePage(text: Pointer): void;
  FPDFText_CountChars(text: Pointer): number;
  FPDFText_GetUnicode(text: Pointer, index: number): number;
  FPDFText_GetLooseCharBox(text: Pointer, index: number, box: Pointer): number;
  FPDFText_GetCharOrigin(text: Pointer, index: number, x: Pointer, y: Pointer): number;
  FPDFText_GetMatrix(text: Pointer, index: number, matrix: Pointer): number;
  FPDFText_GetFontSize(text: Pointer, index: number): number;
  FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  FPDFTextObj_GetFont(object: Pointer): Pointer;
  FPDFFont_GetBaseFontName(font: Pointer, buffer: Pointer, bytes: number): number;
  FPDFFont_GetWeight(font: Pointer): number;
  FPDFFont_GetIsEmbedded(font: Pointer): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: Pointer, stride: number): Pointer;
  FPDFBitmap_FillRect(bitmap: Pointer, left: number, top: number, width: number, height: number, color: number): void;
  FPDFBitmap_Destroy(bitmap: Pointer): void;
  FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** The part of the platform's WebAssembly that is used; the language's library declares it for browsers only. */
interface Assembly {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: Imports): Promise<{ exports: Functions }>;
}
type Imports = Record<string, Record<string, (...values: number[]) => number>>;
type Received = (instance: object, module: object) => void;

/** One instance of PDFium, for one file. After anything thrown by it, it is not to be used again. */
export interface Engine {
  call: Functions;
  bytes(): Uint8Array;
  floats(): Float32Array;
  doubles(): Float64Array;
  /** Whether it asked for more memory than one file may take. */
  starved(): boolean;
}

const assembly = (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;
let compiled: Promise<object> | undefined;

const wasm = (): Promise<Uint8Array> => readFile(fileURLToPath(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm")));
const program = (): Promise<object> => (compiled ??= wasm().then((bytes) => assembly.compile(bytes)));

/** What V8 made of PDFium in this process so far; null where it does not tell. */
export const learnedCode = async (): Promise<Uint8Array | null> => machineCodeOf(await program());

/** Begins with what V8 made of PDFium in another process, where that fits this one. */
export async function beginWith(code: Uint8Array): Promise<void> {
  const known = programOf(code, await wasm());
  if (known) compiled = Promise.resolve(known);
}

let prepared: Promise<Engine> | undefined;

/** Starts an instance before its file comes. */
export function prepareEngine(): void {
  prepared ??= startEngine();
  // Whoever takes it hears of it.
  prepared.catch(() => undefined);
}

/** The instance that was prepared, where there is one, else a new one: none is taken twice. */
export function takeEngine(): Promise<Engine> {
  const engine = prepared ?? startEngine();
  prepared = undefined;
  return engine;
}

/** A fresh instance of PDFium with a memory of its own; the program is compiled once. */
export async function startEngine(): Promise<Engine> {
  const module = await program();
  const memory = { starved: false };
  const received = Promise.withResolvers<Functions>();
  const start = async (imports: Imports, receive: Received) => {
    const { exports } = await assembly.instantiate(module, withinMemory(imports, memory));
    receive({ exports }, module);
    received.resolve(exports);
  };
  const options = { instantiateWasm: (imports: unknown, receive: unknown) => start(imports as Imports, receive as Received) };
  // What PDFium prints about odd files is of no use to anybody: it answers with codes as well.
  const quiet = { print: () => undefined, printErr: () => undefined };
  const started = (await PDFiumModule({ ...options, ...quiet })) as { _FPDF_InitLibraryWithConfig(config: object): void };
  started._FPDF_InitLibraryWithConfig({});
  return engineOf(await received.promise, memory);
}

function withinMemory(imports: Imports, memory: { starved: boolean }): Imports {
  const grow = imports["env"]?.["emscripten_resize_heap"];
  const resize = (bytes: number) => {
    if (bytes >>> 0 <= memoryLimit) return grow?.(bytes) ?? 0;
    memory.starved = true;
    return 0;
  };
  return { ...imports, env: { ...imports["env"], emscripten_resize_heap: resize } };
}

/** Views are made anew when the memory has grown: those made before are cut off, and then empty. */
function engineOf(call: Functions, memory: { starved: boolean }): Engine {
  let bytes = new Uint8Array(call.memory.buffer);
  let floats = new Float32Array(call.memory.buffer);
  let doubles = new Float64Array(call.memory.buffer);
  return {
    call,
    bytes: () => (bytes.length > 0 ? bytes : (bytes = new Uint8Array(call.memory.buffer))),
    floats: () => (floats.length > 0 ? floats : (floats = new Float32Array(call.memory.buffer))),
    doubles: () => (doubles.length > 0 ? doubles : (doubles = new Float64Array(call.memory.buffer))),
    starved: () => memory.starved,
  };
}
