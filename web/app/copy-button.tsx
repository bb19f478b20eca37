import { Check, Copy } from "lucide-react";
import { useCopy } from "#web/app/use-copy.ts";
import { Button } from "#web/ui/button.tsx";

/** Copies a text and says so; nothing where the page has no clipboard. */
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
