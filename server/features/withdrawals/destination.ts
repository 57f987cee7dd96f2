// The destination of a withdrawal: checked and fixed at the request, whatever changes later.
import { z } from "zod";
import { BankDetailsBlock, isBitcoinAddress } from "./schemas";
import type { Db } from "../../database/db";
import type { DraftRow } from "../../database/rows/draft-row";
import {
  bitcoinAccount,
  ibanAccount,
  type PaymentAccount,
} from "../payment-accounts/account-number";
import { recordAccount } from "../payment-accounts/record-account";
import { accountIn, describeBankDetails, mailedBankDetails } from "./sealed-block";
import type { Context } from "../../http/context";
import type { LocalizedText } from "../email/email-template";

export type WithdrawalMethod = "bank" | "crypto_payment";

export function targetOf(
  method: WithdrawalMethod,
  given: { hasBankDetails: boolean; walletAddress: string | undefined },
) {
  return method === "bank"
    ? { method, hasBankDetails: given.hasBankDetails }
    : { method, isValidAddress: isBitcoinAddress(given.walletAddress ?? "") };
}

interface Destination {
  /** The transaction or draft that the destination belongs to. */
  id: string;
  bankDetails: BankDetailsBlock | undefined;
  /** Already checked by `targetOf`. */
  walletAddress: string | undefined;
  /** The destination that the customer reviewed, which takes precedence over the saved one. */
  draft?: DraftRow | null;
}

/** The two columns of a frozen destination: masked for display, encrypted for the payout. */
export function freezeDestination(
  context: Context,
  { id, bankDetails, walletAddress, draft }: Destination,
) {
  if (draft?.destination_sealed) {
    const reviewed = context.vault.open(draft.destination_sealed, `destination:${draft.id}`);
    return {
      destination_masked: draft.destination_masked,
      destination_sealed: context.vault.seal(reviewed, `destination:${id}`),
    };
  }
  if (walletAddress) {
    return {
      destination_masked: maskedAddress(walletAddress),
      destination_sealed: context.vault.seal(
        JSON.stringify({ walletAddress }),
        `destination:${id}`,
      ),
    };
  }
  if (!bankDetails) return {};
  return {
    destination_masked: describeBankDetails(bankDetails, context.settings.language),
    destination_sealed: context.vault.seal(JSON.stringify(bankDetails), `destination:${id}`),
  };
}

export function maskedAddress(walletAddress: string): string {
  return `BTC ${walletAddress.slice(0, 6)}…${walletAddress.slice(-6)}`;
}

const Address = z.object({ walletAddress: z.string() });

/** The full frozen destination. */
export function openDestination(
  { vault }: Pick<Context, "vault">,
  { id, sealed }: { id: string; sealed: string },
): { walletAddress?: string; bankDetails?: BankDetailsBlock } {
  const frozen: unknown = JSON.parse(vault.open(sealed, `destination:${id}`));
  const address = Address.safeParse(frozen);
  return address.success ? address.data : { bankDetails: BankDetailsBlock.parse(frozen) };
}

interface Frozen {
  readonly id: string;
  readonly destination_sealed?: string | null;
}

export function accountOfDestination(
  context: Pick<Context, "vault">,
  { id, destination_sealed: sealed }: Frozen,
): PaymentAccount | null {
  if (!sealed) return null;
  const { walletAddress, bankDetails } = openDestination(context, { id, sealed });
  if (walletAddress !== undefined) return bitcoinAccount(walletAddress);
  return bankDetails ? accountIn(bankDetails) : null;
}

/** Remembers that this user was paid, or asked to be paid, at a frozen destination. */
export async function recordDestination(
  context: Context,
  db: Db,
  frozen: Frozen & { readonly user_id: string },
): Promise<string | null> {
  const account = accountOfDestination(context, frozen);
  return account && recordAccount(context, db, frozen.user_id, account);
}

/** Whether the money would go to the operator's own account, which payouts leave from. */
export function isPayersAccount(
  context: Pick<Context, "vault" | "settings">,
  frozen: Frozen,
): boolean {
  const { payer } = context.settings;
  return (
    payer !== null &&
    accountOfDestination(context, frozen)?.number === ibanAccount(payer.iban).number
  );
}

/** The destination of a withdrawal or a draft, masked, and without the names of bank and recipient, which the customer chose. */
export function mailedDestination(
  context: Pick<Context, "vault">,
  { id, destination_sealed: sealed }: Frozen,
): LocalizedText | null {
  if (!sealed) return null;
  const { walletAddress, bankDetails } = openDestination(context, { id, sealed });
  if (walletAddress) return () => maskedAddress(walletAddress);
  return bankDetails ? mailedBankDetails(bankDetails) : null;
}
