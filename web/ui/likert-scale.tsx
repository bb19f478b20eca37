import type { KeyboardEvent, Ref } from "react";

import { ChoiceGroup } from "./choice-group.tsx";
import type { ChoiceGroupProps } from "./choice-group.tsx";
import { cx } from "./cx.ts";
import { KeyHint } from "./key-hint.tsx";

export type LikertLabels = readonly [string, string, string, string, string];

export type LikertScaleProps = ChoiceGroupProps & {
  name: string;
  /** From "Strongly disagree" to "Strongly agree". */
  labels: LikertLabels;
  /** 1 to 5. */
  value: number | null | undefined;
  onChange: (value: number) => void;
  /** Called when a point is clicked or its digit pressed, even if already selected; not on arrow keys. */
  onPick?: () => void;
  /** Shows each point's digit, if a keyboard is likely. */
  keys?: boolean;
  onBlur?: () => void;
  /** The selected radio, or the first. */
  ref?: Ref<HTMLInputElement>;
};

/** Columns of the label below each inner point. */
const UNDER: Record<number, string> = {
  2: "col-span-3 col-start-1",
  3: "col-span-3 col-start-2",
  4: "col-span-3 col-start-3",
};
const RING = ["size-9", "size-7.5", "size-6.5", "size-7.5", "size-9"];

/** A five-point radio group: arrow keys, digits 1 to 5, or click. Fits 320 px. */
export function LikertScale(props: LikertScaleProps) {
  const { name, labels, value, onChange, onPick, keys, onBlur, ref, ...group } = props;
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const digit = Number(event.key);
    if (!(digit >= 1 && digit <= 5) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.closest("fieldset")?.querySelectorAll("input")[digit - 1]?.focus();
    onChange(digit);
    onPick?.();
  }
  return (
    <ChoiceGroup {...group}>
      {(ids) => (
        <div className="max-w-120">
          <div className="relative grid grid-cols-5 justify-items-center">
            <span aria-hidden="true" className="absolute inset-x-[10%] top-1/2 h-px bg-line-strong" />
            {labels.map((label, index) => {
              const point = index + 1;
              const chosen = value === point;
              return (
                <label
                  key={label}
                  className="relative grid h-13 w-full cursor-pointer place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus"
                >
                  <input
                    ref={chosen || (!value && index === 0) ? ref : undefined}
                    type="radio"
                    name={name}
                    value={point}
                    checked={chosen}
                    onChange={() => onChange(point)}
                    // Arrow keys and space also fire click, but with `detail` 0.
                    onClick={(event) => event.detail > 0 && onPick?.()}
                    onBlur={onBlur}
                    onKeyDown={handleKey}
                    aria-label={label}
                    {...ids}
                    className="peer absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:outline-none"
                  />
                  <span
                    aria-hidden="true"
                    className={cx(
                      "pointer-events-none relative rounded-full border-2 forced-colors:peer-checked:border-8 border-line-strong bg-raised transition-colors peer-hover:border-ink",
                      "peer-checked:border-accent peer-checked:bg-accent peer-checked:shadow-[inset_0_0_0_3px_var(--paper-raised)]",
                      keys &&
                        "grid place-items-center text-caption leading-none font-semibold text-ink-soft peer-checked:text-transparent",
                      RING[index],
                    )}
                  >
                    {keys && <KeyHint>{point}</KeyHint>}
                  </span>
                </label>
              );
            })}
          </div>
          <div aria-hidden="true" className="grid grid-cols-5 items-start text-small text-ink-soft">
            <span
              className={cx(
                "col-span-2 col-start-1 row-start-1 justify-self-start text-left",
                value === 1 && "font-semibold text-accent",
              )}
            >
              {labels[0]}
            </span>
            <span
              className={cx(
                "col-span-2 col-start-4 row-start-1 justify-self-end text-right",
                value === 5 && "font-semibold text-accent",
              )}
            >
              {labels[4]}
            </span>
          </div>
          {/* Fixed height, so that selecting causes no layout shift. */}
          <div aria-hidden="true" className="grid min-h-6 grid-cols-5 text-center text-small font-semibold text-accent">
            {value && value > 1 && value < 5 ? <span className={UNDER[value]}>{labels[value - 1]}</span> : null}
          </div>
        </div>
      )}
    </ChoiceGroup>
  );
}
