import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { refuse } from "../../kernel/refusal";
import { isPayersAccount } from "../withdrawals/destination";
import { refusalOfPayout } from "../withdrawals/refusal-of-payout";
import { usersIn } from "../users/store";

/** Checked again just before money is sent: much may have changed since the approval. */
export async function checkPaymentAllowed(
  db: Db,
  row: TransactionRow,
  context: Pick<Context, "now" | "vault" | "settings">,
): Promise<Refused | null> {
  const person = await usersIn(db).byId(row.user_id);
  if (!person) return refuse("person_removed");
  return isPayersAccount(context, row)
    ? refuse("destination_is_payer")
    : refusalOfPayout(context, db, row);
}
