import { useState } from "react";

const KEY = "sintonia-declined-model";

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The model that was declined on this device, so that nobody is asked twice; null takes that back. */
export function useDeclinedModel(): [string | null, (model: string | null) => void] {
  const [declined, setDeclined] = useState(read);
  return [
    declined,
    (model) => {
      setDeclined(model);
      try {
        if (model === null) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, model);
      } catch {
        // Storage is forbidden: the answer holds until the page is left.
      }
    },
  ];
}
