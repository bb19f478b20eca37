import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { onSessionLost } from "./session-events.ts";
import { sessionQuery } from "./session.ts";

/** Whether the server says that there is no session, or has rejected it since the session was last read. */
export function useSessionEnded(): boolean {
  const { data, dataUpdatedAt } = useQuery({ ...sessionQuery, enabled: false });
  const [lostAt, setLostAt] = useState(0);
  useEffect(() => onSessionLost(() => setLostAt(Date.now())), []);
  return data?.user === null || (lostAt > 0 && dataUpdatedAt <= lostAt);
}
