/**
 * What the field's short forms and everyday phrases also appear as in its texts. Only questions are widened by it,
 * so that a text is never found for a word it does not hold.
 */
const spelledOut: Readonly<Record<string, readonly string[]>> = {
  "510k": ["premarket notification"],
  "premarket notification": ["510k"],
  ae: ["adverse event"],
  ai: ["artificial intelligence"],
  ml: ["machine learning"],
  anda: ["abbreviated new drug application"],
  ar: ["authorised representative"],
  bla: ["biologics license application"],
  capa: ["corrective preventive action"],
  ce: ["ce marking conformity"],
  cer: ["clinical evaluation report"],
  cep: ["clinical evaluation plan"],
  cgmp: ["current good manufacturing practice"],
  gmp: ["good manufacturing practice"],
  gcp: ["good clinical practice"],
  glp: ["good laboratory practice"],
  cds: ["clinical decision support"],
  cmc: ["chemistry manufacturing controls"],
  "de novo": ["513f2 classification"],
  dhf: ["design history file", "design development file"],
  dmr: ["device master record", "medical device file"],
  dhr: ["device history record"],
  doc: ["declaration conformity"],
  eua: ["emergency use authorization"],
  fsca: ["field safety corrective action"],
  fsn: ["field safety notice"],
  gspr: ["general safety performance requirements"],
  gudid: ["global unique device identification database"],
  hde: ["humanitarian device exemption"],
  ide: ["investigational device exemption"],
  ifu: ["instructions for use"],
  ind: ["investigational new drug application"],
  irb: ["institutional review board"],
  ivd: ["in vitro diagnostic"],
  mdds: ["medical device data system"],
  mdel: ["medical device establishment licence"],
  mdl: ["medical device licence"],
  mdsap: ["medical device single audit program"],
  nb: ["notified body"],
  nda: ["new drug application"],
  nmpa: ["china registration"],
  pccp: ["predetermined change control plan"],
  pma: ["premarket approval application"],
  pmcf: ["post-market clinical follow-up"],
  pmpf: ["post-market performance follow-up"],
  pms: ["post-market surveillance"],
  prrc: ["person responsible regulatory compliance"],
  psur: ["periodic safety update report"],
  qms: ["quality management system"],
  qmsr: ["quality management system regulation", "part 820"],
  qsr: ["quality system regulation", "part 820"],
  "q sub": ["q-submission pre-submission"],
  rfd: ["request for designation"],
  ruo: ["research use only"],
  iuo: ["investigational use only"],
  rwe: ["real-world evidence"],
  sae: ["serious adverse event"],
  samd: ["software as a medical device"],
  sbom: ["software bill of materials"],
  sscp: ["summary of safety and clinical performance"],
  uade: ["unanticipated adverse device effect"],
  udi: ["unique device identifier identification"],
  adverse: ["serious incident"],
  incident: ["adverse event"],
  certify: ["certificate"],
  "work day": ["working days"],
  deadline: ["days", "later than"],
  "how long": ["days"],
  "how fast": ["days"],
  "how quick": ["days"],
  center: ["centre"],
  centre: ["center"],
  licence: ["license"],
  license: ["licence"],
  authorised: ["authorized"],
  authorized: ["authorised"],
  labelling: ["labeling"],
  labeling: ["labelling"],
  hospital: ["user facility"],
  fee: ["user fee"],
  recall: ["removal correction"],
};

const european = /\b(?:eu|europe|european|eudamed|notified|annex|article|2017\/745|ivdr|mdcg|ce|mdd|prrc|pmcf|ema)\b/i;
const american = /\b(?:us|usa|fda|cfr|803|user facility|hospital|malfunction|medwatch|3500a|emdr|mdrs|deaths?|usc)\b/i;

/** What "MDR" stands for is told by the company it keeps; without a hint it is both. */
function meaningsOfMdr(question: string): string[] {
  const both = ["medical device reporting", "medical device regulation 2017/745"];
  if (european.test(question) === american.test(question)) return both;
  return european.test(question) ? both.slice(1) : both.slice(0, 1);
}

/** A short form or everyday word of a question with the phrases it stands for. */
export interface Meaning {
  form: string;
  phrases: readonly string[];
}

/** What a question's short forms and everyday words stand for. */
export function meaningsIn(question: string): Meaning[] {
  const plain = ` ${question
    .toLowerCase()
    .replace(/(\d)\((\w)\)/g, "$1$2")
    .replace(/[^a-z0-9/]+/g, " ")} `;
  const found: Meaning[] = Object.entries(spelledOut)
    .filter(([form]) => plain.includes(` ${form} `) || plain.includes(` ${form}s `))
    .map(([form, phrases]) => ({ form, phrases }));
  if (/ mdrs? /.test(plain)) found.push({ form: "mdr", phrases: meaningsOfMdr(question) });
  if (/ ivdr /.test(plain)) found.push({ form: "ivdr", phrases: ["in vitro diagnostic 2017/746"] });
  return found;
}
