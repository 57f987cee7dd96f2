// When the account that a withdrawal is paid to became the customer's payee, and when it stopped being one.
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { bankDetailsIn } from "../withdrawals/bank-details-store";
import { accountOfDestination } from "../withdrawals/destination";
import { isSamePayeeAccount } from "../withdrawals/rules";
import { payeesIn } from "../withdrawals/payee-store";
import { accountIn, openBankDetails } from "../withdrawals/sealed-block";

/** UTC milliseconds. */
export interface PayeeTimes {
  readonly addedAt: number;
  /** Null while it is still a payee. */
  readonly removedAt: number | null;
}

/** Of withdrawals to a bank account that was a payee at the request, by their IDs. Accounts replaced before payees were kept have none. */
export async function loadPayeeTimes(
  { vault }: Pick<Context, "vault">,
  db: Db,
  rows: readonly TransactionRow[],
): Promise<ReadonlyMap<string, PayeeTimes>> {
  const paid = rows.filter((row) => row.type === "withdrawal" && row.payment_method === "bank");
  const [details, payees] = await Promise.all([
    bankDetailsIn(db).ofUsers([...new Set(paid.map((row) => row.user_id))]),
    payeesIn(db).ofAccounts([...new Set(paid.flatMap((row) => row.payment_account_id ?? []))]),
  ]);
  const defaults = details.map((row) => ({
    userId: row.user_id,
    account: accountIn(openBankDetails(vault, row)),
    times: { addedAt: row.added_at, removedAt: null },
  }));
  return new Map(
    paid.flatMap((row): [string, PayeeTimes][] => {
      const account = accountOfDestination({ vault }, row);
      const all: PayeeTimes[] = [
        ...defaults
          .filter(({ userId }) => userId === row.user_id)
          .filter((one) => account && isSamePayeeAccount(one.account, account))
          .map(({ times }) => times),
        ...payees
          .filter((payee) => payee.payment_account_id === row.payment_account_id)
          .map(({ added_at: addedAt, removed_at: removedAt }) => ({ addedAt, removedAt })),
      ];
      const atRequest = all.find((times) => wasPayeeAt(times, row.created_at));
      return atRequest ? [[row.id, atRequest]] : [];
    }),
  );
}

const wasPayeeAt = ({ addedAt, removedAt }: PayeeTimes, moment: number) =>
  addedAt <= moment && (removedAt === null || moment < removedAt);
