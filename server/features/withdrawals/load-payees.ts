// All payees of a customer. The saved bank details are the default bank account; all others have rows of their own.
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Db } from "../../database/db";
import type { BankDetailsRow, PayeeRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { refuse, type Refusal } from "../../kernel/refusal";
import type { Vault } from "../../kernel/vault";
import { bitcoinAccount, type PaymentAccount } from "../payment-accounts/account-number";
import { bankDetailsIn } from "./bank-details-store";
import { isSamePayeeAccount } from "./rules";
import { payeesIn } from "./payee-store";
import { BankDetailsBlock } from "./schemas";
import { accountIn, openBankDetails, sealBankDetails } from "./sealed-block";

interface Saved {
  readonly id: string;
  /** The customer's own name for it; bank details saved without one have none. */
  readonly label: string | null;
  readonly isDefault: boolean;
  /** UTC milliseconds; null if it never had to wait. */
  readonly usableFrom: number | null;
  readonly addedAt: number;
  /** Which account it is: no two payees of a customer have the same. */
  readonly account: PaymentAccount;
}
export type BankPayee = Saved & { readonly kind: "bank"; readonly bankDetails: BankDetailsBlock };
export type AddressPayee = Saved & {
  readonly kind: "crypto_address";
  readonly walletAddress: string;
};
export type SavedPayee = BankPayee | AddressPayee;

/** The defaults first, then as they were added. */
export async function loadPayees(
  { vault }: Pick<Context, "vault">,
  db: Db,
  userId: string,
): Promise<SavedPayee[]> {
  const [details, rows] = [
    await bankDetailsIn(db).ofUser(userId),
    await payeesIn(db).ofUser(userId),
  ];
  const others = rows.flatMap((row) => openPayee(vault, row) ?? []);
  const all = details ? [defaultAccount(vault, details), ...others] : others;
  return [...all.filter((one) => one.isDefault), ...all.filter((one) => !one.isDefault)];
}

export const isDefaultAccount = (payee: SavedPayee): payee is BankPayee =>
  payee.kind === "bank" && payee.isDefault;

interface Chosen {
  readonly kind: SavedPayee["kind"];
  /** The default account without one; 404 if there's none with this ID. */
  readonly payeeId?: string | undefined;
  readonly walletAddress?: string | undefined;
}

/** Whom a withdrawal is to pay; an address may be none of the payees. */
export function choosePayee(
  payees: readonly SavedPayee[],
  { kind, payeeId, walletAddress }: Chosen,
): SavedPayee | undefined | Refusal<"not_found"> {
  if (payeeId !== undefined)
    return payees.find((one) => one.id === payeeId && one.kind === kind) ?? refuse("not_found");
  if (kind === "bank") return payees.find(isDefaultAccount);
  return walletAddress ? payeeAt(payees, bitcoinAccount(walletAddress)) : undefined;
}

export const payeeAt = (
  payees: readonly SavedPayee[],
  account: PaymentAccount,
): SavedPayee | undefined => payees.find((payee) => isSamePayeeAccount(payee.account, account));

function defaultAccount(vault: Vault, row: BankDetailsRow): BankPayee {
  const bankDetails = openBankDetails(vault, row);
  return {
    kind: "bank",
    ...namedAs(row),
    isDefault: true,
    usableFrom: row.usable_from,
    addedAt: row.added_at,
    account: accountIn(bankDetails),
    bankDetails,
  };
}

/** A host of the release before replaces the account without these columns, which then belong to the account before. */
function namedAs(row: BankDetailsRow): Pick<SavedPayee, "id" | "label"> {
  const { user_id: userId, added_at: addedAt, payee_id: id } = row;
  return row.labeled_at === addedAt && id !== null
    ? { id, label: row.label }
    : { id: idFrom(`payee:${userId}:${addedAt}`), label: null };
}

/** A UUID (version 8) that every host derives alike. */
function idFrom(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

const Address = z.object({ walletAddress: z.string() });

function openPayee(vault: Vault, row: PayeeRow): SavedPayee | undefined {
  if (row.sealed === null) return undefined;
  const content: unknown = JSON.parse(vault.open(row.sealed, `payee:${row.id}`));
  const saved = {
    id: row.id,
    label: row.label,
    isDefault: row.is_default === 1,
    usableFrom: row.usable_from,
    addedAt: row.added_at,
  };
  if (row.kind === "crypto_address") {
    const { walletAddress } = Address.parse(content);
    return { kind: row.kind, ...saved, account: bitcoinAccount(walletAddress), walletAddress };
  }
  const bankDetails = BankDetailsBlock.parse(content);
  return { kind: row.kind, ...saved, account: accountIn(bankDetails), bankDetails };
}

/** The row of a payee other than the default bank account. */
export function payeeRow(
  vault: Vault,
  userId: string,
  payee: SavedPayee,
  accountId: string,
): Omit<PayeeRow, "removed_at"> {
  const content =
    payee.kind === "bank" ? payee.bankDetails : { walletAddress: payee.walletAddress };
  return {
    id: payee.id,
    user_id: userId,
    kind: payee.kind,
    label: payee.label,
    sealed: vault.seal(JSON.stringify(content), `payee:${payee.id}`),
    payment_account_id: accountId,
    is_default: payee.isDefault ? 1 : 0,
    usable_from: payee.usableFrom,
    added_at: payee.addedAt,
  };
}

/** The row of the default bank account. */
export function defaultAccountRow(
  vault: Vault,
  userId: string,
  payee: BankPayee,
  now: number,
): BankDetailsRow {
  return {
    user_id: userId,
    region: payee.bankDetails.region,
    sealed: sealBankDetails(vault, userId, payee.bankDetails),
    usable_from: payee.usableFrom,
    added_at: payee.addedAt,
    updated_at: now,
    payee_id: payee.id,
    label: payee.label,
    labeled_at: payee.addedAt,
  };
}
