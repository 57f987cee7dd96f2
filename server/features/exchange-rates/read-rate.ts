import type { Currency } from "../../kernel/currencies";
import type { rateOperations } from "./operations";
import type { ExchangeRate } from "./port";
import { refuse } from "../../kernel/refusal";
import type { Handler, Refused } from "../../http/call";
import type { Context } from "../../http/context";

/** The current rate, shown before anything is confirmed. */
export const readRate: Handler<typeof rateOperations.get> = ({ context, query }) =>
  currentRate(context, query.from, query.to);

/** Calls an external service, so never call it within a database transaction. */
export async function currentRate(
  { rates, report }: Context,
  from: Currency,
  to: Currency,
): Promise<ExchangeRate | Refused> {
  try {
    return await rates.rate(from, to);
  } catch (error) {
    report("rates", error);
    return refuse("unavailable");
  }
}
