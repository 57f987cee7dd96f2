// Handlers of administrators: decisions, wallets, sensitive data, and what is checked afterwards.
import { listAudit } from "./audit-log/list-audit";
import { settlePayment } from "./crypto-payments/settle-payment";
import { exportUsers, exportWalletUsers, exportWallets } from "./exports/export-people";
import { exportOwnTransactions, exportTransactions } from "./exports/export-transactions";
import type { HandlersOf } from "./handlers";
import { addNote, listNotes } from "./notes/add-note";
import { listOutbox } from "./outbox/list-outbox";
import { readOutbox } from "./outbox/read-outbox";
import { retryOutbox } from "./outbox/retry-outbox";
import { approveProposal, refuseProposal, withdrawProposal } from "./proposals/decide-proposal";
import { listProposals, readProposal } from "./proposals/list-proposals";
import { proposeBalances, proposeCredit } from "./proposals/propose";
import { listQueues } from "./queues/list-queues";
import { readQueuePlace } from "./queues/read-queue-place";
import { askAnew } from "./reconciliation/ask-anew";
import { exportPayments, listPayments } from "./reconciliation/list-payments";
import { proveLedger, readLedgerStanding } from "./reconciliation/prove-ledger";
import { readTotals } from "./reconciliation/read-totals";
import { revealBankDetails } from "./reveals/reveal-bank-details";
import { revealCard } from "./reveals/reveal-card";
import { revealCardPhoto } from "./reveals/reveal-card-photo";
import { revealDestination } from "./reveals/reveal-destination";
import { decideSelection } from "./selections/decide-selection";
import { readSelection } from "./selections/read-selection";
import { selectTransactions } from "./selections/select-transactions";
import { approveTransaction, rejectTransaction } from "./transactions/decide-transaction";
import { listAllOfType, listAllTransactions } from "./transactions/list-transactions";
import { readAnyTransaction } from "./transactions/read-transaction";
import { createWallet } from "./wallets/create-wallet";
import { creditWallet } from "./wallets/credit-wallet";
import { deleteWallet } from "./wallets/delete-wallet";
import { editBalances } from "./wallets/edit-balances";
import { listWalletUsers } from "./wallets/list-wallet-users";
import { listWallets } from "./wallets/list-wallets";
import { readWallet } from "./wallets/read-wallet";

export const backOfficeHandlers: HandlersOf<
  | "reveals"
  | "audit"
  | "proposals"
  | "reconciliation"
  | "notes"
  | "outbox"
  | "exports"
  | "selections"
  | "admin"
> = {
  reveals: {
    card: revealCard,
    cardPhoto: revealCardPhoto,
    bankDetails: revealBankDetails,
    destination: revealDestination,
  },
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
