// The accounts and cards that a customer pays from and is paid to, as `recordAccount` recognizes them.
import type { PaymentAccount } from "../../features/payment-accounts/account-number";
import { accountRow } from "../../features/payment-accounts/record-account";
import type { SeedContext, SeededCustomer } from "./seed-context";

/** The ID of the account, which is added unless the customer has used it before. */
export function addPaymentAccount(
  { context, rows }: Pick<SeedContext, "context" | "rows">,
  { user, accounts }: SeededCustomer,
  { account, at }: { readonly account: PaymentAccount; readonly at: number },
): string {
  const known = accounts.get(account.number);
  if (known !== undefined) return known;
  const row = accountRow(context, { userId: user.id, account, at });
  rows.add("payment_accounts", row);
  accounts.set(account.number, row.id);
  return row.id;
}
