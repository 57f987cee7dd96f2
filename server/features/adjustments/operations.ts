// Balances that administrators change.
import type { Operation } from "../../http/operation";
import { userIdParameter } from "../../http/shared-docs";
import { Wallet } from "../ledger/wallet-schemas";
import {
  BalanceEditBody,
  BalancePreview,
  BalancePreviewQuery,
  CreditAnswer,
  CreditBody,
} from "./schemas";

export const adjustmentOperations = {
  editWallet: {
    method: "PATCH",
    path: "/wallets/admin/user/{id}",
    access: "staff",
    scope: "right",
    right: "adjustments",
    status: 200,
    summary: "Set balances; each difference is booked as an adjustment",
    description:
      "Balances are sums of ledger entries: each field that differs is booked as one adjustment, with its reason. A field that is missing, empty or as it was changes nothing. A new `totalBalance` moves what is unallocated; `pendingWithdrawal` moves the manual hold only.",
    idParameter: userIdParameter,
    body: BalanceEditBody,
    answer: Wallet,
    returns: "The wallet as it is now",
    refusals: [
      "sign_in_too_old",
      "wallet_missing",
      "own_wallet",
      "second_approval_needed",
      "changed_by_someone_else",
      "no_fields",
      "balance_invalid",
      "balance_above_maximum",
      "below_open_holds",
      "total_below_parts",
      "insufficient_funds",
    ],
    failureMessage: "Failed to update wallet",
  },
  previewWallet: {
    method: "GET",
    path: "/wallets/admin/user/{id}/preview",
    access: "staff",
    scope: "right",
    right: "adjustments",
    status: 200,
    isExtension: true,
    summary: "Preview a change of balances",
    description:
      "What `PATCH /wallets/admin/user/{id}` would post for the same fields. Nothing is changed.",
    idParameter: userIdParameter,
    query: BalancePreviewQuery,
    answer: BalancePreview,
    returns: "Each balance that would change",
    refusals: [
      "wallet_missing",
      "no_fields",
      "balance_invalid",
      "balance_above_maximum",
      "below_open_holds",
      "total_below_parts",
    ],
  },
  credit: {
    method: "POST",
    path: "/wallets/admin/credit",
    access: "staff",
    scope: "right",
    right: "adjustments",
    status: 201,
    summary: "Book a deposit or a withdrawal at once",
    description:
      "Books at once: `deposit` is a credit, `withdrawal` a debit, which is refused where the available balance is short. Either spelling will do: `transactionType` or `type`, `transactionAction` or `action`.",
    body: CreditBody,
    answer: CreditAnswer,
    returns: "The wallet and the transaction",
    refusals: [
      "sign_in_too_old",
      "wallet_missing",
      "own_wallet",
      "second_approval_needed",
      "invalid_amount",
      "amount_above_maximum",
      "insufficient_funds",
      "reference_taken",
      "not_found",
    ],
    failureMessage: "Failed to credit wallet",
  },
} as const satisfies Record<string, Operation>;
