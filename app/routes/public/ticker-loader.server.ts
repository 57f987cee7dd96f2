import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/api.server";

/** The ticker's coins, or the words for why there are none. */
export async function tickerLoader({ request }: LoaderFunctionArgs) {
  const answer = await api(request).prices.coins();
  const { search } = new URL(request.url);
  return answer.ok ? { prices: answer.value, message: null, search } : { prices: null, message: answer.problem.message, search };
}
