import { Check, ChevronDown, X } from "lucide-react";
import * as Popover from "@radix-ui/react-popover";
import { useId, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, Ref } from "react";

import { cx } from "./cx.ts";
import { controlClass, Field } from "./field.tsx";
import type { FieldProps } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { matchOptions } from "./match-options.ts";
import type { ComboboxOption } from "./match-options.ts";
import { StatusLine } from "./status-line.tsx";

export type ComboboxProps = FieldProps & {
  id?: string;
  name?: string;
  options: readonly ComboboxOption[];
  value: string | null | undefined;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  autoComplete?: string;
  /** Shown and announced if nothing matches. */
  emptyText: string;
  /** Accessible name of the clear button, for instance "Clear choice". */
  clearLabel: string;
  /** Announced while typing: (12) → "12 countries". */
  countText: (count: number) => string;
};

/** A searchable select with keyboard navigation. Matching ignores case and accents. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optionalLabel, hideLabel, className, id, emptyText } = props;
  const combobox = useCombobox(props);
  const { input, listId, open, show, query, chosen, matches, activeId } = combobox;
  return (
    <Field {...{ label, hint, error, optionalLabel, hideLabel, className, id }}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={show}>
          <Popover.Anchor asChild>
            <div className="relative">
              <input
                {...control}
                ref={(element) => {
                  input.current = element;
                  if (typeof props.ref === "function") return props.ref(element);
                  if (props.ref) props.ref.current = element;
                }}
                type="text"
                role="combobox"
                name={props.name}
                autoComplete={props.autoComplete ?? "off"}
                aria-autocomplete="list"
                aria-expanded={open}
                aria-controls={open ? listId : undefined}
                aria-activedescendant={activeId}
                placeholder={props.placeholder}
                value={query ?? chosen?.label ?? ""}
                onChange={(event) => combobox.search(event.target.value)}
                onClick={() => show(true)}
                onFocus={(event) => event.target.select()}
                onKeyDown={combobox.handleKey}
                onBlur={combobox.leave}
                className={cx(controlClass, chosen ? "pr-22" : "pr-12")}
              />
              {chosen && (
                <IconButton
                  label={props.clearLabel}
                  icon={<X aria-hidden="true" />}
                  onClick={combobox.clear}
                  className="absolute top-1/2 right-10 -translate-y-1/2"
                />
              )}
              <ChevronDown
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
              />
              <StatusLine>
                {open && query ? (matches.length ? props.countText(matches.length) : emptyText) : ""}
              </StatusLine>
            </div>
          </Popover.Anchor>
          <List combobox={combobox} label={label} emptyText={emptyText} />
        </Popover.Root>
      )}
    </Field>
  );
}

/** State and event handlers of the combobox. */
function useCombobox({ options, value, onChange, onBlur }: ComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  // The portal target is the enclosing dialog or main, so that the list stays within that landmark.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.value === value);
  const matches = useMemo(() => matchOptions(options, query ?? ""), [options, query]);
  const activeId = open && matches[active] ? `${listId}-${active}` : undefined;

  function show(next: boolean) {
    setOpen(next);
    if (!next) return setQuery(null);
    setPlace(input.current?.closest<HTMLElement>('[role="dialog"], main') ?? null);
    const at = matches.findIndex((option) => option.value === value);
    setActive(Math.max(0, at));
  }
  function search(words: string) {
    setQuery(words);
    show(true);
    setActive(0);
  }
  function clear() {
    setQuery(null);
    onChange(null);
    input.current?.focus();
  }
  function choose(option: ComboboxOption) {
    onChange(option.value);
    show(false);
    input.current?.focus();
  }
  function move(to: number) {
    const next = Math.min(matches.length - 1, Math.max(0, to));
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Enter confirms an IME composition here, for instance of a Japanese name.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) move(active + step);
      else show(true);
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      const option = matches[active];
      if (option) choose(option);
    } else if (event.key === "Escape" && open) {
      // Closes only the list, not an enclosing dialog.
      event.preventDefault();
      event.stopPropagation();
      show(false);
    }
  }
  function leave() {
    // If only one option matches, select it; an emptied field clears the selection.
    const exact = query !== null && matches.length === 1 ? matches[0] : undefined;
    if (exact && exact.value !== value) onChange(exact.value);
    else if (query === "") onChange(null);
    show(false);
    onBlur?.();
  }
  return {
    input,
    listId,
    open,
    show,
    query,
    search,
    clear,
    chosen,
    matches,
    choose,
    active,
    setActive,
    activeId,
    place,
    handleKey,
    leave,
  };
}

function List(props: { combobox: ReturnType<typeof useCombobox>; label: string; emptyText: string }) {
  const { input, listId, chosen, matches, choose, active, setActive, place } = props.combobox;
  return (
    <Popover.Portal container={place}>
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        // Keeps focus in the input.
        onMouseDown={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          // Not scrollIntoView: the list is not positioned yet, so that could scroll the page.
          const option = document.getElementById(`${listId}-${active}`);
          if (option) (event.currentTarget as HTMLElement).scrollTop = option.offsetTop - option.offsetHeight;
        }}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target === input.current) event.preventDefault();
        }}
        // Exit animation only while open, see DropdownMenu.
        className="z-(--z-pop) max-h-[min(18rem,var(--radix-popover-content-available-height,18rem))] w-(--radix-popover-trigger-width) data-[state=open]:animate-fade-in overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1.5 shadow-over"
      >
        {/* Focus stays in the input; options are active by aria-activedescendant (ARIA combobox pattern). */}
        <div id={listId} role="listbox" aria-label={props.label}>
          {matches.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={option === chosen}
              onClick={() => choose(option)}
              onPointerMove={() => setActive(index)}
              className={cx(
                "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2",
                index === active && "bg-accent-soft forced-colors:chosen",
              )}
            >
              <span className="flex-1">{option.label}</span>
              {option === chosen && <Check aria-hidden="true" className="size-5 text-accent" />}
            </div>
          ))}
        </div>
        {matches.length === 0 && <p className="px-3 py-2.5 text-ink-soft">{props.emptyText}</p>}
      </Popover.Content>
    </Popover.Portal>
  );
}
