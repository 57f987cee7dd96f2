// URLs of the customer area; `paths.customer`.
import { transactionDialogs } from "./dialogs";
import { dialogPaths, part, withQuery } from "./with-query";
import type { ListQuery, SearchQuery } from "./list-queries";
import { stepUpPaths } from "./sign-in";

/** Market, symbol, order and filters, each only if set. */
type MarketQuery = Readonly<Record<string, string>>;

const customerRoot = "/dashboard";
const wallet = `${customerRoot}/wallet`;
const bankTransfer = `${wallet}/deposit/bank-transfer`;
const payees = `${wallet}/payees`;
const markets = `${customerRoot}/markets`;
const settings = `${customerRoot}/settings`;
const transaction = (id: string) => `${customerRoot}/transactions/${part(id)}`;

interface DayQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface TypedAmount {
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
}

interface NewPayeeQuery {
  /** A bank's region, or BITCOIN. */
  readonly kind?: string | undefined;
  /** Where to go afterwards. */
  readonly returnTo?: string | undefined;
  /** A draft whose address is saved. */
  readonly draft?: string | undefined;
}

export const customerPaths = {
  dashboard: () => customerRoot,
  balanceHistory: (range: string) => `${withQuery(customerRoot, { range })}#balance-history`,
  // Moves the keyboard focus to the main part, with the notice of the dialog.
  dashboardNews: () => `${customerRoot}#main`,
  kyc: () => `${customerRoot}/kyc`,
  emailVerification: () => `${customerRoot}/email-verification`,
  kycSubmitted: () => `${customerRoot}/kyc?submitted=1`,
  transactions: (query: SearchQuery = {}) =>
    withQuery(`${customerRoot}/transactions`, { ...query }),
  transactionsCsv: (query: SearchQuery = {}) =>
    withQuery(`${customerRoot}/transactions.csv`, { ...query }),
  transactionsPrint: (query: SearchQuery = {}) =>
    withQuery(`${customerRoot}/transactions/print`, { ...query }),
  transaction,
  ...dialogPaths(transactionDialogs, transaction),
  transactionReceiptPdf: (id: string) => `${transaction(id)}/receipt/pdf`,
  transactionEdit: (id: string) => `${transaction(id)}/edit`,
  statements: () => `${customerRoot}/statements`,
  /** "2026-10" */
  statement: (month: string, page?: number) =>
    withQuery(`${customerRoot}/statements/${part(month)}`, { page }),
  statementPdf: (month: string) => `${customerRoot}/statements/${part(month)}/pdf`,
  /** "2026" */
  yearlyStatement: (year: string) => `${customerRoot}/statements/years/${part(year)}`,
  yearlyStatementPdf: (year: string) => `${customerRoot}/statements/years/${part(year)}/pdf`,
  statementsCsv: (days: DayQuery = {}) => withQuery(`${customerRoot}/statements.csv`, { ...days }),
  /** The form for a CSV file, with the days that it was refused for. */
  statementsCsvForm: (days: DayQuery) =>
    `${withQuery(`${customerRoot}/statements`, { ...days })}#csv`,
  // With the row of one movement marked.
  wallet: (reference?: string) => (reference ? `${wallet}#${part(reference)}` : wallet),
  /** Restores a draft's values; what was typed into the other tab comes before them. */
  deposit: (draft?: string, typed: TypedAmount = {}) =>
    withQuery(`${wallet}/deposit`, { draft, ...typed }),
  cryptoDeposit: (draft?: string, typed: TypedAmount = {}) =>
    withQuery(`${wallet}/deposit/crypto`, { draft, ...typed }),
  bankTransfer: (typed: TypedAmount = {}) => withQuery(bankTransfer, { ...typed }),
  /** A demonstration's page that plays the customer's bank. */
  simulatedBank: () => `${bankTransfer}/bank`,
  expectedDepositCancellation: (id: string) =>
    `${wallet}/expected-deposits/${part(id)}/cancellation`,
  /** 100 percent by default. */
  payment: (
    orderNumber: string,
    { zoom = 100, auto }: { zoom?: number; auto?: number | undefined } = {},
  ) =>
    withQuery(`${wallet}/payments/${part(orderNumber)}`, {
      zoom: zoom === 100 ? undefined : zoom,
      auto,
    }),
  depositReview: (draft: string) => `${wallet}/deposit/${part(draft)}/review`,
  depositReceipt: (draft: string) => `${wallet}/deposit/${part(draft)}/receipt`,
  withdrawal: (draft?: string) => withQuery(`${wallet}/withdrawal`, { draft }),
  withdrawalReview: (draft: string, instead?: "recovery") =>
    withQuery(`${wallet}/withdrawal/${part(draft)}/review`, { with: instead }),
  withdrawalReceipt: (draft: string) => `${wallet}/withdrawal/${part(draft)}/receipt`,
  bankDetails: (region?: string) => withQuery(`${wallet}/bank-details`, { region }),
  payees: () => payees,
  payeeNew: (query: NewPayeeQuery = {}) => withQuery(`${payees}/new`, { ...query }),
  payeeLabel: (id: string) => `${payees}/${part(id)}/label`,
  payeeDefault: (id: string) => `${payees}/${part(id)}/default`,
  payeeRemoval: (id: string) => `${payees}/${part(id)}/removal`,
  cardRemoval: () => `${wallet}/card/removal`,
  earningHistory: (query: ListQuery = {}) =>
    withQuery(`${customerRoot}/earning-history`, { ...query }),
  markets: (query: MarketQuery = {}) => withQuery(markets, { ...query }),
  marketScreener: (query: MarketQuery = {}) => withQuery(`${markets}/screener`, { ...query }),
  marketChart: (query: MarketQuery = {}) => withQuery(`${markets}/chart`, { ...query }),
  /** `at` is the place on the page to come back to. */
  watchlist: (at?: string) => withQuery(`${markets}/watchlist`, { at }),
  watchlistRemoval: (at?: string) => withQuery(`${markets}/watchlist/removal`, { at }),
  settings: () => settings,
  settingsSaved: () => `${settings}?saved=1`,
  // After the dialog with the notice is closed.
  settingsUpdated: () => `${settings}?updated=1#main`,
  nameRequestCancellation: () => `${settings}/name-request/cancellation`,
  emailChange: () => `${settings}/email-change`,
  emailChangeLink: () => `${settings}/email-change/link`,
  emailChangeCancellation: () => `${settings}/email-change/cancellation`,
  password: () => `${settings}/password`,
  payouts: () => `${settings}/payouts`,
  payoutRelease: () => `${settings}/payouts/release`,
  limits: () => `${settings}/limits`,
  sessions: () => `${settings}/sessions`,
  sessionEnding: (id: string) => `${settings}/sessions/${part(id)}/ending`,
  otherSessionsEnding: () => `${settings}/sessions/others/ending`,
  dataAccessLog: (page = 1) => withQuery(`${settings}/data-access-log`, { page }),
  /** `ready` once the password was typed again. */
  personalData: (ready?: "1") => withQuery(`${settings}/data`, { ready }),
  personalDataFile: () => `${settings}/data.json`,
  closing: () => `${settings}/closing`,
  apiTokens: () => `${settings}/api-tokens`,
  apiTokenNew: () => `${settings}/api-tokens/new`,
  apiTokenRevocation: (id: string) => `${settings}/api-tokens/${part(id)}/revocation`,
  ...stepUpPaths(customerRoot, `${settings}/second-factor`),
};
