import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";

/** The machine code that V8 made of a WebAssembly program while it ran; null where it does not give it. */
export function machineCodeOf(program: object): Uint8Array | null {
  const code = ofV8("(program) => %SerializeWasmModule(program)", program);
  return code instanceof ArrayBuffer ? new Uint8Array(code) : null;
}

/** The program that machine code was made of, with that code; null where it was made by another V8, with other flags, or for another processor. */
export function programOf(code: Uint8Array, wasm: Uint8Array): object | null {
  const program = ofV8("(code, wasm) => %DeserializeWasmModule(code, wasm)", new Uint8Array(code).buffer, wasm);
  return typeof program === "object" ? program : null;
}

/** Calls what V8 has for its own tests, which is known to it by this syntax alone; what it does not have is undefined. */
function ofV8(source: string, ...values: unknown[]): unknown {
  setFlagsFromString("--allow-natives-syntax");
  try {
    const call: unknown = new Script(source).runInThisContext();
    return typeof call === "function" ? Reflect.apply(call, undefined, values) : undefined;
  } catch {
    return undefined;
  } finally {
    setFlagsFromString("--no-allow-natives-syntax");
  }
}
