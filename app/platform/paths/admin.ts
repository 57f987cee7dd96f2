// URLs of the back office; `paths.admin`.
import { part, withQuery } from "./with-query";
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
  limit?: number | undefined;
  page?: number;
  select?: "all" | undefined;
}

interface ExpectedDepositQuery {
  state?: string | undefined;
  limit?: number | undefined;
  page?: number;
}

const adminTransactions = "/admin/transactions";
const adminTransaction =
  (page = "") =>
  (id: string, from?: string) =>
    withQuery(`${adminTransactions}/${part(id)}${page}`, { from });
const adminBulkAction = (id: string) => `${adminTransactions}/bulk-actions/${part(id)}`;
const adminUser = (id: string) => `/admin/users/${part(id)}`;
const adminStaff = (id: string) => `/admin/staff/${part(id)}`;
const adminWallet = (userId: string) => `/admin/wallets/${part(userId)}`;

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
  approval: adminTransaction("/approval"),
  rejection: adminTransaction("/rejection"),
  pendingMark: adminTransaction("/pending-mark"),
  settlement: adminTransaction("/settlement"),
  destinationAccess: adminTransaction("/destination"),
  cardDepositAccess: adminTransaction("/card"),
  payoutSent: adminTransaction("/payout-sent"),
  payoutArrival: adminTransaction("/payout-arrival"),
  payoutReturn: adminTransaction("/payout-return"),
  payouts: (query: PayoutQuery = {}) => withQuery("/admin/payouts", { ...query }),
  expectedDeposits: (query: ExpectedDepositQuery = {}) =>
    withQuery("/admin/expected-deposits", { ...query }),
  demonstrationBank: () => "/admin/demonstration-bank",
  demonstrationStatement: () => "/admin/demonstration-bank/statement",
  payoutBatches: (query: { page?: number } = {}) => withQuery("/admin/payout-batches", query),
  payoutBatch,
  payoutRelease: (id: string) => `${payoutBatch(id)}/release`,
  payoutCancellation: (id: string) => `${payoutBatch(id)}/cancellation`,
  payoutFile: (id: string, format: string) => `${payoutBatch(id)}/files/${part(format)}`,
  transactionsCsv: (query: AllTransactionsListQuery = {}) =>
    withQuery(`${adminTransactions}.csv`, { ...query }),
  usersCsv: (query: PeopleQuery = {}) => withQuery("/admin/users.csv", { ...query }),
  walletsCsv: (query: PeopleQuery = {}) => withQuery("/admin/wallets.csv", { ...query }),
  walletUsersCsv: (query: PeopleQuery = {}) => withQuery("/admin/wallets/users.csv", { ...query }),
  bulkAction: (id: string, from?: string) => withQuery(adminBulkAction(id), { from }),
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
  // `again`: the wallet still has a balance, so a second confirmation is needed.
  userDeletion: (id: string, again?: "1") => withQuery(`${adminUser(id)}/deletion`, { again }),
  userNote: (id: string, from?: string) => withQuery(`${adminUser(id)}/note`, { from }),
  userEmailChange: (id: string) => `${adminUser(id)}/email-change`,
  userSecondFactor: (id: string) => `${adminUser(id)}/second-factor`,
  payoutBlock: (id: string) => `${adminUser(id)}/payout-block`,
  payoutUnblocking: (id: string) => `${adminUser(id)}/payout-block/removal`,
  kycApproval: (userId: string, from?: string) =>
    withQuery(`${adminUser(userId)}/kyc-approval`, { from }),
  kycRejection: (userId: string, from?: string) =>
    withQuery(`${adminUser(userId)}/kyc-rejection`, { from }),
  // A wallet's address has the id of its user.
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
  cardAccess: (userId: string) => `${adminWallet(userId)}/card`,
  cardPhotoAccess: (userId: string) => `${adminWallet(userId)}/card-photo`,
  bankDetailsAccess: (userId: string) => `${adminWallet(userId)}/bank-details`,
};
