import type { DecisionGraph } from "@clausewise/contracts";
import type { Box, Chart } from "@clausewise/planning/chart";
import { Button } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { ClauseLink } from "../../shared/ui/clause-link.tsx";
import styles from "./flowchart.module.css";
import { neighbour } from "./neighbour.ts";
import { saveSvg } from "./save-svg.ts";
import { useView } from "./use-view.ts";

interface Props {
  graph: DecisionGraph;
  chart: Chart;
  /** Saves it as a PDF. */
  onPdf: () => void;
  isSaving: boolean;
}

/** Smaller than this share of their size words could not be read: the drawing is scrolled. */
const readable = 0.85;

const corners = (points: readonly { x: number; y: number }[]) => points.map(({ x, y }) => `${x},${y}`).join(" ");

/** A decision as it was taken: dragged, made larger and smaller, walked by keys, each box with its clauses. */
export function Flowchart({ graph, chart, onPdf, isSaving }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const view = useView();
  const [open, setOpen] = useState(graph.path[0] ?? graph.nodes[0]?.id ?? "");
  const go = (id: string) => {
    setOpen(id);
    drawing.current?.querySelector<SVGElement>(`[data-box="${CSS.escape(id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const next = neighbour(chart, id, event.key);
    if (event.key === "Enter") frame.current?.querySelector<HTMLElement>("aside a")?.focus();
    if (next === null) return;
    event.preventDefault();
    go(next);
  };
  return (
    <section className={styles.flowchart} aria-label={graph.title} ref={frame}>
      <div className={`${styles.tools} no-print`}>
        <Button variant="default" onClick={view.larger}>
          Larger
        </Button>
        <Button variant="default" onClick={view.smaller}>
          Smaller
        </Button>
        <Button variant="default" onClick={() => view.whole((frame.current?.clientWidth ?? chart.width) / chart.width)}>
          Fit the width
        </Button>
        <Button variant="default" onClick={() => drawing.current && saveSvg(drawing.current, chart, "clausewise-flowchart.svg")}>
          Export as SVG
        </Button>
        <Button variant="default" loading={isSaving} onClick={onPdf}>
          Export as PDF
        </Button>
      </div>
      <p className={`${styles.hint} no-print`}>Drag to move. Arrow keys go from box to box; Enter leads to the clause.</p>
      <div className={styles.scroll}>
        <svg
          ref={drawing}
          className={styles.drawing}
          data-held={view.isHeld}
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          style={{ aspectRatio: `${chart.width} / ${chart.height}`, minWidth: chart.width * readable, maxWidth: chart.width }}
          role="group"
          aria-label="Decision"
          {...view.dragging}
        >
          <g transform={view.transform} data-view>
            {chart.arrows.map(({ from, to, answer, isTaken, points, head, label }) => (
              <g key={`${from} ${to} ${answer}`} className={styles.arrow} data-taken={isTaken}>
                <polyline points={corners(points)} />
                <polygon points={corners(head)} />
                {label && <rect x={label.x - label.width / 2} y={label.y - label.height / 2} width={label.width} height={label.height} />}
                {label?.lines.map((line, at) => (
                  <text key={line} x={label.x} y={label.y + 4 + (at - (label.lines.length - 1) / 2) * 15} textAnchor="middle">
                    {line}
                  </text>
                ))}
              </g>
            ))}
            {chart.boxes.map((box) => (
              <BoxShape
                key={box.id}
                box={box}
                isOpen={box.id === open}
                onOpen={() => setOpen(box.id)}
                onKeyDown={(event) => onKeyDown(event, box.id)}
              />
            ))}
          </g>
        </svg>
      </div>
      <Opened graph={graph} id={open} />
    </section>
  );
}

interface BoxProps {
  box: Box;
  isOpen: boolean;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function BoxShape({ box: { id, kind, lines, clauses, isPassed, left, top, width, height }, isOpen, onOpen, onKeyDown }: BoxProps) {
  return (
    <g
      className={styles.box}
      data-box={id}
      data-kind={kind}
      data-passed={isPassed}
      transform={`translate(${left} ${top})`}
      role="button"
      aria-pressed={isOpen}
      aria-label={`${isPassed ? "Passed: " : ""}${[...lines, ...clauses].join(" ")}`}
      tabIndex={isOpen ? 0 : -1}
      onClick={onOpen}
      onFocus={onOpen}
      onKeyDown={onKeyDown}
    >
      <rect width={width} height={height} rx={kind === "result" ? 16 : 6} />
      {[...lines, ...clauses].map((line, at) => (
        <text key={`${at} ${line}`} x={12} y={25 + at * 18} data-clause={at >= lines.length}>
          {/* The space parts it from the next line where the box is read out. */}
          {`${line} `}
        </text>
      ))}
    </g>
  );
}

/** The whole words of a box, and its clauses as links. */
function Opened({ graph, id }: { graph: DecisionGraph; id: string }) {
  const node = graph.nodes.find((one) => one.id === id);
  if (!node) return null;
  return (
    <aside className={styles.opened} aria-label="The box that is open" aria-live="polite">
      <p>{node.text}</p>
      {node.clauses.length > 0 && (
        <p className={styles.clauses}>
          {node.clauses.map(({ clause }) => (
            <ClauseLink key={clause} clause={clause} />
          ))}
        </p>
      )}
    </aside>
  );
}
