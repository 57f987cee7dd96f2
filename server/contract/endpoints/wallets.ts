// Wallets: one's own with its card and bank details, and everybody's for administrators.
import type { Endpoint } from "../endpoint";
import { Done } from "../schemas/accounts";
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
} from "../schemas/admin-wallets";
import { BalanceHistory } from "../schemas/balance-history";
import { BankDetails, BankDetailsBody } from "../schemas/bank-details";
import { CardAddBody, CardInfo } from "../schemas/cards";
import {
  MyWallet,
  TopUpBody,
  TransactionAnswer,
  Wallet,
  WithdrawalAnswer,
  WithdrawalBody,
} from "../schemas/wallets";

export const walletEndpoints = {
  mine: {
    method: "GET",
    path: "/wallets/my-wallet",
    access: "signed-in",
    summary: "One's own wallet",
    answer: MyWallet,
  },
  history: {
    method: "GET",
    path: "/wallets/history",
    access: "signed-in",
    summary: "One's own balance at the end of each of the last 31 days",
    answer: BalanceHistory,
  },
  card: {
    method: "GET",
    path: "/wallets/card/info",
    access: "signed-in",
    summary: "The saved card, masked",
    answer: CardInfo,
  },
  addCard: {
    method: "POST",
    path: "/wallets/card/add",
    access: "signed-in",
    summary: "Save a card with its photos",
    body: CardAddBody,
    encoding: "multipart",
    answer: CardInfo,
  },
  removeCard: {
    method: "DELETE",
    path: "/wallets/card/remove",
    access: "signed-in",
    summary: "Remove the saved card",
    answer: CardInfo,
  },
  topUp: {
    method: "POST",
    path: "/wallets/top-up",
    access: "signed-in",
    summary: "Request a deposit",
    body: TopUpBody,
    answer: TransactionAnswer,
  },
  bankDetails: {
    method: "GET",
    path: "/wallets/bank-details",
    access: "signed-in",
    summary: "Saved bank details, masked",
    answer: BankDetails,
  },
  addBankDetails: {
    method: "POST",
    path: "/wallets/bank-details/add",
    access: "signed-in",
    summary: "Save bank details",
    body: BankDetailsBody,
    encoding: "multipart",
    answer: BankDetails,
  },
  updateBankDetails: {
    method: "PATCH",
    path: "/wallets/bank-details/update",
    access: "signed-in",
    summary: "Save bank details",
    body: BankDetailsBody,
    encoding: "multipart",
    answer: BankDetails,
  },
  requestWithdrawal: {
    method: "POST",
    path: "/wallets/withdrawal/request",
    access: "signed-in",
    summary: "Request a withdrawal to the bank",
    body: WithdrawalBody,
    answer: WithdrawalAnswer,
  },
  withdraw: {
    method: "POST",
    path: "/wallets/withdraw",
    access: "signed-in",
    summary: "Request a withdrawal to a BTC address",
    body: WithdrawalBody,
    answer: WithdrawalAnswer,
  },
} as const satisfies Record<string, Endpoint>;

export const adminWalletEndpoints = {
  wallets: {
    method: "GET",
    path: "/wallets/admin/all",
    access: "admin",
    summary: "Wallets, newest first",
    query: WalletQuery,
    answer: WalletPage,
  },
  walletUsers: {
    method: "GET",
    path: "/wallets/admin/users",
    access: "admin",
    summary: "People with the wallet they have, or without one",
    query: WalletUserQuery,
    answer: WalletUserPage,
  },
  wallet: {
    method: "GET",
    path: "/wallets/admin/user/{id}",
    access: "admin",
    summary: "A person's wallet; the id is the person's",
    answer: AdminWallet,
  },
  createWallet: {
    method: "POST",
    path: "/wallets/admin/create/{id}",
    access: "admin",
    summary: "Make a wallet for somebody who has none; the id is the person's",
    answer: Wallet,
  },
  editWallet: {
    method: "PATCH",
    path: "/wallets/admin/user/{id}",
    access: "admin",
    summary: "Set balances; each difference is booked as an adjustment",
    body: BalanceEditBody,
    answer: Wallet,
  },
  deleteWallet: {
    method: "DELETE",
    path: "/wallets/admin/user/{id}",
    access: "admin",
    summary: "Close a person's wallet: cancel what is pending, book out what is left",
    body: WalletClosingBody,
    answer: Done,
  },
  credit: {
    method: "POST",
    path: "/wallets/admin/credit",
    access: "admin",
    summary: "Book a deposit or a withdrawal at once",
    body: CreditBody,
    answer: CreditAnswer,
  },
} as const satisfies Record<string, Endpoint>;
