// Endpoint → handler, a line each.
import type { Endpoint } from "../contract/endpoint";
import type { Endpoints } from "../contract/endpoints";
import { changePassword } from "./accounts/change-password";
import { confirmPassword } from "./accounts/confirm-password";
import { createUser } from "./accounts/create-user";
import { deleteUser } from "./accounts/delete-user";
import { editProfile } from "./accounts/edit-profile";
import { editUser } from "./accounts/edit-user";
import { endOtherSessions, endSession } from "./accounts/end-session";
import { forgotPassword } from "./accounts/forgot-password";
import { listSessions } from "./accounts/list-sessions";
import { listUsers } from "./accounts/list-users";
import { login } from "./accounts/login";
import { logout } from "./accounts/logout";
import { readPersonalData } from "./personal-data/read-personal-data";
import { readProfile } from "./accounts/read-profile";
import { readUser } from "./accounts/read-user";
import { register } from "./accounts/register";
import { resetPassword } from "./accounts/reset-password";
import { sendVerification, verifyEmail } from "./accounts/verify-email";
import { listAudit } from "./audit-log/list-audit";
import { readBankDetails } from "./bank-details/read-bank-details";
import { saveBankDetails } from "./bank-details/save-bank-details";
import { createToken } from "./api-tokens/create-token";
import { listTokens } from "./api-tokens/list-tokens";
import { revokeToken } from "./api-tokens/revoke-token";
import type { Handler } from "./call";
import { addCard } from "./cards/add-card";
import { readCard } from "./cards/read-card";
import { removeCard } from "./cards/remove-card";
import { listQueues } from "./queues/list-queues";
import { readQueuePlace } from "./queues/read-queue-place";
import { listMessages } from "./contact/list-messages";
import { readMessage } from "./contact/read-message";
import { sendMessage } from "./contact/send-message";
import { setMessageState } from "./contact/set-message-state";
import { addNote, listNotes } from "./notes/add-note";
import { approveProposal, refuseProposal, withdrawProposal } from "./proposals/decide-proposal";
import { listProposals, readProposal } from "./proposals/list-proposals";
import { proposeBalances, proposeCredit } from "./proposals/propose";
import { listOutbox } from "./outbox/list-outbox";
import { readOutbox } from "./outbox/read-outbox";
import { retryOutbox } from "./outbox/retry-outbox";
import { createPayment } from "./crypto-payments/create-payment";
import { listCoins } from "./crypto-payments/list-coins";
import { readPayment } from "./crypto-payments/read-payment";
import { settlePayment } from "./crypto-payments/settle-payment";
import { readSimulated, simulatePayment } from "./crypto-payments/simulate-payment";
import { readDocument } from "./documents/read-document";
import { createDraft } from "./drafts/create-draft";
import { readDraft } from "./drafts/read-draft";
import { exportUsers, exportWallets, exportWalletUsers } from "./exports/export-people";
import { exportOwnTransactions, exportTransactions } from "./exports/export-transactions";
import { keepFile } from "./kept-files/keep-file";
import { uploadKyc } from "./kyc/upload-kyc";
import { listCandles } from "./markets/list-candles";
import { listQuotes } from "./markets/list-quotes";
import { readCoinPrices } from "./prices/read-coin-prices";
import { readRate } from "./rates/read-rate";
import { listDisclosures } from "./reveals/list-disclosures";
import { revealBankDetails } from "./reveals/reveal-bank-details";
import { revealCard } from "./reveals/reveal-card";
import { revealCardPhoto } from "./reveals/reveal-card-photo";
import { revealDestination } from "./reveals/reveal-destination";
import { decideSelection } from "./selections/decide-selection";
import { readSelection } from "./selections/read-selection";
import { selectTransactions } from "./selections/select-transactions";
import { disable } from "./second-factor/disable";
import { enable } from "./second-factor/enable";
import { readState } from "./second-factor/read-state";
import { removeOf } from "./second-factor/remove-of";
import { renewCodes } from "./second-factor/renew-codes";
import { readPending, setUp } from "./second-factor/set-up";
import { verify } from "./second-factor/verify";
import { askAnew } from "./reconciliation/ask-anew";
import { exportPayments, listPayments } from "./reconciliation/list-payments";
import { proveLedger, readLedgerStanding } from "./reconciliation/prove-ledger";
import { readTotals } from "./reconciliation/read-totals";
import { listStatements } from "./statements/list-statements";
import { readStatement } from "./statements/read-statement";
import { approveTransaction, rejectTransaction } from "./transactions/decide-transaction";
import { deleteTransaction } from "./transactions/delete-transaction";
import { editTransaction } from "./transactions/edit-transaction";
import {
  listAllOfType,
  listAllTransactions,
  listOwnTransactions,
} from "./transactions/list-transactions";
import { readDays } from "./transactions/read-days";
import { readHistory } from "./transactions/read-history";
import { readAnyTransaction, readTransaction } from "./transactions/read-transaction";
import { readMonths } from "./transactions/read-months";
import { readOwnStats, readStats } from "./transactions/read-stats";
import { setTransactionStatus } from "./transactions/set-transaction-status";
import { createWallet } from "./wallets/create-wallet";
import { creditWallet } from "./wallets/credit-wallet";
import { deleteWallet } from "./wallets/delete-wallet";
import { editBalances } from "./wallets/edit-balances";
import { listWalletUsers } from "./wallets/list-wallet-users";
import { listWallets } from "./wallets/list-wallets";
import { readBalanceHistory } from "./wallets/read-balance-history";
import { readMyWallet } from "./wallets/read-my-wallet";
import { readWallet } from "./wallets/read-wallet";
import { requestWithdrawal } from "./wallets/request-withdrawal";
import { topUp } from "./wallets/top-up";

type Handlers = {
  [Noun in keyof Endpoints]: {
    [Verb in keyof Endpoints[Noun]]: Endpoints[Noun][Verb] extends infer E extends Endpoint
      ? Handler<E>
      : never;
  };
};

export const handlers: Handlers = {
  auth: {
    register,
    login,
    logout,
    profile: readProfile,
    profileByPost: readProfile,
    sessions: listSessions,
    endSession,
    endOtherSessions,
    confirmPassword,
    forgotPassword,
    resetPassword,
    changePassword,
    verifyEmail,
    sendVerification,
  },
  users: {
    profile: readProfile,
    profileByPost: readProfile,
    editProfile,
    list: listUsers,
    create: createUser,
    get: readUser,
    edit: editUser,
    remove: deleteUser,
    disclosures: listDisclosures,
    personalData: readPersonalData,
    uploadKyc,
  },
  secondFactor: {
    verify,
    state: readState,
    setUp,
    pending: readPending,
    enable,
    renewCodes,
    disable,
    removeOf,
  },
  apiTokens: { list: listTokens, create: createToken, revoke: revokeToken },
  transactions: {
    list: listOwnTransactions,
    get: readTransaction,
    months: readMonths,
    history: readHistory,
    edit: editTransaction,
    setStatus: setTransactionStatus,
    remove: deleteTransaction,
    all: listAllTransactions,
    stats: readOwnStats,
    adminStats: readStats,
    adminDays: readDays,
  },
  wallets: {
    mine: readMyWallet,
    history: readBalanceHistory,
    card: readCard,
    addCard,
    removeCard,
    topUp,
    bankDetails: readBankDetails,
    addBankDetails: saveBankDetails,
    updateBankDetails: saveBankDetails,
    requestWithdrawal: requestWithdrawal("bank"),
    withdraw: requestWithdrawal("crypto_payment"),
  },
  statements: { list: listStatements, get: readStatement },
  reveals: {
    card: revealCard,
    cardPhoto: revealCardPhoto,
    bankDetails: revealBankDetails,
    destination: revealDestination,
  },
  drafts: { create: createDraft, get: readDraft },
  rates: { get: readRate },
  prices: { coins: readCoinPrices },
  markets: { quotes: listQuotes, candles: listCandles },
  payments: {
    currencies: listCoins,
    create: createPayment,
    get: readPayment,
    simulated: readSimulated,
    simulate: simulatePayment,
  },
  keptFiles: { keep: keepFile },
  contact: { send: sendMessage, list: listMessages, read: readMessage, setState: setMessageState },
  documents: { read: readDocument },
  audit: { list: listAudit },
  proposals: {
    list: listProposals,
    get: readProposal,
    balances: proposeBalances,
    credit: proposeCredit,
    approve: approveProposal,
    refuse: refuseProposal,
    withdraw: withdrawProposal,
  },
  reconciliation: {
    payments: listPayments,
    totals: readTotals,
    askGateway: askAnew,
    ledger: readLedgerStanding,
    verifyLedger: proveLedger,
  },
  notes: { list: listNotes, add: addNote },
  outbox: { list: listOutbox, read: readOutbox, retry: retryOutbox },
  exports: {
    ownTransactions: exportOwnTransactions,
    transactions: exportTransactions,
    users: exportUsers,
    wallets: exportWallets,
    walletUsers: exportWalletUsers,
    reconciliation: exportPayments,
  },
  selections: {
    select: selectTransactions,
    get: readSelection,
    approve: decideSelection("approve"),
    reject: decideSelection("reject"),
  },
  admin: {
    transactions: listAllTransactions,
    deposits: listAllOfType("deposit"),
    withdrawals: listAllOfType("withdrawal"),
    transaction: readAnyTransaction,
    approve: approveTransaction,
    reject: rejectTransaction,
    settlePayment,
    wallets: listWallets,
    walletUsers: listWalletUsers,
    wallet: readWallet,
    createWallet,
    queues: listQueues,
    queuePlace: readQueuePlace,
    editWallet: editBalances,
    deleteWallet,
    credit: creditWallet,
  },
};
