import type { Rate } from "../../adapters/fx-rates/port";
import type { Operations } from "../../contract/operations";
import type { Currency } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import type { Handler, Refused } from "../call";
import type { Context } from "../context";

/** The current rate, shown before anything is confirmed. */
export const readRate: Handler<Operations["rates"]["get"]> = ({ context, query }) =>
  rateOfNow(context, query.from, query.to);

/** Asks a service outside: never to be called while a database transaction is open. */
export async function rateOfNow(
  { rates, report }: Context,
  from: Currency,
  to: Currency,
): Promise<Rate | Refused> {
  try {
    return await rates.rate(from, to);
  } catch (error) {
    report("rates", error);
    return refuse("unavailable");
  }
}
