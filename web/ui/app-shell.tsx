import type { ReactNode } from "react";

import { cx } from "./cx.ts";
import { SkipLink } from "./skip-link.tsx";
import { useCoveredBottom } from "./use-covered-bottom.ts";

export type AppShellProps = {
  /** Text of the skip link. */
  skipLabel: string;
  /** Accessible name of the navigation. */
  navLabel: string;
  /** The wordmark, as a link home. */
  brand: ReactNode;
  /** Rendered between the wordmark and the sidebar's links (search). */
  sidebarTop?: ReactNode;
  /** Rendered links for the sidebar, each with `sidebarItemClass`. */
  sidebar: ReactNode[];
  /** Rendered links for the phone's bottom bar, each with `bottomItemClass`; two to five. */
  bottomBar: ReactNode[];
  /** Rendered at the sidebar's end (settings, sign out). */
  sidebarFooter?: ReactNode;
  /** Rendered at the right of the phone's top bar. */
  topActions?: ReactNode;
  /** Above the content, full width. */
  notice?: ReactNode;
  children: ReactNode;
};

/**
 * For a link with icon and text, as in `<Link className={sidebarItemClass}><Users /> People</Link>`; set
 * `aria-current`.
 */
export const sidebarItemClass =
  "flex min-h-11 items-center gap-3 rounded-md px-3 py-2 font-semibold text-ink-soft transition-colors hover:bg-sunk hover:text-ink " +
  "aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent forced-colors:aria-[current=page]:chosen [&_svg]:size-5 [&_svg]:shrink-0";

export const bottomItemClass =
  "relative flex min-h-15 forced-colors:aria-[current=page]:chosen flex-1 flex-col items-center justify-center gap-0.5 px-1 pt-1.5 pb-1 text-caption font-semibold text-ink-soft " +
  "-outline-offset-3 focus-visible:-outline-offset-3 aria-[current=page]:text-accent aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-[22%] aria-[current=page]:before:top-0 " +
  "aria-[current=page]:before:h-[3px] aria-[current=page]:before:rounded-b-full aria-[current=page]:before:bg-accent [&_svg]:size-5.5";

/** The signed-in layout: a sidebar from 900 px, a bottom bar on phones. */
export function AppShell(props: AppShellProps) {
  useCoveredBottom("bar");
  return (
    <div className="min-h-dvh [--bar-room:calc(3.8125rem+env(safe-area-inset-bottom))] min-[900px]:[--bar-room:0px] min-[900px]:grid print:block print:min-h-0 min-[900px]:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink target="main">{props.skipLabel}</SkipLink>
      <aside className="sticky top-[var(--bars,0px)] hidden h-[calc(100dvh-var(--bars,0px))] flex-col overflow-y-auto border-r border-line px-4 py-6 min-[900px]:flex">
        <div className="mb-6 px-3">{props.brand}</div>
        {props.sidebarTop && <div className="mb-6">{props.sidebarTop}</div>}
        <nav aria-label={props.navLabel}>
          <NavList items={props.sidebar} className="flex flex-col gap-1" />
        </nav>
        {props.sidebarFooter && <div className="mt-auto flex flex-col gap-1 pt-6">{props.sidebarFooter}</div>}
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col pr-(--beside-panel) print:block print:pr-0 print:min-h-0">
        <header className="flex min-h-14 items-center justify-between gap-3 px-4 pt-2 *:min-w-0 min-[900px]:hidden print:hidden">
          {props.brand}
          <div className="flex shrink-0 items-center gap-1">{props.topActions}</div>
        </header>
        {props.notice}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-page flex-1 px-4 pt-4 pb-28 min-[900px]:px-10 min-[900px]:py-10 print:max-w-none print:p-0"
        >
          {props.children}
        </main>
      </div>
      <nav
        aria-label={props.navLabel}
        data-stays-at-bottom
        className="fixed inset-x-0 bottom-0 z-(--z-bar) border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] min-[900px]:hidden"
      >
        <NavList items={props.bottomBar} className="flex [&>li]:flex [&>li]:flex-1" />
      </nav>
    </div>
  );
}

function NavList({ items, className }: { items: ReactNode[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** Single-column layout for pages without navigation: sign-in, onboarding, results. */
export function FocusShell(props: {
  skipLabel: string;
  brand: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <SkipLink target="main">{props.skipLabel}</SkipLink>
      <header className="mx-auto flex min-h-16 w-full max-w-page flex-wrap items-center justify-between gap-x-3 px-4 pt-2 *:min-w-0 sm:px-6 print:p-0">
        {props.brand}
        <div className="flex flex-wrap items-center gap-1 print:hidden">{props.actions}</div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          "mx-auto w-full flex-1 px-4 pt-6 pb-12 sm:px-6 sm:pt-12 print:max-w-none print:px-0 print:pb-0",
          props.wide ? "max-w-180" : "max-w-120",
        )}
      >
        {props.children}
      </main>
      {props.footer && (
        <footer className="mx-auto w-full max-w-page px-4 py-6 text-small text-ink-soft sm:px-6 print:hidden">
          {props.footer}
        </footer>
      )}
    </div>
  );
}
