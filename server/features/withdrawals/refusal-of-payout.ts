// Checked whenever the money of a withdrawal would leave: much may have changed since the request.
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { refuse } from "../../kernel/refusal";
import { checkPayeeBlock } from "../users/payout-block-rules";
import { payoutBlockOf, personOf } from "../users/person-of";
import { checkMayBePaid } from "../users/rules";
import { usersIn } from "../users/store";
import { payoutStopsIn } from "./payout-stop-store";

/** Inside the database transaction that pays out. A deleted user has no wallet to pay from. */
export async function refusalOfPayout(
  { now }: Pick<Context, "now">,
  db: Db,
  { user_id: userId, payable_from: payableFrom }: TransactionRow,
): Promise<Refused | null> {
  const stops = payoutStopsIn(db);
  await stops.lockShared();
  if (await stops.inForce()) return refuse("payouts_stopped");
  const person = await usersIn(db).byId(userId);
  const refusal =
    person && (checkMayBePaid(personOf(person)) ?? checkPayeeBlock(payoutBlockOf(person), now()));
  if (refusal) return refusal;
  return payableFrom !== null && now() < payableFrom ? refuse("destination_waits") : null;
}
