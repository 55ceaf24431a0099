import { describe, expect, test, vi } from "vitest";
import { isHeardHere, isRefusal, ownVoice, recognitionOf, troubleOf, type RecognitionClass } from "./speech.ts";

// Only what is asked of it is there.
const recognition = (available?: RecognitionClass["available"]) => Object.assign(vi.fn(), { available }) as unknown as RecognitionClass;
const voice = (lang: string, localService: boolean) => ({ lang, localService, name: lang }) as SpeechSynthesisVoice;

describe("speech recognition", () => {
  test("is found under either of its names, and is none where there is none", () => {
    const own = recognition();
    expect(recognitionOf({ SpeechRecognition: own })).toBe(own);
    expect(recognitionOf({ webkitSpeechRecognition: own })).toBe(own);
    expect(recognitionOf({})).toBeNull();
  });

  test("is on this device only where the browser says so", async () => {
    expect(await isHeardHere(recognition(async () => "available"))).toBe(true);
    expect(await isHeardHere(recognition(async () => "downloadable"))).toBe(false);
    expect(await isHeardHere(recognition(() => Promise.reject(new Error("not known"))))).toBe(false);
    expect(await isHeardHere(recognition())).toBe(false);
  });

  test("tells a refusal from a trouble, and says nothing of what was stopped", () => {
    expect(isRefusal("not-allowed")).toBe(true);
    expect(isRefusal("no-speech")).toBe(false);
    expect(troubleOf("aborted")).toBeNull();
    expect(troubleOf("no-speech")).toContain("Nothing was heard");
    expect(troubleOf("bad-grammar")).toContain("could not be recognised");
  });
});

test("a voice is one of this device, American English before other English", () => {
  expect(ownVoice([voice("en-US", false), voice("de-DE", true)])).toBeNull();
  expect(ownVoice([voice("en-GB", true), voice("en_US", true)])?.lang).toBe("en_US");
  expect(ownVoice([voice("en-GB", true)])?.lang).toBe("en-GB");
});
