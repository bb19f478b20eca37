import { Info, Megaphone, X } from "lucide-react";
import type { ReactNode } from "react";

import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";

export type AnnouncementProps = {
  level: "info" | "important";
  children: ReactNode;
  /** Accessible name of the button that hides it. */
  dismissLabel: string;
  /** Without it the announcement is a preview. */
  onDismiss?: () => void;
};

/** A line of whoever runs the installation to everybody, across the page. */
export function Announcement({ level, children, dismissLabel, onDismiss }: AnnouncementProps) {
  const important = level === "important";
  const Icon = important ? Megaphone : Info;
  return (
    <div
      className={cx(
        "flex items-start gap-3 border-b px-4 py-1 min-[900px]:px-10 forced-colors:border",
        important ? "border-transparent bg-notice-soft" : "border-line bg-sunk",
      )}
    >
      <Icon aria-hidden="true" className={cx("mt-3 size-5 shrink-0", important ? "text-notice" : "text-ink-soft")} />
      <p className={cx("max-w-measure min-w-0 flex-1 py-2.5 text-small wrap-anywhere", important && "font-medium")}>
        {children}
      </p>
      {onDismiss && (
        <IconButton
          label={dismissLabel}
          icon={<X aria-hidden="true" />}
          onClick={onDismiss}
          className="-mr-2 ml-auto"
        />
      )}
    </div>
  );
}
