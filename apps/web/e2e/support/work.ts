import { type Page, expect } from "@playwright/test";
import { textFile, uploaded } from "./documents.ts";

/** What somebody made or opens, by the ids under which it stands in an address. */
export interface Work {
  product: string;
  answer: string;
  again: string;
  document: string;
  protocol: string;
  alert: string;
  discussion: string;
  draft: string;
  translation: string;
}

interface Made {
  id: string;
  answer_id: string;
}

type Call = (method: "POST" | "PUT", path: string, data: object) => Promise<Made>;

/** Calls operations as whoever is signed in. */
export async function callerOf(page: Page): Promise<Call> {
  await page.goto("/help");
  const headers = { origin: new URL(page.url()).origin };
  const { request } = page.context();
  return async (method, path, data) => {
    const reply = await request.fetch(path, { method, headers, data });
    expect(reply.status(), `${path}: ${await reply.text()}`).toBe(200);
    return (await reply.json()).data;
  };
}

/** A device for two markets, held against what applies, with a class and a checklist to look at; gives its id. */
export async function workedProduct(call: Call, name: string): Promise<string> {
  const kept = { name, currentStage: "concept", category: "device", areas: ["device"], targetMarkets: ["US", "EU"] };
  const { id } = await call("POST", "/api/products", kept);
  await call("PUT", `/api/gap-analyses/${id}/packs`, { version: 0, packs: ["us-part-830", "eu-mdr-gspr", "iso-13485"] });
  await call("POST", `/api/products/${id}/checklists`, { route: "510k" });
  const answers = { kind: "software", software_role: "drives", driven_class: "IIb", active_implant: ["none"] };
  await call("POST", "/api/pathway-assessments", { product_id: id, rule_set: "eu-mdr", answers, name: "As sold" });
  return id;
}

const draft = {
  title: "510(k) summary",
  category: "device",
  country: "US",
  text: "The subject device is an infusion pump. It is kept under 21 CFR 820.30(z).",
};

const translated = {
  title: "Recall notice",
  from: "en",
  to: "fr",
  text: "The manufacturer shall report the recall within 30 days.",
  translation: "Le fabricant déclare le rappel dans les 31 jours.",
};

/** One of everything that is opened at an address of its own, for whoever is signed in. */
export async function workOf(page: Page): Promise<Work> {
  const call = await callerOf(page);
  const made = async (path: string, data: object) => (await call("POST", path, data)).id;
  const product = await workedProduct(call, "Infusion pump 200");
  const query = "How soon must a malfunction of a device be reported to FDA?";
  const { answer_id: answer } = await call("POST", "/api/regulatory-search", { query, authority: "FDA" });
  const { answer_id: again } = await call("POST", `/api/answers/${answer}/again`, {});
  const discussion = await made("/api/discussions", {
    title: "A predicate from 1998",
    content: "Does 21 CFR 807.92(a)(3) let us compare with it?",
    category: "fda-510k",
    tags: ["predicate"],
  });
  const name = `Protocol-${Date.now()}`;
  const file = textFile(name, "Protocol Title: A Phase 2 Study of Zelotinib", "Study Phase: 2", "Sponsor: Nordlys Pharma A/S");
  const document = await uploaded(page, file);
  await made("/api/milestones", { country: "US", type: "approval", name: "FDA decides", plannedDate: "2027-03-01" });
  return {
    product,
    answer,
    again,
    document,
    discussion,
    protocol: await made("/api/protocols", { document_id: document }),
    alert: await made("/api/alerts", {
      title: "New guidance on software",
      description: "Read what changed.",
      alert_type: "guidance_update",
    }),
    draft: await made("/api/drafts", draft),
    translation: await made("/api/translations", translated),
  };
}
