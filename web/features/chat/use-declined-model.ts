import { useState } from "react";

const KEY = "sintonia-declined-model";

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The model declined on this device, so that the user is not asked again, and a setter; null resets it. */
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
        // Storage is unavailable: the choice lasts until the page is closed.
      }
    },
  ];
}
