import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";

import { cx } from "./cx.ts";

export type NoteProps = {
  title?: string;
  children?: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
  className?: string;
};

/** An inline error with the next step; announced assertively. */
export function ErrorNote(props: NoteProps) {
  return <Note {...props} role="alert" className={cx("border-danger/40 bg-danger-soft", props.className)} bad />;
}

/** Inline information; not announced. */
export function InfoNote(props: NoteProps) {
  return <Note {...props} className={cx("border-transparent bg-notice-soft", props.className)} />;
}

function Note({ title, children, action, className, role, bad }: NoteProps & { role?: "alert"; bad?: boolean }) {
  const Icon = bad ? CircleAlert : Info;
  return (
    <div role={role} className={cx("flex gap-3 rounded-md border px-4 py-3", className)}>
      <Icon aria-hidden="true" className={cx("mt-1 size-5 shrink-0", bad ? "text-danger" : "text-notice")} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-small">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
