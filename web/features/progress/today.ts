import { useEffect, useState } from "react";
import { dayOf } from "#web/format/short-day.ts";

/** Milliseconds until the next local day begins; correct for days of 23 or 25 hours. */
export function msUntilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** The local day; updates at midnight, and when the tab becomes visible because timers pause during sleep. */
export function useToday(): string {
  const [day, setDay] = useState(() => dayOf(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function update(): void {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      const now = new Date();
      setDay(dayOf(now));
      timer = setTimeout(update, msUntilTomorrow(now));
    }
    update();
    document.addEventListener("visibilitychange", update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return day;
}
