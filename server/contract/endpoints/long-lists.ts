// Calls for long lists: one to its end, and what was selected in one to be decided together.
import type { Endpoint } from "../endpoint";
import {
  ComparisonExport,
  ExportedComparisons,
  ExportedTransactions,
  ExportedUsers,
  ExportedWallets,
  ExportedWalletUsers,
  OwnTransactionExport,
  TransactionExport,
  UserExport,
  WalletExport,
  WalletUserExport,
} from "../schemas/exports";
import { Selection, SelectionBody, SelectionDecisionBody } from "../schemas/selections";

export const exportEndpoints = {
  ownTransactions: {
    method: "GET",
    path: "/exports/my-transactions",
    access: "signed-in",
    summary: "One's own transactions, all that match, a stretch at a time",
    query: OwnTransactionExport,
    answer: ExportedTransactions,
  },
  transactions: {
    method: "GET",
    path: "/exports/transactions",
    access: "admin",
    summary: "Everybody's transactions, all that match, a stretch at a time",
    query: TransactionExport,
    answer: ExportedTransactions,
  },
  users: {
    method: "GET",
    path: "/exports/users",
    access: "admin",
    summary: "People, all who match, a stretch at a time",
    query: UserExport,
    answer: ExportedUsers,
  },
  wallets: {
    method: "GET",
    path: "/exports/wallets",
    access: "admin",
    summary: "Wallets, all that match, a stretch at a time",
    query: WalletExport,
    answer: ExportedWallets,
  },
  reconciliation: {
    method: "GET",
    path: "/exports/reconciliation",
    access: "admin",
    summary: "Crypto payments of some days beside the books, a stretch at a time",
    query: ComparisonExport,
    answer: ExportedComparisons,
  },
  walletUsers: {
    method: "GET",
    path: "/exports/wallet-users",
    access: "admin",
    summary: "People with their wallets, all who match, a stretch at a time",
    query: WalletUserExport,
    answer: ExportedWalletUsers,
  },
} as const satisfies Record<string, Endpoint>;

const selection = "/wallets/admin/selections";

export const selectionEndpoints = {
  select: {
    method: "POST",
    path: selection,
    access: "admin",
    summary: "Select pending transactions to decide together",
    body: SelectionBody,
    answer: Selection,
  },
  get: {
    method: "GET",
    path: `${selection}/{id}`,
    access: "admin",
    summary: "What would become of one's own selection, or what became of it",
    answer: Selection,
  },
  approve: {
    method: "PATCH",
    path: `${selection}/{id}/approve`,
    access: "admin",
    summary: "Approve each transaction of a selection",
    body: SelectionDecisionBody,
    answer: Selection,
  },
  reject: {
    method: "PATCH",
    path: `${selection}/{id}/reject`,
    access: "admin",
    summary: "Reject each transaction of a selection",
    body: SelectionDecisionBody,
    answer: Selection,
  },
} as const satisfies Record<string, Endpoint>;
