import { X } from "lucide-react";
import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";

import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useCloseToastsOnOpen } from "./toasts.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

export type DialogProps = {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; stays visible while the body scrolls. */
  footer?: ReactNode;
  /**
   * "sheet": bottom sheet on phones, centred on desktop. "panel": full screen on phones, 600 px high on desktop; its
   * children are laid out in a flex column.
   */
  layout?: "sheet" | "panel";
  size?: "md" | "lg";
} & (
  | { dismissable?: true; /** Of the X. */ closeLabel: string }
  | { /** No X, no Escape, no outside click. */ dismissable: false; closeLabel?: undefined }
);

const PLACE = {
  sheet:
    "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-lg animate-sheet-in data-[state=closed]:animate-sheet-out " +
    "sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[86dvh] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 " +
    "sm:rounded-lg sm:animate-fade-in sm:data-[state=closed]:animate-fade-out",
  panel:
    "inset-0 animate-fade-in data-[state=closed]:animate-fade-out sm:inset-auto sm:top-1/2 sm:left-1/2 sm:h-[min(600px,92dvh)] " +
    "sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg",
};

/** On very low viewports (landscape phones, large text), leave the height to the content. */
const LOW = "[@media(max-height:30rem)]:truncate";

/** A modal dialog with a title, a focus trap and a scrolling body; restores focus on close. */
export function Dialog(props: DialogProps) {
  const returnFocus = useReturnFocus();
  useCloseToastsOnOpen(props.open);
  const { layout = "sheet", dismissable = true, size = "md" } = props;
  const keep = dismissable ? undefined : (event: Event) => event.preventDefault();
  // Radix handles Escape before the content does: elements with their own Escape action carry `data-keeps-escape`.
  const handleEscape = (event: KeyboardEvent) => {
    if (!dismissable || (event.target instanceof Element && event.target.closest("[data-keeps-escape]"))) {
      event.preventDefault();
    }
  };
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          // Clicking the overlay of a non-dismissable dialog must not move focus, or keyboard shortcuts would stop
          // working.
          onMouseDown={dismissable ? undefined : (event) => event.preventDefault()}
          className="fixed inset-0 z-(--z-dialog) animate-fade-in bg-scrim data-[state=closed]:animate-fade-out"
        />
        <Radix.Content
          {...(props.description ? {} : { "aria-describedby": undefined })}
          {...returnFocus}
          onEscapeKeyDown={handleEscape}
          onInteractOutside={keep}
          className={cx(
            "fixed z-(--z-dialog) flex flex-col bg-raised shadow-over focus:outline-none forced-colors:border",
            PLACE[layout],
            size === "lg" ? "sm:max-w-180" : "sm:max-w-130",
          )}
        >
          <header
            className={cx(
              "flex shrink-0 items-start gap-2 pt-4 pr-2 pb-3 pl-5 sm:pl-6",
              layout === "panel" && "border-b border-line",
            )}
          >
            <div className="min-w-0 flex-1 pt-2">
              <Radix.Title className={cx("font-serif text-h3 font-semibold break-words", layout === "panel" && LOW)}>
                {props.title}
              </Radix.Title>
              {props.description && (
                <Radix.Description className={cx("mt-1 text-small text-ink-soft", layout === "panel" && LOW)}>
                  {props.description}
                </Radix.Description>
              )}
            </div>
            {dismissable && (
              <Radix.Close asChild>
                <IconButton label={props.closeLabel ?? ""} icon={<X aria-hidden="true" />} />
              </Radix.Close>
            )}
          </header>
          {layout === "panel" ? (
            <div className="flex min-h-0 flex-1 flex-col">{props.children}</div>
          ) : (
            <div className="min-h-0 flex-1 scroll-pb-24 overflow-y-auto overscroll-contain px-5 pt-1 pb-6 sm:px-6">
              {props.children}
            </div>
          )}
          {props.footer && (
            <footer className="flex shrink-0 flex-wrap-reverse justify-end gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6">
              {props.footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
