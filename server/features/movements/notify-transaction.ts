import type { Reason } from "../../kernel/reasons";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import type { TransactionRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { mailedBankDetails } from "../withdrawals/sealed-block";
import { maskedAddress, openDestination } from "../withdrawals/destination";
import type { LocalizedText } from "../email/email-template";
import { pageOf } from "../email/links";
import { transactionDecided } from "./transaction-decided";
import { queueEmail } from "../email/queue-email";

interface Decision extends Reason {
  readonly status: TransactionRow["status"];
  /** The actor; customers aren't notified of their own changes. */
  readonly by: string;
}

/** Masked, and without the names of bank and recipient, which the customer chose. */
function mailedDestination(
  context: Context,
  { id, destination_sealed: sealed }: TransactionRow,
): LocalizedText | null {
  if (sealed === null) return null;
  const { walletAddress, bankDetails } = openDestination(context, { id, sealed });
  if (walletAddress) return () => maskedAddress(walletAddress);
  return bankDetails ? mailedBankDetails(bankDetails) : null;
}

/** Emails the customer the decision about their deposit or withdrawal. */
export async function notifyTransaction(
  context: Context,
  db: Db,
  row: TransactionRow,
  { status, reasonCode, reason, by }: Decision,
): Promise<void> {
  const customer = by === row.user_id ? undefined : await usersIn(db).byId(row.user_id);
  if (!customer) return;
  const template = transactionDecided({
    type: row.type,
    status,
    amount: numberOf(amountOf(row)),
    currency: row.currency,
    reference: row.reference,
    destination: mailedDestination(context, row),
    reason: { reasonCode, reason },
    href: pageOf.transaction(context, row.id),
  });
  await queueEmail(context, db, customer, template);
}
