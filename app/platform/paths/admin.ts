// URLs of the back office; `paths.admin`.
import { adminTransactionDialogs, userDialogs } from "./dialogs";
import { dialogPaths, part, withQuery } from "./with-query";
import type { AllTransactionsListQuery } from "./list-queries";
import { codePage, stepUpPaths, signInPage } from "./sign-in";

interface PeopleQuery {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  role?: string | undefined;
  accountStatus?: string | undefined;
  kycStatus?: string | undefined;
  closed?: string | undefined;
  limit?: number | undefined;
  page?: number;
}

/** Users by email or id, a record, an action, days, and the cursor. */
type AuditSearch = Readonly<
  Partial<
    Record<
      "by" | "about" | "record" | "action" | "from" | "to" | "olderThan" | "newerThan",
      string | undefined
    >
  >
>;

/** The days, and whether all payments are shown. */
interface ComparisonSearch {
  from?: string | undefined;
  to?: string | undefined;
  show?: string | undefined;
  limit?: number | undefined;
  page?: number | undefined;
}

interface PayoutQuery {
  state?: string | undefined;
  reference?: string | undefined;
  person?: string | undefined;
  paymentMethod?: string | undefined;
  currency?: string | undefined;
  batch?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  page?: number;
  select?: "all" | undefined;
}

interface ExpectedDepositQuery {
  state?: string | undefined;
  limit?: number | undefined;
  page?: number;
}

/** Where a user's page lists their payees. */
export const payeeListId = "payees";

const adminTransactions = "/admin/transactions";
const adminTransaction =
  (page = "") =>
  (id: string, from?: string) =>
    withQuery(`${adminTransactions}/${part(id)}${page}`, { from });
const adminBulkAction = (id: string) => `${adminTransactions}/bulk-actions/${part(id)}`;
const adminUser = (id: string) => `/admin/users/${part(id)}`;
const adminStaff = (id: string) => `/admin/staff/${part(id)}`;
const adminWallet = (userId: string) => `/admin/wallets/${part(userId)}`;

interface BankLinesQuery {
  state?: string | undefined;
  account?: string | undefined;
  owner?: string | undefined;
  reason?: string | undefined;
  direction?: string | undefined;
  user?: string | undefined;
  limit?: number | undefined;
  page?: number | undefined;
}

interface BankDaysQuery {
  from?: string | undefined;
  to?: string | undefined;
  account?: string | undefined;
  page?: number | undefined;
}

const bankStatement = (id: string) => `/admin/bank-statements/${part(id)}`;
const bankLine = (id: string) => `/admin/bank-lines/${part(id)}`;

const payoutBatch = (id: string) => `/admin/payout-batches/${part(id)}`;

export const adminPaths = {
  login: signInPage("/admin/login"),
  loginCode: codePage("/admin/login"),
  dashboard: () => "/admin",
  ...stepUpPaths("/admin", "/admin/second-factor"),
  transactions: (query: AllTransactionsListQuery = {}) =>
    withQuery(adminTransactions, { ...query }),
  // `from` is the local address that the detail's Back button leads to.
  transaction: adminTransaction(),
  ...dialogPaths(adminTransactionDialogs, adminTransaction()),
  destinationAccess: adminTransaction("/destination"),
  cardDepositAccess: adminTransaction("/card"),
  payouts: (query: PayoutQuery = {}) => withQuery("/admin/payouts", { ...query }),
  payoutsCsv: (query: PayoutQuery = {}) => withQuery("/admin/payouts.csv", { ...query }),
  expectedDeposits: (query: ExpectedDepositQuery = {}) =>
    withQuery("/admin/expected-deposits", { ...query }),
  demonstrationBank: () => "/admin/demonstration-bank",
  demonstrationStatement: () => "/admin/demonstration-bank/statement",
  payoutBatches: (query: { page?: number } = {}) => withQuery("/admin/payout-batches", query),
  payoutBatch,
  bankStatements: (query: { page?: number } = {}) => withQuery("/admin/bank-statements", query),
  bankStatementUpload: () => "/admin/bank-statements/new",
  bankStatement: (id: string, query: { page?: number } = {}) => withQuery(bankStatement(id), query),
  bankStatementMapping: (id: string) => `${bankStatement(id)}/mapping`,
  bankStatementStep: (id: string, step: "confirmation" | "cancellation" | "reversal") =>
    `${bankStatement(id)}/${step}`,
  bankDays: (query: BankDaysQuery = {}) =>
    withQuery("/admin/bank-statements/reconciliation", { ...query }),
  bankDaysCsv: (query: BankDaysQuery = {}) =>
    withQuery("/admin/bank-statements/reconciliation.csv", { ...query }),
  bankLines: (query: BankLinesQuery = {}) => withQuery("/admin/bank-lines", { ...query }),
  bankLine,
  bankLineOwner: (id: string) => `${bankLine(id)}/owner`,
  bankLineStep: (
    id: string,
    step: "credit" | "payout" | "own" | "return" | "compliance-approval" | "compliance-refusal",
  ) => `${bankLine(id)}/${step}`,
  bankReturns: (query: { state?: string; page?: number } = {}) =>
    withQuery("/admin/bank-returns", query),
  bankReturnStep: (id: string, step: string) => `/admin/bank-returns/${part(id)}/${part(step)}`,
  payoutRelease: (id: string) => `${payoutBatch(id)}/release`,
  payoutCancellation: (id: string) => `${payoutBatch(id)}/cancellation`,
  payoutBatchSent: (id: string) => `${payoutBatch(id)}/sent`,
  payoutRemoval: (id: string, payout: string) =>
    `${payoutBatch(id)}/payouts/${part(payout)}/removal`,
  payoutFile: (id: string, rail: string, format: string) =>
    `${payoutBatch(id)}/files/${part(rail)}/${part(format)}`,
  transactionsCsv: (query: AllTransactionsListQuery = {}) =>
    withQuery(`${adminTransactions}.csv`, { ...query }),
  usersCsv: (query: PeopleQuery = {}) => withQuery("/admin/users.csv", { ...query }),
  walletsCsv: (query: PeopleQuery = {}) => withQuery("/admin/wallets.csv", { ...query }),
  walletUsersCsv: (query: PeopleQuery = {}) => withQuery("/admin/wallets/users.csv", { ...query }),
  // `select`: only the rows without warnings are ticked.
  bulkAction: (id: string, from?: string, select?: "unflagged") =>
    withQuery(adminBulkAction(id), { from, select }),
  bulkApproval: (id: string, from?: string) =>
    withQuery(`${adminBulkAction(id)}/approval`, { from }),
  bulkRejection: (id: string, from?: string) =>
    withQuery(`${adminBulkAction(id)}/rejection`, { from }),
  // Opens the first of a queue, or the one after.
  queue: (name: string, after?: string) => withQuery(`/admin/queues/${part(name)}`, { after }),
  audit: (query: AuditSearch = {}) => withQuery("/admin/audit", { ...query }),
  auditCsv: (query: AuditSearch = {}) => withQuery("/admin/audit.csv", { ...query }),
  messages: (query: { state?: string | undefined; page?: number } = {}) =>
    withQuery("/admin/messages", { ...query }),
  message: (id: string, from?: string) => withQuery(`/admin/messages/${part(id)}`, { from }),
  outbox: (query: { state?: string | undefined; user?: string | undefined; page?: number } = {}) =>
    withQuery("/admin/outbox", { ...query }),
  outboxMessage: (id: string) => `/admin/outbox/${part(id)}`,
  approvalRequests: (query: { state?: string | undefined; page?: number } = {}) =>
    withQuery("/admin/approval-requests", { ...query }),
  /** Rejects or cancels several requests. */
  selectedApprovalRequests: (
    decision: "rejection" | "cancellation",
    query: { selected?: readonly string[] } = {},
  ) => {
    const params = new URLSearchParams((query.selected ?? []).map((id) => ["selected", id]));
    return `/admin/approval-requests/selected/${decision}${params.size > 0 ? `?${params}` : ""}`;
  },
  approvalRequest: (id: string, from?: string) =>
    withQuery(`/admin/approval-requests/${part(id)}`, { from }),
  approvalRequestDecision: (
    id: string,
    decision: "approval" | "rejection" | "cancellation",
    from?: string,
  ) => withQuery(`/admin/approval-requests/${part(id)}/${decision}`, { from }),
  reconciliation: (query: ComparisonSearch = {}) =>
    withQuery("/admin/reconciliation", { ...query }),
  reconciliationCsv: (query: ComparisonSearch = {}) =>
    withQuery("/admin/reconciliation.csv", { ...query }),
  postedTotalsCsv: (query: Pick<ComparisonSearch, "from" | "to"> = {}) =>
    withQuery("/admin/reconciliation/totals.csv", { ...query }),
  ledgerVerification: () => "/admin/reconciliation/verification",
  gatewayRefresh: () => "/admin/reconciliation/refresh",
  payoutStop: () => "/admin/payout-stop",
  payoutResumption: (id: string) => `/admin/payout-stop/${part(id)}/resumption`,
  help: () => "/admin/help",
  search: (query: { search?: string; messagesBefore?: string } = {}) =>
    withQuery("/admin/search", query),
  staff: () => "/admin/staff",
  staffInvitation: () => "/admin/staff/new",
  staffRoles: (id: string) => `${adminStaff(id)}/roles`,
  staffInvitationAgain: (id: string) => `${adminStaff(id)}/invitation`,
  staffEnding: (id: string) => `${adminStaff(id)}/ending`,
  users: (query: PeopleQuery = {}) => withQuery("/admin/users", { ...query }),
  ...dialogPaths(userDialogs, adminUser),
  newUser: () => "/admin/users/new",
  user: (id: string, from?: string) => withQuery(adminUser(id), { from }),
  userPayees: (id: string) => `${adminUser(id)}#${payeeListId}`,
  payeeAccess: (id: string, payee: string) => `${adminUser(id)}/payees/${part(payee)}`,
  userDocument: (
    id: string,
    document: string,
    query: { from?: string | undefined; zoom?: number | undefined } = {},
  ) => withQuery(`${adminUser(id)}/documents/${part(document)}`, query),
  userDocumentFrame: (id: string, document: string) =>
    `${adminUser(id)}/documents/${part(document)}/frame`,
  userEdit: (id: string) => `${adminUser(id)}/edit`,
  userDeletion: (id: string) => `${adminUser(id)}/deletion`,
  // A wallet's address has the id of its user.
  wallets: (query: PeopleQuery = {}) => withQuery("/admin/wallets", { ...query }),
  walletUsers: (query: PeopleQuery = {}) => withQuery("/admin/wallets/users", { ...query }),
  wallet: adminWallet,
  credit: (userId: string) => `${adminWallet(userId)}/credit`,
  balances: (userId: string) => `${adminWallet(userId)}/balances`,
  balancesReview: (userId: string, wanted: Record<string, string | number | undefined>) =>
    withQuery(`${adminWallet(userId)}/balances/review`, wanted),
  walletCreation: (userId: string) => `${adminWallet(userId)}/creation`,
  walletDeletion: (userId: string) => `${adminWallet(userId)}/deletion`,
  cardAccess: (userId: string) => `${adminWallet(userId)}/card`,
  cardPhotoAccess: (userId: string) => `${adminWallet(userId)}/card-photo`,
  bankDetailsAccess: (userId: string) => `${adminWallet(userId)}/bank-details`,
};
