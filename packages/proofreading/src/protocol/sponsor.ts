import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { plain, tidy } from "./plain.ts";
import { labelled, sentences, type Said } from "./said.ts";
import { isOfAnother, statedOf } from "./statements.ts";

const companyForm =
  /\b(?:Inc\.?|Incorporated|Corp(?:oration)?\.?|Ltd\.?|Limited|LLC|L\.L\.C\.|GmbH(?: & Co\.? KG)?|AG|A\/S|AB|ApS|Oy|S\.?A\.?S?|S\.?p\.?A\.?|S\.?r\.?l\.?|N\.?V\.?|B\.?V\.?|PLC|plc|K\.?K\.?|Co\.,? Ltd\.?|& Co(?:mpany)?|and Company|Pharmaceuticals?|Therapeutics|Biosciences|Biologics|Medical|Biotech|University|Universit(?:ät|é|à|eit)|\w*[kK]linikum|Hospital|Institute|Foundation|Trust|Group|Research and Development)(?=\W|$)/;
const sponsorLabel =
  /^(?:name (?:and address )?of (?:the )?)?(?:study |trial |legal |regulatory |clinical |investigation |lead |global )*sponsor(?:[’']?s?)?(?:[\s-]investigator)?(?: name)?(?: ?(?:and|\/|&) ?(?:(?:clinical |legal |registered |full )*(?:address|contact|phase|emergency contact|manufacturer|legal representative)(?: information| details)?))*$|^sponsored by$|^(?:on|for and on) behalf of(?: the sponsor)?$|^applicant$|^[^()]{3,50} \(sponsor\)$|^sponsor \([^()]{3,60}\)$|^(?:name of (?:the )?)?marketing authori[sz]ation holder(?:\(s\)|s)?(?: \(mah\))?$/i;
const contactWords = /^(?:phone|fax|tel|mobile|e-?mail|address|contact|name|signature|date|for (?:non-)?\w+ countries|representative)\b/i;
const rights =
  /\b(?:property of|copyright ©? ?(?:\d{4} )?|exclusive property of|© ?(?:\d{4} )?)(?:the )?([A-Z][\w&.,' -]{2,60}?)(?=\s*(?:\(|or\b|and its|\.|$))/;
const noName = /^(?:will|may|is|are|the sponsor|shall|should|has|must|not\b|no\b|and\b|or\b|in\b)\b/i;
/** Who works for the sponsor, and is none. */
const forSponsor =
  /contract research|clinical research organi[sz]ation|\bCRO\b|laborator|facility|monitor|funding|\bsite\b|statistic|data management|manufactur|distribut|prepared by|insur/i;

/** What may stand behind a company's form and still be of its name. */
const formsOn = new RegExp(`^(?:,?\\s*(?:& Co(?:mpany)?\\b|of\\b|and\\b|for\\b|${companyForm.source}|\\.)[^,]*)+`);

/** A company's name as it stands: up to its address. */
function companyIn(words: string): string {
  const [line = ""] = words.split(/\s(?=\d{2,}|Phase\b)|\t|;|\((?!"?the)/);
  const form = companyForm.exec(line);
  const behind = form === null ? "" : line.slice(form.index + form[0].length);
  const more = formsOn.exec(behind)?.[0] ?? "";
  const isAddress = form !== null && /^\.?,/.test(behind.slice(more.length));
  return tidy(isAddress ? line.slice(0, form.index + form[0].length + more.length) : line).replace(/,\s*$/, "");
}

const named = (said: Said, weight: number): Candidate[] => {
  if (contactWords.test(said.words) || said.words.length > 260) return [];
  const name = companyIn(said.words);
  return name.length > 100 || noName.test(name) || !/^[“"]?(?:the |an? )?[\p{Lu}\d]/iu.test(name)
    ? []
    : plain(said, name, weight + (companyForm.test(name) ? 2 : 0));
};

const name = "(?:the )?((?:[\\p{Lu}\\d][\\p{L}\\d.’'&/-]*)(?:,? (?:of|the|and|for|de|der|di|la|[\\p{Lu}&][\\p{L}\\d.’'&/-]*))*)";
/** The sponsor as the one who does something: `sponsored by X`, `X acts as sponsor`. */
const doing: readonly RegExp[] = [
  new RegExp(`\\bsponsored by ${name}`, "u"),
  new RegExp(
    `${name},?(?: \\([^()]{2,40}\\))? (?:is|acts? as|will act as|serves as|(?:has agreed|agrees) to act as|has taken on the role of|takes on the role of|assumes the role of) (?:the )?(?:legal |regulatory |sole |study |trial )*sponsor\\b`,
    "u",
  ),
  new RegExp(`\\bon behalf of (?:the sponsor,? )?${name}`, "u"),
];

/** The sponsor as sentences name it. */
function spoken(lines: readonly Line[]): Candidate[] {
  const stated = statedOf(lines, "(?:legal |regulatory |study |trial )*sponsor").flatMap((said) =>
    named({ ...said, words: said.words.split(/[,;(]\s|\.(?=\s|$)|\s(?:who|which|and will)\b/)[0] ?? "" }, 4),
  );
  const acting = sentences(lines).flatMap((said) => {
    const words = isOfAnother(said.words) ? undefined : doing.map((sign) => sign.exec(said.words)?.[1]).find((one) => one !== undefined);
    return words === undefined || forSponsor.test(words) ? [] : named({ ...said, words: words.replace(/(?<=[\p{Ll})])\.$/u, "") }, 3);
  });
  return [...stated, ...acting];
}

/** Firms that the first pages show, where nothing around them says that they work for the sponsor. */
function shown(lines: readonly Line[]): Candidate[] {
  return lines.flatMap((line, at) => {
    const isFirm = line.part <= 2 && line.table === null && line.text.length <= 90 && companyForm.test(line.text);
    const around = `${lines[at - 1]?.text ?? ""} ${line.text} ${lines[at + 1]?.text.slice(0, 20) ?? ""}`;
    if (!isFirm || forSponsor.test(line.text) || forSponsor.test(lines[at - 1]?.text ?? "") || /on behalf of/i.test(around.slice(-40)))
      return [];
    if (
      /study|trial|protocol|confidential|in patients|copyright|property of|investigator|sponsored|[.]$/i.test(
        line.text.replace(companyForm, ""),
      )
    )
      return [];
    const said = { words: line.text, line, label: null };
    return plain(said, companyIn(line.text.replace(/^[^:]{3,60}:\s*/, "")), 2);
  });
}

/** Places that tell who sponsors the study. */
export function readSponsor(lines: readonly Line[]): Candidate[] {
  const owned = sentences(lines).flatMap((said) => {
    const owner = said.line.part <= 4 ? rights.exec(said.words)?.[1] : undefined;
    return owner === undefined ? [] : plain(said, owner, 1);
  });
  return [...labelled(lines, sponsorLabel).flatMap((said) => named(said, 5)), ...spoken(lines), ...shown(lines), ...owned];
}
