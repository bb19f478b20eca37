import { createFileRoute, notFound } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { Accounts } from "#web/features/operator/Accounts.tsx";
import { Announcements } from "#web/features/operator/Announcements.tsx";
import { Invitations } from "#web/features/operator/Invitations.tsx";
import { Limits } from "#web/features/operator/Limits.tsx";
import { Log } from "#web/features/operator/Log.tsx";
import { ROOM_PARTS, type RoomPart } from "#web/features/operator/parts.ts";
import { TwoStepNeeded } from "#web/features/operator/TwoStepNeeded.tsx";
import { enterRoom } from "./-admin-access.ts";

export const Route = createFileRoute("/_app/admin/$part")({
  params: {
    parse: ({ part }): { part: RoomPart } => {
      const known = ROOM_PARTS.find((one) => one === part);
      if (!known) throw notFound();
      return { part: known };
    },
  },
  beforeLoad: enterRoom,
  component: RoomPartPage,
});

const PARTS: Record<RoomPart, ComponentType> = {
  accounts: Accounts,
  invitations: Invitations,
  announcements: Announcements,
  limits: Limits,
  log: Log,
};

/** One part of the operator's room. */
function RoomPartPage() {
  const Part = PARTS[Route.useParams().part];
  return Route.useRouteContext().access === "open" ? <Part /> : <TwoStepNeeded />;
}
