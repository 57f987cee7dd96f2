import { api } from "~/platform/api/api.server";
import type { Draft } from "~server/features/draft-confirmation/schemas";

/** The request that a draft stands for, under the draft's id as its key. */
export function sendWithdrawal(
  request: Request,
  { id, kind, amount, description, walletAddress }: Draft,
) {
  const { wallets } = api(request);
  if (kind === "bank_withdrawal") {
    return wallets.requestWithdrawal({
      body: { amount, description, paymentMethod: "bank" },
      key: id,
    });
  }
  return wallets.withdraw({
    body: { amount, description, walletAddress, paymentMethod: "crypto_payment" },
    key: id,
  });
}
