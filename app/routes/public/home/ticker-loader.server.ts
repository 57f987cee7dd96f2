import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";

/** The ticker's coins, or the error message; null where the backend has no ticker. */
export async function tickerLoader({ request }: LoaderFunctionArgs) {
  const answer = await api(request).prices.coins();
  const { search } = new URL(request.url);
  if (answer.ok) return { prices: answer.value, message: null, search };
  return answer.problem.status === 404
    ? null
    : { prices: null, message: answer.problem.message, search };
}
