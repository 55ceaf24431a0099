import { expect, test } from "vitest";
import { change, entry, notice, pump, sentences, watch } from "./testing.fixture.ts";

const why = (title: string, said: Parameters<typeof notice>[1] = {}, product = pump()) =>
  sentences(product, watch.read(notice(title, said)));

test("a clause of a part in the profile that changed is named with the day from which it holds", () => {
  const about = watch.fromChange(change({ clauses: ["21 CFR 820.35"], effective: "2026-02-02" }));
  expect(sentences(pump(), about)[0]).toBe("matches Pump 200: 21 CFR 820.35 changed, in force 2 Feb 2026");
});

test("a general rule of a market is for every device there, and for none outside", () => {
  const said = { authority: "Health Canada" };
  const title = "Regulations Amending the Medical Devices Regulations";
  expect(why(title, said)).toEqual(["matches Pump 200: rule for all medical devices in Canada, a market of Pump 200"]);
  expect(why(title, said, pump({ targetMarkets: ["US"] }))).toEqual([]);
  expect(why(title, said, pump({ category: "drug", areas: ["drug"] }))).toEqual([]);
});

test("a recall matches by the kind of device, in a market or from a watched source", () => {
  expect(why("Class I Recall: Volumetric Pump X Stops Without Alarm")).toEqual([
    "matches Pump 200: recall of its kind of device (infusion pump), in the United States, a market of Pump 200",
  ]);
  const swiss = { authority: "Swissmedic", source: "swissmedic" };
  expect(why("FSCA: volumetric infusion pump", swiss)).toEqual([]);
  expect(why("FSCA: volumetric infusion pump", swiss, pump({ watched_sources: { official: ["swissmedic"], library: [] } }))).toEqual([
    "matches Pump 200: safety notice of its kind of device (infusion pump), from Swissmedic, a source watched for Pump 200",
  ]);
});

test("kinds that share a regulation number are told apart", () => {
  expect(why("Class I Recall: insulin pump pods")).toEqual([]);
  expect(why("Recall of an enteral nutrition infusion pump")).toEqual([]);
});

test("a watched firm is known by what it owns, and a firm with a like name is another", () => {
  expect(why("Smiths Medical Recalls Tracheostomy Tubes")).toEqual([
    "matches Pump 200: recall of Smiths Medical, which belongs to ICU Medical, a firm watched for Pump 200, in the United States, a market of Pump 200",
  ]);
  expect(why("Fresenius Medical Care Recalls Acid Concentrates")).toEqual([]);
  expect(why("Recall by Alto Pumps (Ireland) of wheelchairs", { authority: "UK MHRA" })).toEqual([
    "matches Pump 200: recall that names Alto Pumps Inc., the firm of Pump 200",
  ]);
});

test("a division of a firm is meant where its firm is named with the same kind of device, in a market or not", () => {
  const product = pump({ watched_firms: ["Medtronic Diabetes"], description: "App with an insulin pump." });
  const said = { authority: "Swissmedic" };
  expect(why("FSCA: Medtronic insulin pump", said, product)).toEqual([
    "matches Pump 200: safety notice of Medtronic, of which Medtronic Diabetes is a part, a firm watched for Pump 200, and of its kind of device (insulin pump)",
  ]);
  expect(why("FSCA: Medtronic pacemaker", said, product)).toEqual([]);
});

test("elsewhere a watched firm counts in the same field, and what devices are used with does not count", () => {
  const swiss = { authority: "Swissmedic", source: "swissmedic" };
  expect(why("FSCA: ICU Medical needleless connector", swiss)).toEqual([
    "matches Pump 200: safety notice of ICU Medical, a firm watched for Pump 200, from Swissmedic, in the same field (infusion and injection)",
  ]);
  expect(why("FSCA: ICU Medical tracheostomy tube", swiss)).toEqual([]);
  const watching = pump({ watched_firms: [], watched_sources: { official: ["swissmedic"], library: [] } });
  expect(why("FSCA: administration set of Alpha GmbH", swiss, watching)).toEqual([]);
  expect(why("FSCA: administration set of Alpha GmbH", { authority: "FDA" }, watching)).toHaveLength(1);
});

test("a firm and a kind may stand in what a notice is filed under alone", () => {
  expect(why("Vue 12: additional versions affected", { channel: "Safety Communication", tags: ["icu_medical", "iv_tubing_set"] })).toEqual([
    "matches Pump 200: safety notice of a kind of device that its own is used with (IV administration set), in the United States, a market of Pump 200",
    "matches Pump 200: safety notice of ICU Medical, a firm watched for Pump 200, in the United States, a market of Pump 200",
  ]);
});

test("a kit is of what it holds, and not of the procedure that it is for", () => {
  const knee = pump({ name: "Knee", description: "Total knee prosthesis", product_codes: [], regulation_numbers: [], watched_firms: [] });
  expect(why("Class I Recall: TOTAL KNEE Procedure Kit Contains Recalled Bupivacaine Injection", {}, knee)).toEqual([]);
  expect(why("Recall of Convenience Kits containing an infusion pump")).toHaveLength(1);
});

test("kits are alike by what they hold: another firm's kit concerns nobody for being a kit", () => {
  const kit = pump({
    name: "Tray",
    description: "Convenience kit with an epidural catheter",
    product_codes: [],
    regulation_numbers: [],
    watched_firms: ["Medline"],
  });
  expect(why("Class I Recall: surgical kits of Alpha GmbH due to contaminated alcohol prep pads", {}, kit)).toEqual([]);
  expect(why("Class I Recall: Medline convenience kits due to contaminated alcohol prep pads", {}, kit)).toHaveLength(1);
  expect(why("Recall of convenience kits containing an epidural catheter", {}, kit)).toHaveLength(1);
});

test("narrow guidance says what in the profile it fits", () => {
  expect(why("Cybersecurity in Medical Devices: Final Guidance")).toEqual([
    "matches Pump 200: guidance on cybersecurity in the United States, a market of Pump 200, and Pump 200 has IEC 62304 in its profile",
  ]);
  expect(why("Guidance for IVD Analysers")).toEqual([]);
  expect(why("Information Expectations for Class III and IV Medical Device Licence Applications", { authority: "Health Canada" })[0]).toBe(
    "matches Pump 200: guidance for class III and IV in Canada, a market of Pump 200, and Pump 200 is of class III there",
  );
});

test("roundups, speeches, events and figures concern nobody", () => {
  for (const title of [
    "FDA Weekly Update on Infusion Pump Recalls",
    "Keynote Address on Infusion Pumps",
    "Workshop on Infusion Pumps",
    "Infusion Pump Approval Report 2025",
  ])
    expect(why(title), title).toEqual([]);
});

test("what is wrong with a device, and what a product is only for, name no kind", () => {
  expect(why("Class I Recall: heart pump set due to infusion pump interference")).toEqual([]);
  const cuff = pump({
    name: "Cuff",
    description: "Blood pressure cuff for people beside an infusion pump",
    product_codes: [],
    regulation_numbers: [],
  });
  expect(why("Class I Recall: infusion pump", {}, cuff)).toEqual([]);
});

test("words alone say that they are alone", () => {
  const product = pump({ saved_searches: [{ name: "alarms", words: "alarm fatigue" }] });
  expect(why("FDA news on alarm fatigue", {}, product)).toEqual([
    "matches Pump 200: only the words “alarm fatigue” are the same, in a notice in the United States",
  ]);
});

test("a device's recall does not concern a drug, nor a drug's a device", () => {
  expect(why("Recall of an infusion pump", {}, pump({ category: "drug", areas: ["drug"] }))).toEqual([]);
  expect(why("Fresenius Kabi Recalls Propofol Injection")).toEqual([]);
  const drug = pump({ name: "Tova", category: "drug", areas: ["drug"], description: "Tovarinib tablets", watched_firms: [] });
  expect(why("Recall: Two Lots of Tovarinib Tablets", {}, drug)).toEqual([
    "matches Tova: recall of tovarinib, its substance, in the United States, a market of Tova",
  ]);
});

test("a medicine's recall counts whichever law it falls under, and its firm is known by its brand", () => {
  const product = pump({
    name: "Somatrel (somatropin)",
    category: "biologic",
    areas: ["biologic"],
    description: "Growth hormone",
    product_codes: [],
    regulation_numbers: [],
    watched_firms: ["Sandoz"],
  });
  expect(why("Two Lots of Omnitrope Human Growth Hormone Injection Recalled in Canada", { authority: "Health Canada" }, product)).toEqual([
    "matches Somatrel (somatropin): recall of Omnitrope, which belongs to Sandoz, a firm watched for Somatrel (somatropin), in Canada, a market of Somatrel (somatropin)",
  ]);
});

test("severity follows what the notice says of itself", () => {
  const rated = (title: string) => watch.severityOf(watch.read(notice(title)));
  expect(rated("Class I Recall: pump")).toEqual({
    severity: "critical",
    reason: "a recall of class I: use may cause serious harm or death",
  });
  expect(rated("Cybersecurity in Medical Devices: Draft Guidance").severity).toBe("low");
  expect(watch.severityOf(watch.fromChange(change({}))).severity).toBe("high");
});

test("entries of registers are read by their fields", () => {
  const recall = entry("fda-device-recall", "Model 9 Pump, REF 90", {
    product_code: "FRN",
    recalling_firm: "Baxter Healthcare Corporation",
  });
  expect(sentences(pump({ watched_firms: ["Baxter"] }), watch.fromChange(recall))).toEqual([
    "matches Pump 200: recall under its product code FRN",
    "matches Pump 200: recall of Baxter, a firm watched for Pump 200, in the United States, a market of Pump 200",
  ]);
  const enforcement = watch.fromChange(
    entry("fda-device-enforcement", "Large volume infusion pump, model 7", {
      classification: "Class I",
      recalling_firm: "X Corp",
      report_date: "2026-08-01",
    }),
  );
  expect(watch.severityOf(enforcement).severity).toBe("critical");
  expect(sentences(pump(), enforcement)).toHaveLength(1);
  const classified = entry("fda-device-classification", "Pump, Infusion", { regulation_number: "880.5725" }, "FRN");
  expect(watch.matches(watch.profileOf(pump()), watch.fromChange(classified)).map(({ rule }) => rule)).toEqual([
    "product_code",
    "regulation_number",
  ]);
});

test("a recall of Canada is of a device only where the register says so", () => {
  const fields = (category: string, product: string) => ({
    organization: "Drugs and health products",
    category,
    product,
    recall_class: "Type II",
  });
  const about = watch.fromChange(
    entry("canada-recalls", "Infusion Pump: performance issue", fields("Medical devices", "IV infusion pump")),
  );
  expect(about.recallClass).toBe("II");
  expect(sentences(pump(), about)).toHaveLength(1);
  expect(
    sentences(pump(), watch.fromChange(entry("canada-recalls", "Cereal recalled: undeclared milk", fields("Food", "Cereal")))),
  ).toEqual([]);
});

test("a rule of the Federal Register is of the parts that it amends", () => {
  const rule = entry("federal-register", "Quality System Regulation Amendments", {
    type: "Rule",
    amends: "21 CFR 4; 21 CFR 820",
    effective: "2026-02-02",
  });
  expect(sentences(pump(), watch.fromChange(rule))).toContain("matches Pump 200: rule on 21 CFR 820, which Pump 200 is under");
  const other = entry("federal-register", "General Hospital Devices; Classification of the Bed Alarm", {
    type: "Rule",
    amends: "21 CFR 880",
  });
  expect(sentences(pump(), watch.fromChange(other))).toEqual([]);
});

test("other texts of a market are rules for all, parts that classify devices only for their sections", () => {
  const report = watch.fromChange(
    change({ subject: "21 CFR 803", title: "21 CFR 803: Medical Device Reporting", clauses: ["21 CFR 803.50"], effective: "2026-05" }),
  );
  expect(sentences(pump(), report)).toEqual([
    "matches Pump 200: 21 CFR 803.50 changed, in force May 2026: a rule for all medical devices in the United States, a market of Pump 200",
  ]);
  const classes = (section: string) =>
    watch.fromChange(change({ subject: "21 CFR 880", title: "21 CFR 880: General Hospital Devices", clauses: [section] }));
  expect(sentences(pump(), classes("21 CFR 880.5725"))).toEqual(["matches Pump 200: 21 CFR 880.5725 changed"]);
  expect(sentences(pump(), classes("21 CFR 880.6250"))).toEqual([]);
});

test("a text that is watched concerns the product whatever it is", () => {
  const product = pump({ watched_sources: { official: [], library: ["0198c0de-0000-7000-8000-000000000002"] } });
  const about = watch.fromChange(change({ subject: "21 CFR 211", title: "21 CFR 211: CGMP for drugs", clauses: ["21 CFR 211.100"] }));
  expect(sentences(product, about)).toEqual(["matches Pump 200: 21 CFR 211.100 changed, in a text watched for Pump 200"]);
  expect(sentences(pump(), about)).toEqual([]);
});
