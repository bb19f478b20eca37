import { Check, Copy } from "lucide-react";
import { useCopy } from "#web/app/use-copy.ts";
import { Button } from "#web/ui/button.tsx";

export interface CopyButtonProps {
  text: string;
  label: string;
  /** Takes the label's place for a moment. */
  done: string;
  className?: string;
}

/** Copies text and confirms it; renders nothing if the clipboard is unavailable. */
export function CopyButton({ text, label, done, className }: CopyButtonProps) {
  const { copied, copy } = useCopy(text);
  const Icon = copied ? Check : Copy;
  return (
    copy && (
      <Button onClick={copy} className={className}>
        <Icon aria-hidden="true" className="size-5" />
        <span aria-live="polite">{copied ? done : label}</span>
      </Button>
    )
  );
}
