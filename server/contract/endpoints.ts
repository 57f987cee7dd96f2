// The endpoint table: one entry a call. The API, the typed client and the access table are derived from it.
import { z } from "zod";
import type { Endpoint } from "./endpoint";
import { Done, LoginBody, RegisterBody, SignedIn, User } from "./schemas/accounts";
import { BankDetails, BankDetailsBody } from "./schemas/bank-details";
import { CardAddBody, CardInfo } from "./schemas/cards";
import { Draft, DraftBody } from "./schemas/drafts";
import { KeptFile, KeptFileBody } from "./schemas/kept-files";
import { KycUploadAnswer, KycUploadBody } from "./schemas/kyc";
import {
  DecisionBody,
  StatusBody,
  Transaction,
  TransactionEditBody,
  TransactionPage,
  TransactionQuery,
  TransactionStats,
} from "./schemas/transactions";
import { DecisionAnswer, MyWallet, TopUpBody, TransactionAnswer, WithdrawalAnswer, WithdrawalBody } from "./schemas/wallets";

export const endpoints = {
  auth: {
    register: { method: "POST", path: "/auth/register", access: "open", summary: "Sign up", body: RegisterBody, answer: SignedIn },
    login: { method: "POST", path: "/auth/login", access: "open", summary: "Sign in", body: LoginBody, answer: SignedIn },
    logout: { method: "POST", path: "/auth/logout", access: "signed-in", summary: "End this session", answer: Done },
    profile: { method: "GET", path: "/auth/profile", access: "signed-in", summary: "The person signed in", answer: User },
    profileByPost: { method: "POST", path: "/auth/profile", access: "signed-in", summary: "The person signed in", answer: User },
  },
  users: {
    profile: { method: "GET", path: "/users/profile", access: "signed-in", summary: "The person signed in", answer: User },
    profileByPost: { method: "POST", path: "/users/profile", access: "signed-in", summary: "The person signed in", answer: User },
    uploadKyc: { method: "POST", path: "/users/kyc/upload-multiple", access: "signed-in", summary: "Hand in identity documents", body: KycUploadBody, encoding: "multipart", answer: KycUploadAnswer },
  },
  transactions: {
    list: { method: "GET", path: "/transactions", access: "signed-in", summary: "One's own transactions", query: TransactionQuery, answer: TransactionPage },
    get: { method: "GET", path: "/transactions/{id}", access: "signed-in", summary: "One transaction", answer: Transaction },
    edit: { method: "PATCH", path: "/transactions/{id}", access: "signed-in", summary: "Edit description, amount or status", body: TransactionEditBody, answer: Transaction },
    setStatus: { method: "PATCH", path: "/transactions/{id}/status", access: "signed-in", summary: "Set the status", body: StatusBody, answer: Transaction },
    adminStats: { method: "GET", path: "/transactions/stats/admin", access: "admin", summary: "Totals by status and type", answer: TransactionStats },
  },
  wallets: {
    mine: { method: "GET", path: "/wallets/my-wallet", access: "signed-in", summary: "One's own wallet", answer: MyWallet },
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
  drafts: {
    create: { method: "POST", path: "/drafts", access: "signed-in", summary: "Keep a money form for its review", body: DraftBody, answer: Draft },
    get: { method: "GET", path: "/drafts/{id}", access: "signed-in", summary: "A draft, and what it became", answer: Draft },
  },
  keptFiles: {
    keep: { method: "POST", path: "/kept-files", access: "signed-in", summary: "Keep a file for the next try of a form", body: KeptFileBody, encoding: "multipart", answer: KeptFile },
  },
  documents: {
    read: { method: "GET", path: "/documents/{id}", access: "signed-in", summary: "The bytes of a document: one's own, or anybody's for an admin", answer: z.instanceof(Response) },
  },
  admin: {
    transactions: { method: "GET", path: "/wallets/admin/transactions", access: "admin", summary: "All transactions", query: TransactionQuery, answer: TransactionPage },
    transaction: { method: "GET", path: "/wallets/admin/transaction/{id}", access: "admin", summary: "One transaction", answer: Transaction },
    approve: { method: "PATCH", path: "/wallets/admin/transaction/{id}/approve", access: "admin", summary: "Approve a pending transaction", body: DecisionBody, answer: DecisionAnswer },
    reject: { method: "PATCH", path: "/wallets/admin/transaction/{id}/reject", access: "admin", summary: "Reject a pending transaction", body: DecisionBody, answer: DecisionAnswer },
  },
} as const satisfies Record<string, Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
