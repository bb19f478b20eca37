import { useState } from "react";

const KEY = "sintonia-enter-sends";

/** Keyboards drawn on the screen have no Shift+Enter to break a line with: there Enter breaks it. */
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

/** Whether Enter sends, as chosen on this device, and the way to choose. */
export function useEnterSends(): [boolean, (sends: boolean) => void] {
  const [sends, setSends] = useState(read);
  return [
    sends,
    (next) => {
      setSends(next);
      try {
        localStorage.setItem(KEY, next ? "yes" : "no");
      } catch {
        // Storage is forbidden: the choice holds until the page is left.
      }
    },
  ];
}
