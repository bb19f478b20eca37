import { useState } from "react";

const KEY = "sintonia-enter-sends";

/** On-screen keyboards have no Shift+Enter, so there Enter inserts a line break by default. */
function usual(): boolean {
  return !matchMedia("(pointer: coarse)").matches;
}

function read(): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? usual() : kept === "yes";
  } catch {
    return usual();
  }
}

/** Whether Enter sends the message, as chosen on this device, and a setter. */
export function useEnterSends(): [boolean, (sends: boolean) => void] {
  const [sends, setSends] = useState(read);
  return [
    sends,
    (next) => {
      setSends(next);
      try {
        localStorage.setItem(KEY, next ? "yes" : "no");
      } catch {
        // Storage is unavailable: the choice lasts until the page is closed.
      }
    },
  ];
}
