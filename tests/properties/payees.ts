// Whom people may be paid at in the model: their bank accounts and addresses, how long a new one waits, and which can be removed.
import {
  bankOfHana,
  bankOfZoe,
  bitcoinAddress,
  secondBitcoinAddress,
} from "../support/inputs/inputs";
import { userAt, type Model, type ModelTransaction } from "./model";

type PayeeKind = "bank" | "crypto_address";

/** Accounts and addresses that the people of a run use, each with its masked form. */
export const destinations = {
  Lakeside: {
    kind: "bank",
    masked: "Lakeside Federal Bank ••••6789",
    details: { region: "USA", ...bankOfHana.usa },
  },
  Harbor: {
    kind: "bank",
    masked: "Harbor Bank ••••4321",
    details: {
      region: "USA",
      ...bankOfHana.usa,
      bankName: "Harbor Bank",
      accountNumber: "000987654321",
    },
  },
  Berlin: {
    kind: "bank",
    masked: "IBAN ••••3000",
    details: { region: "EUROPE", ...bankOfZoe.europe },
  },
  Genesis: {
    kind: "crypto_address",
    masked: "BTC 1A1zP1…DivfNa",
    details: { walletAddress: bitcoinAddress },
  },
  Segwit: {
    kind: "crypto_address",
    masked: "BTC bc1qar…wf5mdq",
    details: { walletAddress: secondBitcoinAddress },
  },
} as const satisfies Readonly<
  Record<string, { kind: PayeeKind; masked: string; details: Readonly<Record<string, string>> }>
>;

export type Destination = keyof typeof destinations;
export type Address = "Genesis" | "Segwit";

export interface ModelPayee {
  readonly account: Destination;
  label: string | null;
  isDefault: boolean;
  /** The minute from which on it may be paid. */
  usableFrom: number;
  addedAt: number;
}

/** DESTINATION_WAIT_HOURS of the portal is 1. */
const waitMinutes = 60;

export const kindOf = (account: Destination): PayeeKind => destinations[account].kind;
/** Under which the ID of this payee is kept. */
export const payeeSerial = (who: number, account: Destination) => `payee ${who} ${account}`;

export const payeeAt = (model: Model, who: number, account: Destination) =>
  userAt(model, who).payees.find((payee) => payee.account === account);

export const defaultAccount = (model: Model, who: number): Destination | undefined =>
  userAt(model, who).payees.find(
    ({ account, isDefault }) => isDefault && kindOf(account) === "bank",
  )?.account;

const sameKind = (model: Model, who: number, account: Destination) =>
  userAt(model, who).payees.filter((payee) => kindOf(payee.account) === kindOf(account));

export function addPayee(
  model: Model,
  who: number,
  { account, label }: { readonly account: Destination; readonly label: string },
): boolean {
  if (payeeAt(model, who, account)) return false;
  const isDefault = sameKind(model, who, account).length === 0;
  const [addedAt, usableFrom] = [model.clock, model.clock + waitMinutes];
  userAt(model, who).payees.push({ account, label, isDefault, usableFrom, addedAt });
  model.audited += 1;
  return true;
}

/** The saved bank details are the default account: saved again they stay, another account replaces them. */
export function saveAccount(model: Model, who: number, account: Destination): void {
  const user = userAt(model, who);
  model.audited += 1;
  const before = defaultAccount(model, who);
  if (before === account) return;
  const known = payeeAt(model, who, account);
  user.payees = user.payees.filter((payee) => payee.account !== before && payee !== known);
  user.payees.push({
    account,
    label: known?.label ?? null,
    isDefault: true,
    usableFrom: model.clock + waitMinutes,
    addedAt: model.clock,
  });
}

export function makeDefault(model: Model, who: number, account: Destination): boolean {
  const payee = payeeAt(model, who, account);
  if (!payee) return false;
  if (payee.isDefault) return true;
  for (const other of sameKind(model, who, account)) other.isDefault = other === payee;
  model.audited += 1;
  return true;
}

/** A withdrawal to it under review, or approved and not sent yet. */
export const openWithdrawalsTo = (
  model: Model,
  who: number,
  account: Destination,
): ModelTransaction[] =>
  model.transactions.filter(
    ({ owner, to, status, payout }) =>
      owner === who &&
      to === account &&
      (status === "pending" || (status === "successful" && payout === "to_send")),
  );

export function removePayee(model: Model, who: number, account: Destination): boolean {
  const user = userAt(model, who);
  const payee = payeeAt(model, who, account);
  if (!payee || openWithdrawalsTo(model, who, account).length > 0) return false;
  if (payee.isDefault && sameKind(model, who, account).length > 1) return false;
  user.payees = user.payees.filter((one) => one !== payee);
  for (const draft of model.drafts)
    if (draft.owner === who && draft.to === account && draft.becomes === null)
      draft.expiresAt = Math.min(draft.expiresAt, model.clock);
  model.audited += 1;
  return true;
}

/** What a customer names when they withdraw. */
export type Choice =
  | { readonly by: "the default account" }
  | { readonly by: "address"; readonly to: Address }
  | { readonly by: "payee"; readonly to: Destination };

/** Where the money would go; undefined where that is nowhere. */
export function chosen(model: Model, who: number, choice: Choice): Destination | undefined {
  if (choice.by === "the default account") return defaultAccount(model, who);
  if (choice.by === "address") return choice.to;
  return payeeAt(model, who, choice.to)?.account;
}

/** An address that was paid before needs no wait, and of any other payee the wait counts from when it was added. */
export function payableFrom(
  model: Model,
  who: number,
  { to, draftedAt }: { readonly to: Destination; readonly draftedAt?: number },
): number | null {
  const payee = payeeAt(model, who, to);
  const isPaid = model.transactions.some(
    ({ owner, status, to: earlier }) => owner === who && earlier === to && status === "successful",
  );
  if (kindOf(to) === "crypto_address" && isPaid) return null;
  const isReviewed =
    kindOf(to) === "bank" && draftedAt !== undefined && payee && payee.addedAt > draftedAt;
  if (!payee || isReviewed) return model.clock + waitMinutes;
  return payee.usableFrom > model.clock ? payee.usableFrom : null;
}
