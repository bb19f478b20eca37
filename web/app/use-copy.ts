import { useEffect, useState } from "react";

const COPIED_MS = 2000;

/** Copies text and sets `copied` for two seconds; `copy` is null without a clipboard, as in insecure contexts. */
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
