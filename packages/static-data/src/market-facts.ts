import { readdirSync, readFileSync } from "node:fs";
import { MarketFact, MarketIdentity, MarketTopic } from "@clausewise/contracts";
import { z } from "zod";
import { readJsonLines } from "./json-lines.ts";

const identities = "identity.jsonl";

/** Who each market is. */
export const builtInMarketIdentities = (): MarketIdentity[] => readJsonLines(`markets/${identities}`, MarketIdentity);

/** What the law of markets says, a file for each market whose law the library holds. */
export const builtInMarketFacts = (): MarketFact[] =>
  readdirSync(new URL("../markets/", import.meta.url))
    .filter((name) => name.endsWith(".jsonl") && name !== identities)
    .toSorted()
    .flatMap((name) => readJsonLines(`markets/${name}`, MarketFact));

const Labels = z.record(MarketTopic, z.array(z.string()));

/** The labels under which facts of several markets stand in one line, by topic and in their order. */
export const builtInMarketLabels = (): z.infer<typeof Labels> =>
  Labels.parse(JSON.parse(readFileSync(new URL("../markets/labels.json", import.meta.url), "utf8")));
