import { momentOf } from "~server/features/markets/rules/moment";

/** The address's question and the moment that every figure of the page is of: prices hold for one tick. */
export function chartData(request: Request) {
  return { query: new URL(request.url).search, now: momentOf(Date.now()) };
}
