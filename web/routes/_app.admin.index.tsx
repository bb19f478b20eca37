import { createFileRoute } from "@tanstack/react-router";
import { Installation } from "#web/features/operator/Installation.tsx";
import { TwoStepNeeded } from "#web/features/operator/TwoStepNeeded.tsx";
import { enterRoom } from "./-admin-access.ts";

export const Route = createFileRoute("/_app/admin/")({
  beforeLoad: enterRoom,
  component: RoomPage,
});

/** The operator's room: how the installation is. */
function RoomPage() {
  return Route.useRouteContext().access === "open" ? <Installation /> : <TwoStepNeeded />;
}
