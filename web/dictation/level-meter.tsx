import { useEffect, useRef } from "react";
import { tuningPaths } from "#web/ui/wave.ts";

const LINES = tuningPaths(160, 32, { cycles: 7, gap: 5, meet: 0.4 });
/** Minimum height, as a fraction, so that silence still shows a ripple. */
const REST = 0.12;

/**
 * Two lines whose amplitude follows the voice level; static under reduced motion. Decorative: the timer shows progress.
 */
export function LevelMeter({ level }: { level: () => number }) {
  const drawing = useRef<SVGGElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let shown = 0;
    let frame = requestAnimationFrame(function draw() {
      const now = level();
      // Fast attack, slow decay.
      shown = Math.max(now, shown * 0.9);
      if (drawing.current) drawing.current.style.transform = `scaleY(${REST + (1 - REST) * Math.sqrt(shown)})`;
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <svg viewBox="0 0 160 32" preserveAspectRatio="none" aria-hidden="true" className="h-8 min-w-6 flex-1">
      <g
        ref={drawing}
        fill="none"
        strokeLinecap="round"
        strokeWidth="2"
        style={{ transform: "scaleY(0.5)", transformOrigin: "center" }}
      >
        <path d={LINES.follow} vectorEffect="non-scaling-stroke" className="stroke-accent-line" />
        <path d={LINES.lead} vectorEffect="non-scaling-stroke" className="stroke-ink" />
      </g>
    </svg>
  );
}
