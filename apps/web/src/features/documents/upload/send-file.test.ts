// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { documentWith } from "../document.fixture.ts";
import { formOf, refusalText, sendFile } from "./send-file.ts";

const sending = { file: new File(["abc"], "plan.txt"), title: " Plan ", body: "FDA", category: "", tags: "", replaces: null };

/** A request that a test answers by hand. */
class Request {
  static last: Request;
  upload = new EventTarget();
  status = 0;
  responseText = "";
  #heard = new EventTarget();
  constructor() {
    Request.last = this;
  }
  addEventListener = (name: string, heard: () => void) => this.#heard.addEventListener(name, heard);
  open = vi.fn();
  send = vi.fn();
  abort = () => this.tell("abort");
  tell(name: string) {
    this.#heard.dispatchEvent(new Event(name));
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.tell("load");
  }
}

afterEach(() => vi.unstubAllGlobals());

test("what is not given is not sent, and the file comes last", () => {
  expect([...formOf(sending).keys()]).toEqual(["title", "regulatory_body", "file"]);
  expect(formOf(sending).get("title")).toBe("Plan");
});

test("bytes that have gone are told, and the document comes back", async () => {
  vi.stubGlobal("XMLHttpRequest", Request);
  const gone: number[] = [];
  const sent = sendFile(sending, (bytes) => gone.push(bytes), new AbortController().signal);
  Request.last.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 2 }));
  Request.last.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 900 }));
  Request.last.answer(200, { success: true, data: documentWith({ id: "1" }) });
  expect(await sent).toEqual({ id: "1" });
  expect(gone).toEqual([2, 3]);
});

test("an upload that is refused says why in the server's words", async () => {
  vi.stubGlobal("XMLHttpRequest", Request);
  const sent = sendFile(sending, () => undefined, new AbortController().signal);
  Request.last.answer(507, { success: false, error: "There is no room left." });
  await expect(sent).rejects.toThrow("There is no room left.");
});

test("an upload can be stopped", async () => {
  vi.stubGlobal("XMLHttpRequest", Request);
  const leaving = new AbortController();
  const sent = sendFile(sending, () => undefined, leaving.signal);
  leaving.abort();
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
});

test("an answer in no known form still says what to do", () => {
  expect(refusalText(0, "")).toContain("could not be reached");
  expect(refusalText(413, "<html>")).toBe("The file is larger than 50 MB.");
  expect(refusalText(502, "<html>")).toContain("went wrong on the server");
});
