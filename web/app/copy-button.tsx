import { Check, Copy } from "lucide-react";
import { useCopy } from "#web/app/use-copy.ts";
import { Button } from "#web/ui/button.tsx";

/** Copies text and confirms it; renders nothing if the clipboard is unavailable. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const { copied, copy } = useCopy(text);
  const Icon = copied ? Check : Copy;
  return (
    copy && (
      <Button onClick={copy}>
        <Icon aria-hidden="true" className="size-5" />
        <span aria-live="polite">{copied ? done : label}</span>
      </Button>
    )
  );
}
