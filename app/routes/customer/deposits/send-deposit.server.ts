import { api } from "~/platform/api/api.server";
import { paths } from "~/platform/paths";
import type { Draft } from "~server/features/draft-confirmation/schemas";
import type { Transaction } from "~server/features/ledger/transaction-schemas";

/** The deposit that a draft stands for, under the draft's id as its key. */
export function sendDeposit(request: Request, draft: Draft) {
  const {
    id: key,
    amount,
    sourceAmount = amount,
    sourceCurrency: currency,
    description,
    kind,
    cryptoCurrency = "",
    orderName,
  } = draft;
  const { wallets, payments } = api(request);
  if (kind === "card_deposit")
    return wallets.topUp({
      body: { amount: sourceAmount, currency, description, paymentMethod: "card" },
      key,
    });
  return payments.create({
    body: { amount: sourceAmount, currency, description, cryptoCurrency, orderName },
    key,
  });
}

/** Where a confirmed deposit is shown. */
export function depositHref(draftId: string, { cryptoOrderNumber }: Transaction): string {
  return cryptoOrderNumber
    ? paths.customer.payment(cryptoOrderNumber)
    : paths.customer.depositReceipt(draftId);
}
