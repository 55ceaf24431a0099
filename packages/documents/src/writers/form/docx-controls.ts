import { Paragraph, TextRun, type IContext, type IParagraphOptions, type IRunOptions, type IXmlableObject } from "docx";

/** A content control of Word: a place that is filled in. */
interface Control {
  id: number;
  /** What Word shows at it. */
  title: string;
  /** Controls of one tag are the same place. */
  tag: string;
  /** The building block that Word shows while nothing is filled in. */
  placeholder: string;
  isEmpty: boolean;
}

/** Letters that Word takes in a title or tag of a control; a file with more is reported as broken. */
const mostLetters = 64;

const element = (name: string, value: string): IXmlableObject => ({ [name]: { _attr: { "w:val": value } } });
const mark = (name: string): IXmlableObject => ({ [name]: {} });

/** In the order that the schema asks for. */
const propertiesOf = ({ id, title, tag, placeholder, isEmpty }: Control, kind: readonly IXmlableObject[]): IXmlableObject => ({
  "w:sdtPr": [
    element("w:alias", title.slice(0, mostLetters)),
    element("w:tag", tag.slice(0, mostLetters)),
    element("w:id", String(id)),
    { "w:placeholder": [element("w:docPart", placeholder)] },
    ...(isEmpty ? [mark("w:showingPlcHdr")] : []),
    ...kind,
  ],
});

const controlled = (content: IXmlableObject | undefined, properties: IXmlableObject): IXmlableObject | undefined =>
  content && { "w:sdt": [properties, { "w:sdtContent": [content] }] };

/** Words in a control of their own. */
export class ControlledRun extends TextRun {
  readonly #control: Control;

  constructor(control: Control, options: IRunOptions) {
    super(options);
    this.#control = control;
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    const text = { "w:text": { _attr: { "w:multiLine": "1" } } };
    return controlled(super.prepForXml(context), propertiesOf(this.#control, [text]));
  }
}

/** A paragraph in a control that takes anything: text, lists and tables. */
export class ControlledParagraph extends Paragraph {
  readonly #control: Control;

  constructor(control: Control, options: IParagraphOptions) {
    super(options);
    this.#control = control;
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    return controlled(super.prepForXml(context), propertiesOf(this.#control, []));
  }
}

/** Gives controls their ids, and keeps what they show while they are empty. */
export function createControls() {
  const names = new Map<string, string>();
  let last = 0;
  const nameFor = (shown: string): string => {
    const name = names.get(shown) ?? `Placeholder${names.size + 1}`;
    names.set(shown, name);
    return name;
  };
  return {
    /** A control for a place; `shown` stands there while it is empty. */
    next: ({ title, tag, shown, isEmpty }: { title: string; tag: string; shown: string; isEmpty: boolean }): Control => ({
      id: (last += 1),
      title,
      tag,
      placeholder: nameFor(shown),
      isEmpty,
    }),
    /** What empty controls show, by the names of its building blocks. */
    placeholders: (): ReadonlyMap<string, string> => new Map([...names].map(([shown, name]) => [name, shown])),
  };
}
export type Controls = ReturnType<typeof createControls>;
