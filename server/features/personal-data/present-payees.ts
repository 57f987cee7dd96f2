// A user's payees in the data export, in full.
import { presentBlock } from "../sensitive-data/present-block";
import { isDefaultAccount, type SavedPayee } from "../withdrawals/load-payees";
import type { PersonalData } from "./schemas";

export function presentDefaultAccount(payees: readonly SavedPayee[]): PersonalData["bankDetails"] {
  const account = payees.find(isDefaultAccount);
  return account && presentBlock(account.bankDetails);
}

export function presentStoredPayee(payee: SavedPayee): PersonalData["payees"][number] {
  return {
    id: payee.id,
    label: payee.label ?? undefined,
    ...(payee.kind === "bank"
      ? { bankDetails: presentBlock(payee.bankDetails) }
      : { walletAddress: payee.walletAddress }),
    isDefault: payee.isDefault,
    createdAt: new Date(payee.addedAt).toISOString(),
  };
}
