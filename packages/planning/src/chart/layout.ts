import type { DecisionGraph } from "@clausewise/contracts";
import { Graph, layout } from "@dagrejs/dagre";

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

interface Arrow {
  from: string;
  to: string;
  answer: string | null;
  isTaken: boolean;
  points: { x: number; y: number }[];
  /** Where the answer stands, line by line; null where there is none. */
  label: { x: number; y: number; lines: string[] } | null;
}

const boxWidth = 250;

const lineHeight = 18;
const padding = 12;
const perLine = 34;
const mostLines = 6;

/** Words in lines that fit a box; what is too long ends in an ellipsis. */
export function wrapped(text: string, most = perLine, lines = mostLines): string[] {
  const found: string[] = [""];
  for (const word of text.split(/\s+/)) {
    const last = found.at(-1) ?? "";
    if (last === "") found[found.length - 1] = word;
    else if (last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.length <= lines ? found : [...found.slice(0, lines - 1), `${found[lines - 1]} …`];
}

const clausesShown = (clauses: readonly { clause: string }[], lines: number): string[] =>
  wrapped(clauses.map(({ clause }) => clause).join(", "), 40, lines).filter(Boolean);

const answerWidth = 190;
const answerHeight = 15;

const answerLines = (answer: string | null, lines: number): string[] => (answer === null ? [] : wrapped(answer, 28, lines));

/** How much of its words a chart shows: at a glance, or all of them. */
const shown = {
  glance: { text: mostLines, clauses: 2, answer: 3 },
  whole: { text: Infinity, clauses: Infinity, answer: Infinity },
};

/** Where the boxes and arrows of a decision stand, from the first question downwards. */
export function placed({ nodes, edges, path }: DecisionGraph, words: keyof typeof shown = "glance"): Chart {
  const most = shown[words];
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 36, ranksep: 54, marginx: 16, marginy: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  const drawn = nodes.map((node) => ({
    ...node,
    lines: wrapped(node.text, perLine, most.text),
    said: clausesShown(node.clauses, most.clauses),
  }));
  for (const { id, lines, said } of drawn)
    graph.setNode(id, { width: boxWidth, height: (lines.length + said.length) * lineHeight + 2 * padding });
  edges.forEach(({ from, to, answer }, at) => {
    const lines = answerLines(answer, most.answer);
    graph.setEdge(
      from,
      to,
      { width: lines.length === 0 ? 0 : answerWidth, height: lines.length * answerHeight, labelpos: "c" },
      String(at),
    );
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    boxes: drawn.map(({ id, kind, lines, said }) => {
      const { x, y, width: wide, height: tall } = graph.node(id);
      const place = { left: x - wide / 2, top: y - tall / 2, width: wide, height: tall };
      return { id, kind, lines, clauses: said, isPassed: path.includes(id), ...place };
    }),
    arrows: edges.map(({ from, to, answer }, at) => {
      const { points = [], x, y } = graph.edge(from, to, String(at));
      const isTaken = path.some((id, step) => id === from && path[step + 1] === to);
      return {
        from,
        to,
        answer,
        isTaken,
        points,
        label: x === undefined || y === undefined ? null : { x, y, lines: answerLines(answer, most.answer) },
      };
    }),
  };
}
