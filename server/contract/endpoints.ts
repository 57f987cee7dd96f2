// The endpoint table: one entry a call. The API, the typed client and the access table are derived from it.
import { z } from "zod";
import type { Endpoint } from "./endpoint";
import { auditEndpoints, noteEndpoints, outboxEndpoints, proposalEndpoints } from "./oversight-endpoints";
import { reconciliationEndpoints } from "./reconciliation-endpoints";
import { exportEndpoints, selectionEndpoints } from "./list-endpoints";
import { apiTokenEndpoints, secondFactorEndpoints } from "./proof-endpoints";
import { Done, LoginBody, PasswordReset, Profile, RegisterBody, SignedIn, User } from "./schemas/accounts";
import {
  AdminWallet,
  BalanceEditBody,
  CreditAnswer,
  CreditBody,
  WalletClosingBody,
  WalletPage,
  WalletQuery,
  WalletUserPage,
  WalletUserQuery,
} from "./schemas/admin-wallets";
import { BalanceHistory } from "./schemas/balance-history";
import { BankDetails, BankDetailsBody } from "./schemas/bank-details";
import { CardAddBody, CardInfo } from "./schemas/cards";
import { ContactBody, ContactMessage, ContactPage, ContactQuery, ContactStateBody } from "./schemas/contact";
import { CoinList, CoinQuery, CryptoPayment, CryptoPaymentBody, SettlementBody, SimulationBody } from "./schemas/crypto-payments";
import { Draft, DraftBody } from "./schemas/drafts";
import { KeptFile, KeptFileBody } from "./schemas/kept-files";
import { KycUploadAnswer, KycUploadBody } from "./schemas/kyc";
import { CandleList, CandleQuery, QuoteList, QuoteQuery } from "./schemas/markets";
import { CoinPriceList } from "./schemas/prices";
import { MonthQuery, MonthTotals } from "./schemas/months";
import { PersonalData } from "./schemas/personal-data";
import { QueueList, QueuePlace, QueuePlaceQuery } from "./schemas/queues";
import { Rate, RateQuery } from "./schemas/rates";
import { ChangePasswordBody, ForgotPasswordBody, ResetPasswordBody, VerifyEmailBody } from "./schemas/passwords";
import { Confirmed, ConfirmPasswordBody, SessionList } from "./schemas/sessions";
import { DisclosurePage, DisclosureQuery } from "./schemas/disclosures";
import { PhotoRevealBody, RevealBody, RevealedBankDetails, RevealedCard, RevealedDestination } from "./schemas/reveals";
import { Statement, StatementList, StatementQuery } from "./schemas/statements";
import { TransactionDays } from "./schemas/transaction-days";
import { TransactionHistory } from "./schemas/transaction-history";
import {
  AllTransactionsQuery,
  DecisionBody,
  DeletionBody,
  StatusBody,
  Transaction,
  TransactionEditBody,
  TransactionPage,
  TransactionQuery,
  TransactionStats,
  TypedTransactionQuery,
} from "./schemas/transactions";
import { UserDeletionBody } from "./schemas/user-deletion";
import { ProfileEditBody, UserCreateBody, UserEditBody, UserPage, UserQuery } from "./schemas/users";
import { DecisionAnswer, MyWallet, TopUpBody, TransactionAnswer, Wallet, WithdrawalAnswer, WithdrawalBody } from "./schemas/wallets";

export const endpoints = {
  auth: {
    register: { method: "POST", path: "/auth/register", access: "open", summary: "Sign up. With the same Idempotency-Key, email and password again: the same person, and a new session", body: RegisterBody, answer: SignedIn },
    login: { method: "POST", path: "/auth/login", access: "open", summary: "Sign in", body: LoginBody, answer: SignedIn, makesNothing: true },
    logout: { method: "POST", path: "/auth/logout", access: "signed-in", summary: "End this session", answer: Done },
    profile: { method: "GET", path: "/auth/profile", access: "signed-in", summary: "The person signed in", answer: Profile },
    profileByPost: { method: "POST", path: "/auth/profile", access: "signed-in", summary: "The person signed in", answer: Profile, makesNothing: true },
    sessions: { method: "GET", path: "/auth/sessions", access: "signed-in", summary: "Where one is signed in, newest first", answer: SessionList },
    endSession: { method: "DELETE", path: "/auth/sessions/{id}", access: "signed-in", summary: "End one of one's own sessions", answer: Done },
    endOtherSessions: { method: "DELETE", path: "/auth/sessions", access: "signed-in", summary: "End all of one's sessions but this one", answer: Done },
    confirmPassword: { method: "POST", path: "/auth/confirm-password", access: "signed-in", summary: "Type the password again, for what is sensitive. Harmless to repeat", body: ConfirmPasswordBody, answer: Confirmed, makesNothing: true },
    forgotPassword: { method: "POST", path: "/auth/forgot-password", access: "open", summary: "Ask for a link to choose a new password. The answer is the same whether anybody has that address", body: ForgotPasswordBody, answer: Done, makesNothing: true },
    resetPassword: { method: "POST", path: "/auth/reset-password", access: "open", summary: "Choose a new password with the token of a mailed link", body: ResetPasswordBody, answer: PasswordReset, makesNothing: true },
    changePassword: { method: "POST", path: "/auth/change-password", access: "signed-in", summary: "Change one's own password", body: ChangePasswordBody, answer: Done, makesNothing: true },
    verifyEmail: { method: "POST", path: "/auth/verify-email", access: "open", summary: "Confirm an email address with the token of a mailed link", body: VerifyEmailBody, answer: Done, makesNothing: true },
    sendVerification: { method: "POST", path: "/auth/verification-mail", access: "signed-in", summary: "Have the link to confirm one's email address sent again", answer: Done, makesNothing: true },
  },
  secondFactor: secondFactorEndpoints,
  apiTokens: apiTokenEndpoints,
  users: {
    profile: { method: "GET", path: "/users/profile", access: "signed-in", summary: "The person signed in", answer: Profile },
    profileByPost: { method: "POST", path: "/users/profile", access: "signed-in", summary: "The person signed in", answer: Profile, makesNothing: true },
    editProfile: { method: "PATCH", path: "/users/profile", access: "signed-in", summary: "Change one's own details", body: ProfileEditBody, answer: User },
    list: { method: "GET", path: "/users", access: "admin", summary: "People, newest first", query: UserQuery, answer: UserPage },
    create: { method: "POST", path: "/users", access: "admin", summary: "Sign somebody up", body: UserCreateBody, answer: User },
    get: { method: "GET", path: "/users/{id}", access: "signed-in", summary: "One person: oneself, or anybody for an admin", answer: User },
    edit: { method: "PATCH", path: "/users/{id}", access: "admin", summary: "Change somebody's details, account status or KYC status", body: UserEditBody, answer: User },
    remove: { method: "DELETE", path: "/users/{id}", access: "admin", summary: "Delete somebody: what is pending is cancelled, the wallet closed, everything personal erased", body: UserDeletionBody, answer: Done },
    disclosures: { method: "GET", path: "/users/profile/disclosures", access: "signed-in", summary: "When administrators saw one's card, bank details or documents, newest first", query: DisclosureQuery, answer: DisclosurePage },
    personalData: { method: "GET", path: "/users/profile/data", access: "signed-in", summary: "Everything that is held about one. Asks for the password again", answer: PersonalData },
    uploadKyc: { method: "POST", path: "/users/kyc/upload-multiple", access: "signed-in", summary: "Hand in identity documents", body: KycUploadBody, encoding: "multipart", answer: KycUploadAnswer },
  },
  transactions: {
    list: { method: "GET", path: "/transactions", access: "signed-in", summary: "One's own transactions", query: TransactionQuery, answer: TransactionPage },
    get: { method: "GET", path: "/transactions/{id}", access: "signed-in", summary: "One transaction", answer: Transaction },
    months: { method: "GET", path: "/transactions/months", access: "signed-in", summary: "Sums of one's own by month", query: MonthQuery, answer: MonthTotals },
    history: { method: "GET", path: "/transactions/{id}/history", access: "signed-in", summary: "What happened to a transaction, first to last", answer: TransactionHistory },
    edit: { method: "PATCH", path: "/transactions/{id}", access: "signed-in", summary: "Edit description, amount or status", body: TransactionEditBody, answer: Transaction },
    setStatus: { method: "PATCH", path: "/transactions/{id}/status", access: "signed-in", summary: "Set the status", body: StatusBody, answer: Transaction },
    remove: { method: "DELETE", path: "/transactions/{id}", access: "admin", summary: "Reverse a transaction and remove it for good", body: DeletionBody, answer: Done },
    all: { method: "GET", path: "/transactions/all", access: "admin", summary: "All transactions", query: AllTransactionsQuery, answer: TransactionPage },
    stats: { method: "GET", path: "/transactions/stats", access: "signed-in", summary: "Totals of one's own, by status and type", answer: TransactionStats },
    adminStats: { method: "GET", path: "/transactions/stats/admin", access: "admin", summary: "Totals by status and type", answer: TransactionStats },
    adminDays: { method: "GET", path: "/transactions/stats/admin/days", access: "admin", summary: "Totals by day and status", answer: TransactionDays },
  },
  wallets: {
    mine: { method: "GET", path: "/wallets/my-wallet", access: "signed-in", summary: "One's own wallet", answer: MyWallet },
    history: { method: "GET", path: "/wallets/history", access: "signed-in", summary: "One's own balance at the end of each of the last 31 days", answer: BalanceHistory },
    card: { method: "GET", path: "/wallets/card/info", access: "signed-in", summary: "The saved card, masked", answer: CardInfo },
    addCard: { method: "POST", path: "/wallets/card/add", access: "signed-in", summary: "Save a card with its photos", body: CardAddBody, encoding: "multipart", answer: CardInfo },
    removeCard: { method: "DELETE", path: "/wallets/card/remove", access: "signed-in", summary: "Remove the saved card", answer: CardInfo },
    topUp: { method: "POST", path: "/wallets/top-up", access: "signed-in", summary: "Request a deposit", body: TopUpBody, answer: TransactionAnswer },
    bankDetails: { method: "GET", path: "/wallets/bank-details", access: "signed-in", summary: "Saved bank details, masked", answer: BankDetails },
    addBankDetails: { method: "POST", path: "/wallets/bank-details/add", access: "signed-in", summary: "Save bank details", body: BankDetailsBody, encoding: "multipart", answer: BankDetails },
    updateBankDetails: { method: "PATCH", path: "/wallets/bank-details/update", access: "signed-in", summary: "Save bank details", body: BankDetailsBody, encoding: "multipart", answer: BankDetails },
    requestWithdrawal: { method: "POST", path: "/wallets/withdrawal/request", access: "signed-in", summary: "Request a withdrawal to the bank", body: WithdrawalBody, answer: WithdrawalAnswer },
    withdraw: { method: "POST", path: "/wallets/withdraw", access: "signed-in", summary: "Request a withdrawal to a BTC address", body: WithdrawalBody, answer: WithdrawalAnswer },
  },
  statements: {
    list: { method: "GET", path: "/statements", access: "signed-in", summary: "One's own months, each with its opening and closing balance", answer: StatementList },
    get: { method: "GET", path: "/statements/{month}", access: "signed-in", summary: "One's own statement of a month", query: StatementQuery, answer: Statement },
  },
  reveals: {
    card: { method: "POST", path: "/wallets/admin/user/{id}/card-reveal", access: "admin", summary: "Somebody's card number, and the CVV while it is kept. Asks for the password again; the person is told", body: RevealBody, answer: RevealedCard },
    cardPhoto: { method: "POST", path: "/wallets/admin/user/{id}/card-photo-reveal", access: "admin", summary: "A photo of somebody's card. Asks for the password again; the person is told", body: PhotoRevealBody, answer: z.instanceof(Response) },
    bankDetails: { method: "POST", path: "/wallets/admin/user/{id}/bank-details-reveal", access: "admin", summary: "Somebody's bank details in full. Asks for the password again; the person is told", body: RevealBody, answer: RevealedBankDetails },
    destination: { method: "POST", path: "/wallets/admin/transaction/{id}/destination-reveal", access: "admin", summary: "Where a withdrawal goes, in full. Asks for the password again; the person is told", body: RevealBody, answer: RevealedDestination },
  },
  drafts: {
    create: { method: "POST", path: "/drafts", access: "signed-in", summary: "Keep a money form for its review", body: DraftBody, answer: Draft },
    get: { method: "GET", path: "/drafts/{id}", access: "signed-in", summary: "A draft, and what it became", answer: Draft },
  },
  payments: {
    currencies: { method: "GET", path: "/payments/crypto/currencies", access: "signed-in", summary: "The coins that can be paid with", query: CoinQuery, answer: CoinList },
    create: { method: "POST", path: "/payments/crypto/create", access: "signed-in", summary: "Ask for a deposit in coins", body: CryptoPaymentBody, answer: CryptoPayment },
    get: { method: "GET", path: "/payments/crypto/{id}", access: "signed-in", summary: "A crypto payment by its order number", answer: CryptoPayment },
    simulated: { method: "GET", path: "/payments/crypto/{id}/simulation", access: "signed-in", summary: "A payment as the simulated gateway's page shows it", answer: CryptoPayment },
    simulate: { method: "POST", path: "/payments/crypto/{id}/simulation", access: "signed-in", summary: "Play the payer of a simulated payment", body: SimulationBody, answer: CryptoPayment },
  },
  rates: {
    get: { method: "GET", path: "/rates", access: "signed-in", summary: "The exchange rate of now", query: RateQuery, answer: Rate },
  },
  prices: {
    coins: { method: "GET", path: "/prices/coins", access: "open", summary: "What the coins of the ticker cost", answer: CoinPriceList },
  },
  markets: {
    quotes: { method: "GET", path: "/markets/quotes", access: "open", summary: "Where the symbols of a market stand, or of all four", query: QuoteQuery, answer: QuoteList },
    candles: { method: "GET", path: "/markets/candles", access: "open", summary: "The newest candles of a symbol", query: CandleQuery, answer: CandleList },
  },
  keptFiles: {
    keep: { method: "POST", path: "/kept-files", access: "signed-in", summary: "Keep a file for the next try of a form", body: KeptFileBody, encoding: "multipart", answer: KeptFile },
  },
  documents: {
    read: { method: "GET", path: "/documents/{id}", access: "signed-in", summary: "The bytes of a document: one's own, or anybody's for an admin", answer: z.instanceof(Response) },
  },
  contact: {
    send: { method: "POST", path: "/contact", access: "open", summary: "Write to the operator", body: ContactBody, answer: Done },
    list: { method: "GET", path: "/contact-messages", access: "admin", summary: "What visitors wrote, newest first", query: ContactQuery, answer: ContactPage },
    read: { method: "GET", path: "/contact-messages/{id}", access: "admin", summary: "What one visitor wrote", answer: ContactMessage },
    setState: { method: "PATCH", path: "/contact-messages/{id}", access: "admin", summary: "Note that a message was answered, or is open again", body: ContactStateBody, answer: ContactMessage },
  },
  audit: auditEndpoints,
  outbox: outboxEndpoints,
  proposals: proposalEndpoints,
  notes: noteEndpoints,
  reconciliation: reconciliationEndpoints,
  exports: exportEndpoints,
  selections: selectionEndpoints,
  admin: {
    transactions: { method: "GET", path: "/wallets/admin/transactions", access: "admin", summary: "All transactions", query: AllTransactionsQuery, answer: TransactionPage },
    deposits: { method: "GET", path: "/wallets/admin/transactions/deposits", access: "admin", summary: "All deposits", query: TypedTransactionQuery, answer: TransactionPage },
    withdrawals: { method: "GET", path: "/wallets/admin/transactions/withdrawals", access: "admin", summary: "All withdrawals", query: TypedTransactionQuery, answer: TransactionPage },
    transaction: { method: "GET", path: "/wallets/admin/transaction/{id}", access: "admin", summary: "One transaction", answer: Transaction },
    approve: { method: "PATCH", path: "/wallets/admin/transaction/{id}/approve", access: "admin", summary: "Approve a pending transaction", body: DecisionBody, answer: DecisionAnswer },
    reject: { method: "PATCH", path: "/wallets/admin/transaction/{id}/reject", access: "admin", summary: "Reject a pending transaction", body: DecisionBody, answer: DecisionAnswer },
    settlePayment: { method: "POST", path: "/wallets/admin/crypto-payment/{id}/settlement", access: "admin", summary: "Note that a crypto payment in doubt was settled by hand; the id is its order number", body: SettlementBody, answer: Transaction },
    wallets: { method: "GET", path: "/wallets/admin/all", access: "admin", summary: "Wallets, newest first", query: WalletQuery, answer: WalletPage },
    walletUsers: { method: "GET", path: "/wallets/admin/users", access: "admin", summary: "People with the wallet they have, or without one", query: WalletUserQuery, answer: WalletUserPage },
    wallet: { method: "GET", path: "/wallets/admin/user/{id}", access: "admin", summary: "A person's wallet; the id is the person's", answer: AdminWallet },
    createWallet: { method: "POST", path: "/wallets/admin/create/{id}", access: "admin", summary: "Make a wallet for somebody who has none; the id is the person's", answer: Wallet },
    editWallet: { method: "PATCH", path: "/wallets/admin/user/{id}", access: "admin", summary: "Set balances; each difference is booked as an adjustment", body: BalanceEditBody, answer: Wallet },
    deleteWallet: { method: "DELETE", path: "/wallets/admin/user/{id}", access: "admin", summary: "Close a person's wallet: cancel what is pending, book out what is left", body: WalletClosingBody, answer: Done },
    queues: { method: "GET", path: "/queues", access: "admin", summary: "What waits for a decision, by kind", answer: QueueList },
    queuePlace: { method: "GET", path: "/queues/{id}", access: "admin", summary: "Where something stands in its queue, and its neighbours", query: QueuePlaceQuery, answer: QueuePlace },
    credit: { method: "POST", path: "/wallets/admin/credit", access: "admin", summary: "Book a deposit or a withdrawal at once", body: CreditBody, answer: CreditAnswer },
  },
} as const satisfies Record<string, Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
