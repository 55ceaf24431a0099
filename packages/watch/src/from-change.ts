import type { OfficialChange } from "@clausewise/contracts";
import type { About } from "./about.ts";
import { placeOf } from "./citations.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import { recallClassIn, subjectOf } from "./read.ts";
import type { Reader } from "./reader.ts";
import type { SourceRule } from "./rules.ts";
import { isArea } from "./areas.ts";

const verbs: Readonly<Record<OfficialChange["kind"], string>> = {
  added: "added",
  changed: "changed",
  removed: "no longer listed",
  back: "listed again",
};

/** What a field of an entry says, one value each; none where it has no such field. */
const listed = (change: OfficialChange, field: string | null): string[] => {
  const said = field === null ? null : (change.after ?? change.before)?.fields[field];
  return said?.split(";").flatMap((one) => one.trim() || []) ?? [];
};
const first = (change: OfficialChange, field: string | null): string | null => listed(change, field)[0] ?? null;

function kindOf({ noticeKinds }: Reader, rule: SourceRule, change: OfficialChange): NoticeKind {
  const said = first(change, rule.kindField)?.toLowerCase();
  const mapped = rule.kinds.find((one) => one.said.toLowerCase() === said)?.kind;
  const titled = rule.readsTitle ? noticeKinds.read(change.title, null) : null;
  return titled ?? noticeKinds.called(mapped ?? rule.kind);
}

const codesOf = (change: OfficialChange, rule: SourceRule): string[] =>
  rule.codeIsKey ? [change.subject] : listed(change, rule.productCode);

/** What an entry of a register says in its fields, beside its title. */
const fieldsOf = (change: OfficialChange, rule: SourceRule) => ({
  productCodes: codesOf(change, rule),
  regulationNumbers: listed(change, rule.regulationNumber),
  firms: rule.firmIsTitle ? [change.title] : listed(change, rule.firm),
  substances: listed(change, rule.substance),
  effective: first(change, rule.effective),
  published: first(change, rule.date) ?? change.at.slice(0, 10),
});

/** Parts that classify kinds of devices, section by section: what changes in one concerns the kinds of its sections alone. */
const classifies = (citation: string): boolean => /^21 CFR 8(?:6[24-8]|7\d|8\d|9[0-2])\b/.test(citation);

/** An entry of a register that came, changed or went. */
function ofEntry(reader: Reader, change: OfficialChange, rule: SourceRule): About {
  const { jurisdiction, areas: remit } = reader.authorityOf(rule.authority);
  const own = rule.areas.filter(isArea);
  const subject = subjectOf(
    reader,
    change.title,
    rule.words.flatMap((field) => listed(change, field)),
    own.length > 0 ? own : remit,
  );
  const kind = kindOf(reader, rule, change);
  const amended = listed(change, rule.parts).map(placeOf);
  return {
    ...subject,
    ...kind,
    ...fieldsOf(change, rule),
    areas: own.length > 0 && subject.areas.length === 0 ? own : subject.areas,
    places: [...subject.places, ...amended],
    isGeneral: subject.isGeneral && (amended.length === 0 || amended.some(({ citation }) => !classifies(citation))),
    standards: [...subject.standards, ...listed(change, rule.standards)],
    recallClass: kind.reach === "products" ? recallClassIn(first(change, rule.recallClass) ?? "") : null,
    title: change.title,
    authority: rule.authority,
    source: change.source_id,
    librarySource: null,
    verb: verbs[change.kind],
    jurisdictions: jurisdiction === null ? [] : [jurisdiction],
  };
}

/** A text whose words changed, with the clauses in which they did. */
function ofText(reader: Reader, change: OfficialChange, rule: SourceRule | undefined): About {
  const { jurisdiction, areas: remit } = reader.authorityOf(rule?.authority ?? change.subject);
  const subject = subjectOf(reader, change.title, [], remit);
  const areas = reader.textAreas(change.subject, change.title);
  const kind = reader.noticeKinds.called(rule?.kind ?? "rule");
  const isLaw = kind.kind === "rule";
  return {
    ...subject,
    ...kind,
    title: change.title,
    authority: rule?.authority ?? change.subject,
    source: change.source_id,
    librarySource: change.library_source_id,
    verb: verbs[change.kind],
    jurisdictions: jurisdiction === null ? [] : [jurisdiction],
    areas: isLaw || subject.areas.length === 0 ? areas : subject.areas,
    isForeign: false,
    isGeneral: isLaw ? areas.length > 0 && !classifies(change.subject) : subject.isGeneral,
    ...(isLaw ? { narrowTopics: [], classes: [], deviceKinds: [] } : {}),
    places: (change.clauses.length > 0 ? change.clauses : [change.subject]).map(placeOf),
    productCodes: [],
    regulationNumbers: [],
    firms: [],
    substances: [],
    effective: change.effective,
    published: change.at.slice(0, 10),
    recallClass: null,
  };
}

/** Says what a change of an official source is about. */
export function readChange(reader: Reader, change: OfficialChange): About {
  const rule = reader.sources.get(change.source_id);
  const isEntry = change.before !== null || change.after !== null;
  return isEntry && rule !== undefined ? ofEntry(reader, change, rule) : ofText(reader, change, rule);
}
