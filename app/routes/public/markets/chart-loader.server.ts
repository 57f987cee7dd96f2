import { momentOf } from "~server/features/markets/rules/moment";

/** The search parameters, and the time that every figure of the page is as of: prices are constant for one tick. */
export function chartData(request: Request) {
  return { query: new URL(request.url).search, now: momentOf(Date.now()) };
}
