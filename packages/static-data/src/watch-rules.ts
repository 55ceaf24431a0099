import { type Rule, rulesOf } from "./rules.ts";

/** Titles and names that show the bounds of a row. */
interface Shown {
  title: string;
  fits: string[];
  not: string[];
}

const shown = (rule: Rule): Shown => ({ title: rule.title, fits: rule.listOf("fits"), not: rule.listOf("not") });
const says = (rule: Rule, field: string): boolean => rule.mayOf(field) === "yes";

const noticeKind = (rule: Rule) => ({
  ...shown(rule),
  kind: rule.mayOf("is") ?? rule.title,
  reach: rule.of("reach"),
  said: rule.of("said"),
  pattern: rule.mayOf("pattern"),
  channel: rule.mayOf("channel"),
});

const area = (rule: Rule) => ({
  ...shown(rule),
  section: rule.section,
  of: rule.of("of") === "none" ? [] : rule.listOf("of"),
  pattern: rule.of("pattern"),
  unless: rule.mayOf("unless"),
});

const topic = (rule: Rule) => ({
  ...shown(rule),
  isGeneral: rule.section === "General",
  pattern: rule.of("pattern"),
  standards: rule.listOf("standards"),
  words: rule.mayOf("words"),
  classes: rule.listOf("classes"),
  ofImplants: says(rule, "implant"),
  combined: says(rule, "combined"),
  beforeMarket: says(rule, "before_market"),
});

const deviceKind = (rule: Rule) => ({
  ...shown(rule),
  field: rule.section,
  area: rule.of("area"),
  names: rule.listOf("names"),
  brands: rule.listOf("brands"),
  unlike: rule.listOf("unlike"),
  regulations: rule.listOf("regulations"),
  isImplant: says(rule, "implant"),
  usedWith: rule.listOf("used_with"),
  broader: rule.listOf("broader"),
});

const firm = (rule: Rule) => ({ ...shown(rule), names: rule.listOf("names"), owns: rule.listOf("owns"), brands: rule.listOf("brands") });

const authority = (rule: Rule) => ({
  ...shown(rule),
  jurisdiction: rule.of("jurisdiction"),
  names: rule.listOf("names"),
  areas: rule.listOf("areas"),
});

const source = (rule: Rule) => ({
  title: rule.title,
  authority: rule.of("authority"),
  kind: rule.of("kind"),
  kindField: rule.mayOf("kind_field"),
  kinds: rule.listOf("kinds").map((pair) => {
    const [said = "", kind = ""] = pair.split(" = ");
    return { said, kind };
  }),
  readsTitle: says(rule, "read_title"),
  areas: rule.listOf("areas"),
  words: rule.listOf("words"),
  firm: rule.mayOf("firm"),
  firmIsTitle: says(rule, "firm_title"),
  productCode: rule.mayOf("product_code"),
  codeIsKey: says(rule, "code_key"),
  regulationNumber: rule.mayOf("regulation_number"),
  substance: rule.mayOf("substance"),
  recallClass: rule.mayOf("class"),
  standards: rule.mayOf("standards"),
  parts: rule.mayOf("parts"),
  effective: rule.mayOf("effective"),
  date: rule.mayOf("date"),
});

const severity = (rule: Rule) => ({
  ...shown(rule),
  level: rule.of("level"),
  reason: rule.of("reason"),
  kinds: rule.listOf("kinds"),
  recallClass: rule.mayOf("class"),
  pattern: rule.mayOf("pattern"),
});

const tablesOfKinds = ["therapy", "body", "diagnostics"].map((group) => `watch/device-kinds-${group}`);

/** Everything that the watch reads notices and changes by, as tables with examples that show their bounds. */
export const builtInWatchRules = () => ({
  authorities: rulesOf("watch/authorities").map(authority),
  noticeKinds: rulesOf("watch/notice-kinds").map(noticeKind),
  areas: rulesOf("watch/areas").map(area),
  topics: rulesOf("watch/topics").map(topic),
  deviceKinds: tablesOfKinds.flatMap(rulesOf).map(deviceKind),
  firms: rulesOf("watch/firms").map(firm),
  sources: rulesOf("watch/official-sources").map(source),
  severity: rulesOf("watch/severity").map(severity),
});
