// Whether a payout's money may leave, checked again just before it does: much may have changed since the approval.
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { refuse } from "../../kernel/refusal";
import { isPayersAccount } from "../withdrawals/destination";
import { refusalOfPayout, refusalsOfPayouts } from "../withdrawals/payout-of-transaction";
import { usersIn } from "../users/store";

type Paying = Pick<Context, "now" | "vault" | "settings">;
type Destination = Pick<TransactionRow, "id" | "destination_sealed">;

export async function checkPaymentAllowed(
  db: Db,
  row: TransactionRow,
  context: Paying,
): Promise<Refused | null> {
  const person = await usersIn(db).byId(row.user_id);
  if (!person) return refuse("person_removed");
  return checkDestination(context, row) ?? refusalOfPayout(context, db, row);
}

function checkDestination(context: Paying, row: Destination): Refused | null {
  return isPayersAccount(context, row) ? refuse("destination_is_payer") : null;
}

/** Why each of these can't be paid now, by ID; reads only, and all of them together. */
export async function obstaclesOf(
  db: Db,
  rows: readonly (Destination & Pick<TransactionRow, "user_id" | "payable_from">)[],
  context: Paying,
): Promise<ReadonlyMap<string, Refused>> {
  const found = new Map(await refusalsOfPayouts(context, db, rows));
  for (const row of rows) {
    const refusal =
      row.destination_sealed === null
        ? refuse("payout_destination_unknown")
        : checkDestination(context, row);
    if (refusal) found.set(row.id, refusal);
  }
  return found;
}
