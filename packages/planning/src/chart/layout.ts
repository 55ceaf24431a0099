import type { DecisionGraph } from "@clausewise/contracts";

/** Where the boxes and arrows of a decision stand, in pixels from the top left. */
export interface Chart {
  boxes: Box[];
  arrows: Arrow[];
  width: number;
  height: number;
}

export interface Box {
  id: string;
  kind: DecisionGraph["nodes"][number]["kind"];
  lines: string[];
  clauses: string[];
  isPassed: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

interface Arrow {
  from: string;
  to: string;
  answer: string | null;
  isTaken: boolean;
  points: Point[];
  /** The three corners of its head. */
  head: Point[];
  /** Where the middle of the answer stands, line by line; null where there is none. */
  label: (Point & { lines: string[]; width: number; height: number }) | null;
}

const margin = 16;
const boxWidth = 250;
const padding = 12;
const lineHeight = 18;
const perLine = 34;
const answerWidth = 190;
const answerHeight = 15;
const perAnswerLine = 28;
/** Between boxes beside each other, and beside an answer. */
const aside = 26;
/** Between boxes below each other, at least. */
const below = 44;
const gap = 12;
const headSize = 7;

const answersLeft = margin + boxWidth + aside;
const resultsLeft = answersLeft + answerWidth + aside;

/** How many lines a chart shows of its words: at a glance, or all of them. */
const shown = {
  glance: { text: 6, clauses: 2, answer: 3 },
  whole: { text: Infinity, clauses: Infinity, answer: Infinity },
};

/** Words in lines that fit a box; what is too long ends in an ellipsis. */
export function wrapped(text: string, most = perLine, lines = Infinity): string[] {
  const found: string[] = [""];
  for (const word of text.split(/\s+/)) {
    const last = found.at(-1) ?? "";
    if (last === "") found[found.length - 1] = word;
    else if (last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.length <= lines ? found : [...found.slice(0, lines - 1), `${found[lines - 1]} …`];
}

type Written = Pick<Box, "id" | "kind" | "lines" | "clauses" | "height">;

function written({ id, kind, text, clauses }: DecisionGraph["nodes"][number], most: (typeof shown)["whole"]): Written {
  const lines = wrapped(text, perLine, most.text);
  const said = wrapped(clauses.map(({ clause }) => clause).join(", "), perLine + 3, most.clauses).filter(Boolean);
  return { id, kind, lines, clauses: said, height: (lines.length + said.length) * lineHeight + 2 * padding };
}

type Answered = Pick<Arrow, "from" | "to" | "answer"> & { lines: string[]; tall: number };

function answered({ from, to, answer }: DecisionGraph["edges"][number], most: number): Answered {
  const lines = answer === null ? [] : wrapped(answer, perAnswerLine, most);
  return { from, to, answer, lines, tall: lines.length * answerHeight };
}

const labelAt = ({ lines, tall }: Answered, x: number, y: number): Arrow["label"] =>
  lines.length === 0 ? null : { x, y, lines, width: answerWidth, height: tall };

const boxAt = (box: Written, left: number, top: number, isPassed: boolean): Box => ({ ...box, isPassed, left, top, width: boxWidth });

/** An arrow straight down along the way. */
function down({ lines, tall, ...edge }: Answered, upper: Box, lower: Box): Arrow {
  const x = upper.left + boxWidth / 2;
  const [from, to] = [upper.top + upper.height, lower.top];
  const head = [
    { x: x - headSize, y: to - headSize },
    { x: x + headSize, y: to - headSize },
    { x, y: to },
  ];
  const points = [
    { x, y: from },
    { x, y: to - headSize },
  ];
  return { ...edge, isTaken: true, points, head, label: labelAt({ ...edge, lines, tall }, x, to - below / 2 - tall / 2 - headSize / 2) };
}

/** An arrow from a box to what another answer would lead to, over the answer. */
function beside({ lines, tall, ...edge }: Answered, from: Box, to: Box): Arrow {
  const [right, turn, y] = [from.left + boxWidth, from.left + boxWidth + aside / 2, to.top + to.height / 2];
  const start = Math.min(from.top + from.height - padding, Math.max(from.top + padding, y));
  const head = [
    { x: to.left - headSize, y: y - headSize },
    { x: to.left - headSize, y: y + headSize },
    { x: to.left, y },
  ];
  const points = [
    { x: right, y: start },
    { x: turn, y: start },
    { x: turn, y },
    { x: to.left - headSize, y },
  ];
  return { ...edge, isTaken: false, points, head, label: labelAt({ ...edge, lines, tall }, answersLeft + answerWidth / 2, y) };
}

type Aside = [edge: Answered, result: Written];

/** What other answers than the one taken lead to, below each other beside their box. */
function asides(here: Box, others: readonly Aside[]): { boxes: Box[]; arrows: Arrow[]; bottom: number } {
  let top = here.top;
  const placedOnes = others.map(([edge, result]) => {
    const room = Math.max(result.height, edge.tall);
    const there = boxAt(result, resultsLeft, top + (room - result.height) / 2, false);
    top += room + gap;
    return { there, arrow: beside(edge, here, there) };
  });
  return {
    boxes: placedOnes.map(({ there }) => there),
    arrows: placedOnes.map(({ arrow }) => arrow),
    bottom: Math.max(here.top + here.height, top - gap),
  };
}

/** Where the boxes and arrows of a decision stand: the way that was taken downwards, and beside each box where other answers lead. */
export function placed({ nodes, edges, path }: DecisionGraph, words: keyof typeof shown = "glance"): Chart {
  const most = shown[words];
  const all = new Map(nodes.map((node) => [node.id, written(node, most)]));
  const chart: Chart = { boxes: [], arrows: [], width: resultsLeft + boxWidth + margin, height: margin };
  let upper: Box | null = null;
  for (const id of path) {
    const own = all.get(id);
    if (!own) continue;
    const came = edges.find(({ from, to }) => from === upper?.id && to === id);
    const way = came && answered(came, most.answer);
    const here = boxAt(own, margin, upper ? chart.height + below + (way?.tall ?? 0) : margin, true);
    const others = edges.flatMap((edge): Aside[] => {
      const result = edge.from === id && !path.includes(edge.to) ? all.get(edge.to) : undefined;
      return result ? [[answered(edge, most.answer), result]] : [];
    });
    const { boxes, arrows, bottom } = asides(here, others);
    chart.boxes.push(here, ...boxes);
    chart.arrows.push(...(upper && way ? [down(way, upper, here)] : []), ...arrows);
    [chart.height, upper] = [bottom, here];
  }
  chart.height += margin;
  return chart;
}
