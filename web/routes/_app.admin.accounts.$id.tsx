import { createFileRoute } from "@tanstack/react-router";
import { Account } from "#web/features/operator/Account.tsx";
import { TwoStepNeeded } from "#web/features/operator/TwoStepNeeded.tsx";
import { enterRoom } from "./-admin-access.ts";

export const Route = createFileRoute("/_app/admin/accounts/$id")({
  beforeLoad: enterRoom,
  component: AccountPage,
});

/** One account in the operator's room. */
function AccountPage() {
  const { id } = Route.useParams();
  return Route.useRouteContext().access === "open" ? <Account key={id} id={id} /> : <TwoStepNeeded />;
}
