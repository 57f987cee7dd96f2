import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Actor, Refused, Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { refuse } from "../../kernel/refusal";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { isSameName } from "../names/same-name-rules";
import { rightForName } from "../names/rules";
import { digestsOfAccount } from "../payment-accounts/record-account";
import { paymentAccountsIn } from "../payment-accounts/store";
import { maskedAddress } from "./destination";
import { loadPayees, type SavedPayee } from "./load-payees";
import { payeeUsesIn } from "./payee-store";
import type { PayeeInfo } from "./payee-schemas";
import { presentBlock } from "./present-bank-details";
import { accountName, describeBankDetails } from "./sealed-block";
import { usersIn } from "../users/store";
import type { payeeOperations } from "./payee-operations";

export const listPayees: Handler<typeof payeeOperations.payees> = async (call) => {
  const { context, actor } = call;
  const { db } = context.storage;
  const payees = await loadPayees(context, db, actor.user.id);
  return { payees: await presentPayees(call, db, { owner: actor.user, payees }) };
};

export const listPayeesOfUser: Handler<typeof payeeOperations.payeesOfUser> = async (call) => {
  const { context, params } = call;
  const { db } = context.storage;
  const owner = await usersIn(db).byId(params.id ?? "");
  if (owner?.role !== "user") return refuse("not_found");
  const payees = await loadPayees(context, db, owner.id);
  return { payees: await presentPayeesToOthers(call, db, { owner, payees }) };
};

interface Reading {
  readonly context: Context;
  readonly locale: Locale;
}

interface Owned {
  readonly owner: UserRow;
  readonly payees: readonly SavedPayee[];
}

/** As their owner sees them. */
async function presentPayees(
  { context, locale }: Reading,
  db: Db,
  { owner, payees }: Owned,
): Promise<PayeeInfo[]> {
  return Promise.all(
    payees.map(async (payee) => ({
      id: payee.id,
      kind: payee.kind,
      label: payee.label ?? undefined,
      masked: maskedPayee(payee, locale),
      ...bankFieldsOf(payee),
      isDefault: payee.isDefault,
      isOwnAccount: isOwnAccount(payee, owner),
      ...(payee.usableFrom !== null &&
        context.now() < payee.usableFrom && {
          usableFrom: new Date(payee.usableFrom).toISOString(),
        }),
      createdAt: new Date(payee.addedAt).toISOString(),
      ...(await usesOf(context, db, { owner, payee })),
    })),
  );
}

/** The caller's, as it is now; 404 once it is removed. */
export async function presentPayee(
  call: Reading & { readonly actor: Actor },
  id: string,
): Promise<PayeeInfo | Refused> {
  const { context, actor } = call;
  const { db } = context.storage;
  const payees = (await loadPayees(context, db, actor.user.id)).filter((one) => one.id === id);
  const [payee] = await presentPayees(call, db, { owner: actor.user, payees });
  return payee ?? refuse("not_found");
}

/** As shown without sensitive-data access: descriptions and documents are left out, because their numbers can't be masked. */
async function presentPayeesToOthers(
  reading: Reading,
  db: Db,
  { owner, payees }: Owned,
): Promise<PayeeInfo[]> {
  const shown = await presentPayees(reading, db, { owner, payees });
  return shown.map(({ description: _text, documentUrl: _url, ...payee }) =>
    payee.region === "OTHERS"
      ? { ...payee, masked: messagesIn(reading.locale, "portalNotes")("describedAccount") }
      : payee,
  );
}

export function maskedPayee(payee: SavedPayee, locale: Locale): string {
  if (payee.kind === "crypto_address") return maskedAddress(payee.walletAddress);
  return payee.bankDetails.region === "OTHERS"
    ? messagesIn(locale, "ui")("bankDescribed")
    : accountName(payee.bankDetails, locale);
}

/** How the customer knows it. */
export const payeeName = (payee: SavedPayee, locale: Locale): string =>
  payee.label ?? maskedPayee(payee, locale);

function bankFieldsOf(
  payee: SavedPayee,
): Pick<PayeeInfo, "region" | "recipientName" | "description" | "documentUrl"> {
  if (payee.kind === "crypto_address") return {};
  const block = presentBlock(payee.bankDetails);
  if (block.region === "OTHERS") return block;
  return { region: block.region, recipientName: block.recipientName };
}

/** Only a name that was checked says whose account it is. */
function isOwnAccount(payee: SavedPayee, owner: UserRow): boolean {
  const { recipientName } = bankFieldsOf(payee);
  const isVerified = rightForName(owner) !== null;
  return isVerified && recipientName !== undefined && isSameName(recipientName, owner.fullname);
}

async function usesOf(
  context: Context,
  db: Db,
  { owner, payee }: { owner: UserRow; payee: SavedPayee },
): Promise<Pick<PayeeInfo, "lastUsedAt" | "openWithdrawal">> {
  const account = await accountIdOf(context, db, owner.id, payee);
  if (account === undefined) return {};
  const uses = payeeUsesIn(db);
  const use = {
    userId: owner.id,
    accountId: account,
    masked:
      payee.kind === "bank"
        ? describeBankDetails(payee.bankDetails, context.settings.language)
        : maskedAddress(payee.walletAddress),
    addedAt: payee.addedAt,
  };
  const [last, open] = await Promise.all([uses.last(use), uses.open(use)]);
  return {
    lastUsedAt: last && new Date(last.created_at).toISOString(),
    openWithdrawal: open,
  };
}

/** By which withdrawals name it; undefined for bank details of before accounts were recorded. */
export async function accountIdOf(
  { vault }: Pick<Context, "vault">,
  db: Db,
  userId: string,
  { account }: Pick<SavedPayee, "account">,
): Promise<string | undefined> {
  const known = await paymentAccountsIn(db).withDigest(
    userId,
    digestsOfAccount({ vault }, account),
  );
  return known?.id;
}
