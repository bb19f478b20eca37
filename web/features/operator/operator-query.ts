import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";

/** First part of the keys of everything in the operator's room. None of it is kept on the device. */
export const OPERATOR_KEY = ["operator"] as const;

/** The signed-in operator. @throws ApiError `not_found` if the account is none, `operator_two_factor_required`. */
export const operatorQuery = queryOptions({
  queryKey: [...OPERATOR_KEY, "me"],
  queryFn: ({ signal }) => call(api.api.operator.me.$get({}, { init: { signal } })),
});
