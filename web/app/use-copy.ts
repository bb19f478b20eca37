import { useEffect, useState } from "react";

const COPIED_MS = 2000;

/** Copies a text, and says for a moment that it did; null where the page has no clipboard, as over plain http. */
export function useCopy(text: string): { copied: boolean; copy: (() => void) | null } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!navigator.clipboard) return { copied, copy: null };
  return {
    copied,
    copy: () => {
      navigator.clipboard.writeText(text).then(
        () => setCopied(true),
        () => setCopied(false),
      );
    },
  };
}
