import { scaleLinear } from "@visx/scale";
import { area, line } from "@visx/shape";
import { NOTABLE_CHANGE } from "#domain/relationship/change.ts";
import type { AssessmentHistoryEntry } from "#domain/relationship/contract.ts";
import type { Language } from "#domain/language.ts";
import { axisDates, labelled, placeInTime } from "./trend-geometry.ts";
import { useWidth } from "./use-width.ts";

const HEIGHT = 216;
const MARGIN = { top: 28, right: 12, bottom: 32, left: 36 };
/** Approximate width of the longest date label, in px. */
const DATE_WIDTH = 70;
/** Minimum distance between points at which all of them are labelled with their score, in px. */
const NUMBER_WIDTH = 32;

const y = scaleLinear<number>({ domain: [0, 100], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });

/** Results over time as a line, with a band of changes too small to be notable. Hidden from assistive technology. */
export function TrendChart({ history, language }: { history: readonly AssessmentHistoryEntry[]; language: Language }) {
  const [ref, width] = useWidth();
  return (
    <div ref={ref} aria-hidden="true" style={{ height: `${HEIGHT}px` }}>
      {width !== null && <Drawing history={history} language={language} width={width} />}
    </div>
  );
}

interface DrawingProps {
  history: readonly AssessmentHistoryEntry[];
  language: Language;
  width: number;
}

/** Whether to place a point's number below it, because the line runs above it. */
function isBelow(points: readonly { score: number }[], at: number): boolean {
  const beside = [points[at - 1], points[at + 1]].flatMap((point) => (point ? [point.score] : []));
  const own = points[at]!.score;
  const mean = beside.reduce((sum, score) => sum + score, 0) / beside.length;
  return own > 15 && mean > own;
}

function Drawing({ history, language, width }: DrawingProps) {
  const entries = history.toReversed();
  const times = entries.map((entry) => Date.parse(entry.created_at));
  const right = width - MARGIN.right;
  const inset = MARGIN.left + 14;
  const places = placeInTime(times, right - 14 - inset).map((place) => inset + place);
  const points = entries.map((entry, at) => ({ id: entry.id, x: places[at]!, score: entry.scores.RHS }));
  const dates = axisDates(times, language);
  const spacing = Math.min(...points.slice(1).map((point, at) => point.x - points[at]!.x), width);
  const radius = Math.max(2.5, Math.min(5.5, spacing / 2.6));
  const numbered = (at: number) => spacing >= NUMBER_WIDTH || at === points.length - 1;
  const x = ({ x: place }: { x: number }) => place;
  const path = line({ x, y: ({ score }: { score: number; x: number }) => y(score) })(points) ?? "";
  const band = area({
    x,
    y0: ({ score }: { score: number; x: number }) => y(Math.max(0, score - NOTABLE_CHANGE / 2)),
    y1: ({ score }) => y(Math.min(100, score + NOTABLE_CHANGE / 2)),
  })(points);
  return (
    <svg width={width} height={HEIGHT} className="block animate-fade-in overflow-visible text-caption">
      {[0, 50, 100].map((score) => (
        <g key={score}>
          <line x1={MARGIN.left} x2={right} y1={y(score)} y2={y(score)} className="stroke-line" />
          <text x={MARGIN.left - 8} y={y(score)} dy="0.35em" textAnchor="end" className="fill-ink-soft tabular-nums">
            {score}
          </text>
        </g>
      ))}
      {points.length > 1 && (
        <>
          <path d={band ?? ""} className="fill-accent-line opacity-20" />
          <path d={path} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-accent" />
        </>
      )}
      {points.map((point, at) => (
        <g key={point.id}>
          <circle
            cx={point.x}
            cy={y(point.score)}
            r={at === points.length - 1 ? Math.max(radius, 5.5) : radius}
            strokeWidth={radius > 4 ? 2 : 1}
            className="fill-accent stroke-paper"
          />
          {numbered(at) && (
            <text
              x={point.x}
              y={y(point.score) + (isBelow(points, at) ? 22 : -12)}
              textAnchor="middle"
              strokeWidth="4"
              paintOrder="stroke"
              className="fill-ink stroke-paper font-semibold tabular-nums"
            >
              {Math.round(point.score)}
            </text>
          )}
        </g>
      ))}
      {labelled(places, dates, DATE_WIDTH).map((at) => (
        <text
          key={points[at]!.id}
          x={points.length === 1 ? places[at] : at === 0 ? MARGIN.left : at === points.length - 1 ? right : places[at]}
          y={HEIGHT - 8}
          textAnchor={points.length === 1 ? "middle" : at === 0 ? "start" : at === points.length - 1 ? "end" : "middle"}
          className="fill-ink-soft"
        >
          {dates[at]}
        </text>
      ))}
    </svg>
  );
}
