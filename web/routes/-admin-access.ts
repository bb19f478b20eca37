import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { ApiError } from "#web/app/api.ts";
import { isTransient } from "#web/app/query-client.ts";
import { operatorQuery } from "#web/features/operator/operator-query.ts";

/**
 * Whether the account may see the operator's room, for a route's `beforeLoad`.
 * @throws `notFound` for everybody who is no operator, and ApiError `needs_network` without a server.
 */
export async function enterRoom({
  context: { queryClient },
}: {
  context: { queryClient: QueryClient };
}): Promise<{ access: "open" | "two_factor" }> {
  try {
    await queryClient.fetchQuery(operatorQuery);
    return { access: "open" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "not_found") throw notFound();
    if (error.code === "operator_two_factor_required") return { access: "two_factor" };
    throw isTransient(error) ? new ApiError("needs_network") : error;
  }
}
