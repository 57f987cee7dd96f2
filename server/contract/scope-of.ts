// Which scope of an API token each call needs. Closed by default: a call without an entry does not compile,
// and is refused to every token at run time.
import type { Endpoint } from "./endpoint";
import { endpoints, type Endpoints } from "./endpoints";
import type { TokenScope } from "./values/token-scopes";

/** `null`: never with a token. An administrators' call takes no smaller scope than `admin`. */
type ScopeFor<E extends Pick<Endpoint, "access">> = E["access"] extends "admin"
  ? "admin" | null
  : Exclude<TokenScope, "admin"> | null;

type Table = Readonly<Record<string, Readonly<Record<string, Pick<Endpoint, "access">>>>>;

/** One entry for each call that takes a sign-in. */
export type ScopeTable<Calls extends Table> = {
  readonly [
    Noun in keyof Calls as Calls[Noun][keyof Calls[Noun]]["access"] extends "open" ? never : Noun
  ]: {
    readonly [
      Verb in keyof Calls[Noun] as Calls[Noun][Verb]["access"] extends "open" ? never : Verb
    ]: ScopeFor<Calls[Noun][Verb]>;
  };
};

/**
 * Sessions, passwords, codes and tokens, secrets that are shown, and what one administrator sees of
 * another stay closed: a script has no business there.
 */
const scopes: ScopeTable<Endpoints> = {
  auth: {
    logout: null,
    profile: "read",
    profileByPost: null,
    sessions: null,
    endSession: null,
    endOtherSessions: null,
    confirmPassword: null,
    changePassword: null,
    sendVerification: null,
  },
  secondFactor: {
    state: null,
    setUp: null,
    pending: null,
    enable: null,
    renewCodes: null,
    disable: null,
    removeOf: null,
  },
  apiTokens: { list: null, create: null, revoke: null },
  users: {
    profile: "read",
    profileByPost: null,
    editProfile: null,
    list: "admin",
    create: "admin",
    get: "read",
    edit: "admin",
    remove: null,
    disclosures: "read",
    personalData: "read",
    uploadKyc: null,
  },
  transactions: {
    list: "read",
    get: "read",
    months: "read",
    history: "read",
    edit: "money",
    setStatus: "money",
    remove: "admin",
    all: "admin",
    stats: "read",
    adminStats: "admin",
    adminDays: "admin",
  },
  wallets: {
    mine: "read",
    history: "read",
    card: "read",
    addCard: "money",
    removeCard: "money",
    topUp: "money",
    bankDetails: "read",
    addBankDetails: null,
    updateBankDetails: null,
    requestWithdrawal: "money",
    withdraw: "money",
  },
  statements: { list: "read", get: "read" },
  reveals: { card: null, cardPhoto: null, bankDetails: null, destination: null },
  drafts: { create: "money", get: "read" },
  payments: {
    currencies: "read",
    create: "money",
    get: "read",
    simulated: "read",
    simulate: "money",
  },
  rates: { get: "read" },
  keptFiles: { keep: "money" },
  documents: { read: "read" },
  contact: { list: "admin", read: "admin", setState: "admin" },
  audit: { list: null },
  outbox: { list: null, read: null, retry: null },
  proposals: {
    list: null,
    get: null,
    balances: null,
    credit: null,
    approve: null,
    refuse: null,
    withdraw: null,
  },
  notes: { list: null, add: null },
  reconciliation: {
    payments: "admin",
    totals: "admin",
    askGateway: "admin",
    ledger: "admin",
    verifyLedger: "admin",
  },
  exports: {
    ownTransactions: "read",
    transactions: "admin",
    users: "admin",
    wallets: "admin",
    reconciliation: "admin",
    walletUsers: "admin",
  },
  selections: { select: "admin", get: "admin", approve: "admin", reject: "admin" },
  admin: {
    transactions: "admin",
    deposits: "admin",
    withdrawals: "admin",
    transaction: "admin",
    approve: "admin",
    reject: "admin",
    settlePayment: "admin",
    wallets: "admin",
    walletUsers: "admin",
    wallet: "admin",
    createWallet: "admin",
    editWallet: "admin",
    deleteWallet: "admin",
    queues: "admin",
    queuePlace: "admin",
    credit: "admin",
  },
};

const byName = new Map(
  Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([noun, verbs]) => {
    const ofNoun = new Map<string, Readonly<Record<string, TokenScope | null>>>(
      Object.entries(scopes),
    );
    return Object.entries(verbs).map(
      ([verb, endpoint]) => [nameOf(endpoint), ofNoun.get(noun)?.[verb] ?? null] as const,
    );
  }),
);

/** Null: never with a token. */
export function scopeOf(endpoint: Pick<Endpoint, "method" | "path">): TokenScope | null {
  return byName.get(nameOf(endpoint)) ?? null;
}

function nameOf({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}
