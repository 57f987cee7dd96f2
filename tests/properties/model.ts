// What the portal should hold, in a few lines of its own: nothing here is taken from the product, so that one can catch the other out.
import type { Bank } from "./bank-model";
import type { Destination, ModelPayee } from "./payees";

export type Status = "pending" | "successful" | "failed";
export type Kind = "deposit" | "withdrawal";
export type Account = "active" | "inactive" | "suspended" | "pending" | "deleted";
export type Currency = "USD" | "EUR" | "GBP";

/** Balances in cents. */
export interface ModelBalances {
  available: number;
  held: number;
  manualHold: number;
  profit: number;
  bonus: number;
  unallocated: number;
}

export interface ModelUser {
  readonly name: string;
  readonly currency: Currency;
  readonly isAdmin: boolean;
  account: Account;
  /** Suspension ends the sessions; a reactivated user signs in again. */
  isSignedIn: boolean;
  payees: ModelPayee[];
  /** The serial of the step that saved it. */
  card: { serial: string; isExpired: boolean } | null;
  balances: ModelBalances | null;
  /** Raised by each entry on the wallet, by its closing and by its opening. */
  walletVersion: number;
  /** Without the surname that all people of a run share. */
  fullname: string;
  /** Its owner no longer changes it alone. */
  isNameVerified: boolean;
  nameRequest: NameRequest | null;
  identity: "pending" | "approved" | "rejected";
  /** Two people decided for the highest verification level. */
  isLevelTwo: boolean;
  /** The minutes in which new names were requested. */
  namesAsked: readonly number[];
  /** Raised by what a request about the person rests on. */
  version: number;
  /** The minute in which two owners gave an administrator's access back. */
  restoredAt: number;
}

interface NameRequest {
  readonly serial: string;
  readonly name: string;
  readonly by: number;
}

/** Of an administrator, by one owner. */
export interface Suspension {
  readonly serial: string;
  readonly by: number;
  readonly whom: number;
  /** The minute in which it began. */
  readonly at: number;
}

/** What takes two owners. */
export interface StaffRequest {
  readonly serial: string;
  readonly by: number;
  readonly whom: number;
  readonly to: "active" | "suspended";
  /** That of the administrator when it was asked for. */
  readonly version: number;
}

/** For a customer's highest level, which takes two people. */
export interface LevelRequest {
  readonly serial: string;
  readonly by: number;
  readonly whose: number;
  /** That of the customer when it was asked for. */
  readonly version: number;
}

export interface ModelTransaction {
  readonly serial: string;
  readonly owner: number;
  readonly kind: Kind;
  status: Status;
  cents: number;
  version: number;
  /** Converted or made by the gateway: its amount is not for people to change. */
  readonly isFixed: boolean;
  /** A person has set its status: the gateway no longer does. */
  isSetByHand: boolean;
  /** An administrator posted it: its money goes nowhere. */
  readonly isPosted?: true;
  /** The minute of the request, and from which on its amount counts toward a limit: a raised one counts as new. */
  readonly requestedAt: number;
  countedAt: number;
  /** Of a withdrawal that a person requested: where to, and the minute from which on it may be paid. */
  readonly to?: Destination | undefined;
  readonly payableFrom?: number | null | undefined;
  readonly reference?: string | undefined;
  /** Of a withdrawal that was approved: how far its money is. */
  payout?: "to_send" | "sent" | "arrived" | "returned" | null;
  /** Each approval is a payout of its own. */
  approvals?: number;
  /** An earlier payment came back while no line had its debit, or only staff said that it came back. */
  isDebitMissing?: boolean;
  isReturnMissing?: boolean;
}

/** What a deposit was typed as, where that is another currency than the wallet's. */
export interface Paid {
  readonly cents: number;
  readonly currency: Currency;
}

export interface Draft {
  readonly serial: string;
  readonly owner: number;
  readonly kind: "card_deposit" | "bank_withdrawal" | "crypto_withdrawal";
  readonly cents: number;
  readonly paid: Paid | null;
  readonly card: string | null;
  /** Of a withdrawal. */
  readonly to: Destination | null;
  readonly draftedAt: number;
  expiresAt: number;
  /** The serial of the transaction that it became. */
  becomes: string | null;
}

export interface Payment {
  /** That of its transaction, too. */
  readonly serial: string;
  readonly owner: number;
  readonly expiresAt: number;
  /** What stands at the gateway, and what the portal has heard of it. Money in halves of what was asked for. */
  readonly atGateway: Report;
  readonly atPortal: Report;
  /** The minute in which the portal last asked. */
  askedAt: number | null;
  flag: string | null;
}

/** A credit against the gateway's word, which waits for a second administrator. */
export interface ApprovalRequest {
  readonly transaction: string;
  readonly owner: number;
  /** That of the transaction when it was asked for. */
  readonly version: number;
}

export interface Report {
  stage: "new" | "pending" | "error" | "expired" | "completed";
  halves: number;
  paidAt: number | null;
}

export interface Model {
  readonly users: ModelUser[];
  transactions: ModelTransaction[];
  drafts: Draft[];
  payments: Payment[];
  requests: ApprovalRequest[];
  /** Those that no second owner has confirmed, those that ended so, and what waits for a second owner. */
  suspensions: Suspension[];
  endedSuspensions: Suspension[];
  staffRequests: StaffRequest[];
  levelRequests: LevelRequest[];
  bank: Bank;
  /** What staff have added to wallets without a transaction, in cents. */
  adjusted: Record<Currency, number>;
  /** What one unit is in another currency, by both, in millionths. */
  rates: Record<string, number>;
  /** Minutes since the run began. */
  clock: number;
  /** How many lines the audit log has gained. */
  audited: number;
}

const openingCents = 100_000;
export const maximumCents = 100_000_000;
export const emptyBalances: ModelBalances = {
  available: 0,
  held: 0,
  manualHold: 0,
  profit: 0,
  bonus: 0,
  unallocated: 0,
};

/** An hour before the run begins, so that no one waits for the account that was saved then. */
export const openedAt = -60;
/** Of what was deposited at the beginning, without its fee. */
const opening: Readonly<Record<Currency, number>> = { USD: 98_970, EUR: 99_750, GBP: openingCents };

const firstPayee = { usableFrom: 0, addedAt: openedAt };

const user = (name: string, currency: Currency, isAdmin = false): ModelUser => ({
  name,
  currency,
  isAdmin,
  account: "active",
  isSignedIn: true,
  payees: [
    { ...firstPayee, account: "Lakeside", label: null, isDefault: true },
    { ...firstPayee, account: "Harbor", label: "Household", isDefault: false },
  ],
  card: { serial: "0", isExpired: false },
  balances: { ...emptyBalances, available: isAdmin ? 0 : opening[currency] },
  walletVersion: isAdmin ? 1 : 2,
  fullname: name,
  isNameVerified: name === "Eve",
  nameRequest: null,
  identity: name === "Eve" ? "approved" : "pending",
  isLevelTwo: false,
  namesAsked: [],
  version: 1,
  restoredAt: -Infinity,
});

export const currencyPairs = [
  ["USD", "EUR"],
  ["USD", "GBP"],
  ["EUR", "USD"],
  ["EUR", "GBP"],
  ["GBP", "USD"],
  ["GBP", "EUR"],
] as const;

/** Three customers with some money, and last three administrators, one of whom decides about no money; all have a card and bank details. */
export const initialModel: Model = {
  users: [
    user("Una", "USD"),
    user("Eve", "EUR"),
    user("Gus", "GBP"),
    user("Ada", "USD", true),
    user("Abe", "USD", true),
    user("Amy", "USD", true),
  ],
  transactions: [0, 1, 2].map((owner) => ({
    serial: `0${owner}`,
    owner,
    kind: "deposit",
    status: "successful",
    cents: openingCents,
    version: 2,
    isFixed: false,
    isSetByHand: true,
    requestedAt: openedAt,
    countedAt: openedAt,
  })),
  drafts: [],
  payments: [],
  requests: [],
  suspensions: [],
  endedSuspensions: [],
  staffRequests: [],
  levelRequests: [],
  bank: { files: [], returns: [] },
  adjusted: { USD: 0, EUR: 0, GBP: 0 },
  rates: {
    USDEUR: 920_000,
    USDGBP: 787_402,
    EURUSD: 1_084_200,
    EURGBP: 851_600,
    GBPUSD: 1_273_133,
    GBPEUR: 1_174_260,
  },
  clock: 0,
  audited: 0,
};

export function userAt(model: Model, index: number): ModelUser {
  const found = model.users[index];
  if (!found) throw new RangeError(`there is no party ${index}`);
  return found;
}

export const transactionAt = (model: Model, serial: string) =>
  model.transactions.find((transaction) => transaction.serial === serial);
export const totalOf = (balances: ModelBalances) =>
  Object.values(balances).reduce((sum: number, cents: number) => sum + cents, 0);
export const decimal = (cents: number) => (cents / 100).toFixed(2);

/** What a deposit comes to in the wallet's currency: rounded down, once. */
export function converted(model: Model, { cents, currency }: Paid, to: Currency): number {
  if (currency === to) return cents;
  return Number((BigInt(cents) * BigInt(model.rates[currency + to] ?? 0)) / 1_000_000n);
}
