import { X } from "lucide-react";
import * as Radix from "@radix-ui/react-dialog";
import { useEffect, type ReactNode } from "react";

import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useCloseToastsOnOpen } from "./toasts.tsx";
import { useDocked } from "./use-docked.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Below the title; part of the accessible name. */
  subtitle: ReactNode;
  closeLabel: string;
  /** Buttons before (`lead`) and after (`actions`) the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Use all the available height. */
  tall?: boolean;
  children: ReactNode;
}

const DOCKED = "right-4 bottom-4 z-(--z-bar) w-(--side-panel) rounded-lg border border-line-strong";
const ABOVE =
  "inset-0 z-(--z-dialog) data-[state=closed]:animate-fade-out sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-3rem)] " +
  "sm:max-w-180 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg";

/** Docked: the full height if tall, otherwise at least 600 px where they fit. Modal, from `sm`: 92dvh or 600 px. */
function heightOf(docked: boolean, tall: boolean): string {
  if (docked) return tall ? "h-[calc(100dvh-2rem)]" : "h-[min(100dvh-2rem,max(600px,100dvh-12.5rem))]";
  return tall ? "sm:h-[92dvh]" : "sm:h-[min(600px,92dvh)]";
}

/**
 * A panel with a header; its children are laid out in a flex column. On wide screens it is docked next to the page,
 * which stays usable and leaves room for it; elsewhere it is a modal dialog, full screen on phones. Escape inside
 * closes it, except from elements with `data-keeps-escape`.
 */
export function SidePanel(props: SidePanelProps) {
  const { open, tall = false } = props;
  const docked = useDocked();
  const returnFocus = useReturnFocus();
  useCloseToastsOnOpen(open && !docked);
  useEffect(() => {
    if (!open || !docked) return undefined;
    const { dataset } = document.documentElement;
    dataset["sidePanel"] = "";
    return () => {
      delete dataset["sidePanel"];
    };
  }, [open, docked]);
  function handleEscape(event: KeyboardEvent) {
    const from = event.target instanceof Element ? event.target : null;
    if (from?.closest("[data-keeps-escape]") || (docked && !from?.closest("[data-side-panel-body]"))) {
      event.preventDefault();
    }
  }
  return (
    <Radix.Root
      key={docked ? "docked" : "above"}
      open={open}
      modal={!docked}
      onOpenChange={(next) => {
        if (!next) props.onClose();
      }}
    >
      <Radix.Portal>
        {!docked && (
          <Radix.Overlay className="fixed inset-0 z-(--z-dialog) animate-fade-in bg-scrim data-[state=closed]:animate-fade-out" />
        )}
        <Radix.Content
          data-side-panel-body
          aria-describedby={undefined}
          {...returnFocus}
          onEscapeKeyDown={handleEscape}
          onInteractOutside={docked ? (event) => event.preventDefault() : undefined}
          className={cx(
            "fixed flex animate-fade-in flex-col print:hidden overflow-hidden bg-raised shadow-over focus:outline-none",
            docked ? DOCKED : ABOVE,
            heightOf(docked, tall),
          )}
        >
          <header className="flex shrink-0 items-center border-b border-line p-[6px] sm:px-2">
            {props.lead}
            <Radix.Title className="min-w-0 flex-1 pl-[6px] font-serif text-caption font-semibold sm:text-body">
              <span className="block truncate leading-tight">
                {props.title}
                <span className="sr-only">,</span>
              </span>
              <span className="block truncate font-sans text-caption leading-tight font-normal text-ink-soft">
                {props.subtitle}
              </span>
            </Radix.Title>
            {props.actions}
            <Radix.Close asChild>
              <IconButton label={props.closeLabel} icon={<X aria-hidden="true" />} />
            </Radix.Close>
          </header>
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
