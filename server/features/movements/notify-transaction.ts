import type { Reason } from "../../kernel/reasons";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import type { TransactionRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { presentFee } from "../ledger/present-fee";
import { mailedDestination } from "../withdrawals/mailed-destination";
import { pageOf } from "../email/links";
import { transactionDecided } from "./transaction-decided";
import { queueEmails } from "../email/queue-email";

interface Decision extends Reason {
  readonly status: TransactionRow["status"];
  /** The actor; customers aren't notified of their own changes. */
  readonly by: string;
}

/** Emails the customer the decision about their deposit or withdrawal. */
export const notifyTransaction = (
  context: Context,
  db: Db,
  row: TransactionRow,
  decision: Decision,
): Promise<void> => notifyTransactions(context, db, [row], decision);

/** The same decision about many. */
export async function notifyTransactions(
  context: Context,
  db: Db,
  rows: readonly TransactionRow[],
  decision: Decision,
): Promise<void> {
  const decided = rows.filter(({ user_id: id }) => id !== decision.by);
  const customers = await usersIn(db).byIds([...new Set(decided.map(({ user_id: id }) => id))]);
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const emails = decided.flatMap((row) => {
    const person = byId.get(row.user_id);
    return person ? [{ person, email: emailAbout(context, row, decision) }] : [];
  });
  await queueEmails(context, db, emails);
}

const emailAbout = (
  context: Context,
  row: TransactionRow,
  { status, reasonCode, reason }: Decision,
) =>
  transactionDecided({
    type: row.type,
    status,
    amount: numberOf(amountOf(row)),
    currency: row.currency,
    ...presentFee(row),
    reference: row.reference,
    destination: mailedDestination(context, row),
    reason: { reasonCode, reason },
    href: pageOf.transaction(context, row.id),
  });
