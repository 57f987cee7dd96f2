// Builds every address of the portal; none is typed by hand elsewhere.
import { part, withQuery } from "./address";
import { oversightPaths } from "./oversight-paths";

interface ListQuery {
  type?: string | undefined;
  status?: string | undefined;
  page?: number | undefined;
}

/** What a list of transactions can be searched for. */
interface SearchQuery extends ListQuery {
  reference?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** And everybody's. */
interface AllTransactionsQuery extends SearchQuery {
  person?: string | undefined;
  /** Every row of the page. */
  select?: "all" | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
}

interface PeopleQuery {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  role?: string | undefined;
  accountStatus?: string | undefined;
  kycStatus?: string | undefined;
  limit?: number | undefined;
  page?: number;
}

/** Market, symbol, order and filters, each where it says something. */
type MarketQuery = Readonly<Record<string, string>>;

/** The pages by which one proves who one is, alike in both areas. */
const proofPages = (area: string, secondFactor: string) => ({
  secondFactor: () => secondFactor,
  secondFactorSetUp: () => `${secondFactor}/setup`,
  secondFactorRemoval: () => `${secondFactor}/removal`,
  recoveryCodes: () => `${secondFactor}/recovery-codes`,
  confirmPassword: (returnTo?: string) => withQuery(`${area}/confirm-password`, { returnTo }),
});

export type ProofPaths = ReturnType<typeof proofPages>;

const signInPage = (path: string) => (returnTo?: string, news?: "unsent" | "signed-out") =>
  withQuery(path, { returnTo, news });
/** The second step of a sign-in: a code of the app, or a recovery code. */
const codePage = (login: string) => (returnTo?: string, instead?: "recovery") =>
  withQuery(`${login}/code`, { returnTo, with: instead });

const customerRoot = "/dashboard";
const wallet = `${customerRoot}/wallet`;
const markets = `${customerRoot}/markets`;
const settings = `${customerRoot}/settings`;
const adminTransactions = "/admin/transactions";
const adminSelection = (id: string) => `${adminTransactions}/selections/${part(id)}`;
const adminUser = (id: string) => `/admin/users/${part(id)}`;
const adminWallet = (userId: string) => `/admin/wallets/${part(userId)}`;

export const paths = {
  home: () => "/",
  login: signInPage("/login"),
  loginCode: codePage("/login"),
  signup: () => "/signup",
  forgotPassword: () => "/forgot-password",
  forgotPasswordSent: () => "/forgot-password?sent=1",
  resetPassword: () => "/reset-password",
  verifyEmail: () => "/verify-email",
  logout: () => "/logout",
  theme: () => "/theme",
  about: () => "/about",
  services: () => "/services",
  buyCrypto: () => "/buy-crypto",
  copyTrading: () => "/copy-trading",
  tradingTools: () => "/trading-tools",
  contact: () => "/contact",
  contactReceived: () => "/contact/received",
  careers: () => "/careers",
  terms: () => "/terms",
  privacy: () => "/privacy",
  accessibility: () => "/accessibility",
  /** Where the front page's invented examples are stopped for good (R3). */
  examples: () => "/examples",
  charts: (market: "forex" | "indices" | "crypto") => `/charts/${market}`,
  simulatedGateway: (orderNumber: string) => `/simulated-gateway/${part(orderNumber)}`,
  document: (id: string) => `/documents/${part(id)}`,

  customer: {
    dashboard: () => customerRoot,
    // The keyboard goes on in the main part, with what the window before has said.
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
    transaction: (id: string) => `${customerRoot}/transactions/${part(id)}`,
    transactionStatus: (id: string) => `${customerRoot}/transactions/${part(id)}/status`,
    transactionDeletion: (id: string) => `${customerRoot}/transactions/${part(id)}/deletion`,
    transactionEdit: (id: string) => `${customerRoot}/transactions/${part(id)}/edit`,
    transactionCancellation: (id: string) =>
      `${customerRoot}/transactions/${part(id)}/cancellation`,
    statements: () => `${customerRoot}/statements`,
    /** "2026-10" */
    statement: (month: string, page?: number) =>
      withQuery(`${customerRoot}/statements/${part(month)}`, { page }),
    statementPdf: (month: string) => `${customerRoot}/statements/${part(month)}/pdf`,
    // With the row of one movement marked.
    wallet: (reference?: string) => (reference ? `${wallet}#${part(reference)}` : wallet),
    /** A draft brings what was typed into it. */
    deposit: (draft?: string) => withQuery(`${wallet}/deposit`, { draft }),
    cryptoDeposit: (draft?: string) => withQuery(`${wallet}/deposit/crypto`, { draft }),
    /** Zoomed to 100 per cent where nothing is said. */
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
    withdrawalReview: (draft: string) => `${wallet}/withdrawal/${part(draft)}/review`,
    withdrawalReceipt: (draft: string) => `${wallet}/withdrawal/${part(draft)}/receipt`,
    bankDetails: (region?: string) => withQuery(`${wallet}/bank-details`, { region }),
    cardRemoval: () => `${customerRoot}/card/removal`,
    earningHistory: (query: ListQuery = {}) =>
      withQuery(`${customerRoot}/earning-history`, { ...query }),
    markets: (query: MarketQuery = {}) => withQuery(markets, { ...query }),
    marketScreener: (query: MarketQuery = {}) => withQuery(`${markets}/screener`, { ...query }),
    marketChart: (query: MarketQuery = {}) => withQuery(`${markets}/chart`, { ...query }),
    watchlist: () => `${markets}/watchlist`,
    watchlistRemoval: () => `${markets}/watchlist/removal`,
    settings: () => settings,
    settingsSaved: () => `${settings}?saved=1`,
    // Once the window that said so is closed.
    settingsUpdated: () => `${settings}?updated=1#main`,
    password: () => `${settings}/password`,
    sessions: () => `${settings}/sessions`,
    sessionEnding: (id: string) => `${settings}/sessions/${part(id)}/ending`,
    otherSessionsEnding: () => `${settings}/sessions/others/ending`,
    disclosures: (page = 1) => withQuery(`${settings}/disclosures`, { page }),
    /** `ready` once the password was typed again. */
    personalData: (ready?: "1") => withQuery(`${settings}/data`, { ready }),
    personalDataFile: () => `${settings}/data.json`,
    apiTokens: () => `${settings}/api-tokens`,
    apiTokenNew: () => `${settings}/api-tokens/new`,
    apiTokenRevocation: (id: string) => `${settings}/api-tokens/${part(id)}/revocation`,
    ...proofPages(customerRoot, `${settings}/second-factor`),
  },

  admin: {
    login: signInPage("/admin/login"),
    loginCode: codePage("/admin/login"),
    dashboard: () => "/admin",
    ...proofPages("/admin", "/admin/second-factor"),
    transactions: (query: AllTransactionsQuery = {}) => withQuery(adminTransactions, { ...query }),
    // `from` is the local address that the detail's Back button leads to (R52).
    transaction: (id: string, from?: string) =>
      withQuery(`${adminTransactions}/${part(id)}`, { from }),
    approval: (id: string, from?: string) =>
      withQuery(`${adminTransactions}/${part(id)}/approval`, { from }),
    rejection: (id: string, from?: string) =>
      withQuery(`${adminTransactions}/${part(id)}/rejection`, { from }),
    pendingMark: (id: string, from?: string) =>
      withQuery(`${adminTransactions}/${part(id)}/pending-mark`, { from }),
    settlement: (id: string, from?: string) =>
      withQuery(`${adminTransactions}/${part(id)}/settlement`, { from }),
    destinationReveal: (id: string, from?: string) =>
      withQuery(`${adminTransactions}/${part(id)}/destination`, { from }),
    transactionsCsv: (query: AllTransactionsQuery = {}) =>
      withQuery(`${adminTransactions}.csv`, { ...query }),
    usersCsv: (query: PeopleQuery = {}) => withQuery("/admin/users.csv", { ...query }),
    walletsCsv: (query: PeopleQuery = {}) => withQuery("/admin/wallets.csv", { ...query }),
    walletUsersCsv: (query: PeopleQuery = {}) =>
      withQuery("/admin/wallets/users.csv", { ...query }),
    selection: (id: string, from?: string) => withQuery(adminSelection(id), { from }),
    selectionApproval: (id: string, from?: string) =>
      withQuery(`${adminSelection(id)}/approval`, { from }),
    selectionRejection: (id: string, from?: string) =>
      withQuery(`${adminSelection(id)}/rejection`, { from }),
    // Opens the first of a queue, or the one after.
    queue: (name: string, after?: string) => withQuery(`/admin/queues/${part(name)}`, { after }),
    ...oversightPaths,
    users: (query: PeopleQuery = {}) => withQuery("/admin/users", { ...query }),
    newUser: () => "/admin/users/new",
    user: (id: string, from?: string) => withQuery(adminUser(id), { from }),
    userDocument: (
      id: string,
      document: string,
      query: { from?: string | undefined; zoom?: number | undefined } = {},
    ) => withQuery(`${adminUser(id)}/documents/${part(document)}`, query),
    userDocumentFrame: (id: string, document: string) =>
      `${adminUser(id)}/documents/${part(document)}/frame`,
    userEdit: (id: string) => `${adminUser(id)}/edit`,
    // `again`: there is money in the wallet, so it is asked a second time (R9).
    userDeletion: (id: string, again?: "1") => withQuery(`${adminUser(id)}/deletion`, { again }),
    userNote: (id: string, from?: string) => withQuery(`${adminUser(id)}/note`, { from }),
    userSecondFactor: (id: string) => `${adminUser(id)}/second-factor`,
    kycApproval: (userId: string, from?: string) =>
      withQuery(`${adminUser(userId)}/kyc-approval`, { from }),
    kycRejection: (userId: string, from?: string) =>
      withQuery(`${adminUser(userId)}/kyc-rejection`, { from }),
    // A wallet goes by the id of its person, as the spec has it.
    wallets: (query: PeopleQuery = {}) => withQuery("/admin/wallets", { ...query }),
    walletUsers: (query: PeopleQuery = {}) => withQuery("/admin/wallets/users", { ...query }),
    wallet: adminWallet,
    credit: (userId: string) => `${adminWallet(userId)}/credit`,
    balances: (userId: string) => `${adminWallet(userId)}/balances`,
    balancesReview: (userId: string, wanted: Record<string, string | number | undefined>) =>
      withQuery(`${adminWallet(userId)}/balances/review`, wanted),
    walletCreation: (userId: string) => `${adminWallet(userId)}/creation`,
    walletDeletion: (userId: string, again?: "1") =>
      withQuery(`${adminWallet(userId)}/deletion`, { again }),
    cardReveal: (userId: string) => `${adminWallet(userId)}/card`,
    cardPhotoReveal: (userId: string) => `${adminWallet(userId)}/card-photo`,
    bankDetailsReveal: (userId: string) => `${adminWallet(userId)}/bank-details`,
  },
};
