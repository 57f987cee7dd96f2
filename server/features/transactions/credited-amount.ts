// The amount that an approval credits for a deposit through the gateway: what was received, or what was requested.
import { gatewayDepositIn } from "../ledger/crypto-payment-join-store";
import { confirmedCredit, requestedCredit } from "../ledger/gateway-credit-rules";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import { isEqual, isMore, parseMoney, type Money } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { TransactionRow } from "../../database/schema";
import type { Refused } from "../../http/call";

interface Credited {
  readonly amount?: Money;
  readonly paid?: Money;
}

/** Empty if the caller chose no amount: then it is that of the transaction. */
export async function creditedAmount(
  db: Db,
  row: TransactionRow,
  given: string | undefined,
): Promise<Credited | Refused> {
  if (given === undefined) return {};
  const amount = parseMoney(given, row.currency);
  const deposit = await gatewayDepositIn(db, row);
  if (!deposit)
    return isEqual(amount, amountOf(row))
      ? {}
      : refuse("amount_locked", { field: "amount", values: { state: row.status } });
  const [received, requested] = [confirmedCredit(deposit), requestedCredit(deposit)];
  const chosen = [received, requested].find((one) => isEqual(one.amount, amount));
  const values = { received: received.amount, requested: requested.amount };
  return chosen ?? refuse("received_changed", { field: "amount", values });
}

/** Whether it adds to a deposit that was credited before. */
export const isRest = (row: TransactionRow, credited: Credited | Refused): boolean =>
  !isRefusal(credited) &&
  row.is_gateway_made === 1 &&
  row.status === "successful" &&
  credited.amount !== undefined &&
  isMore(credited.amount, amountOf(row));
