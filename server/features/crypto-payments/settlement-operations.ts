// Crypto payments that were resolved manually.
import type { Operation } from "../../http/operation";
import { Transaction } from "../ledger/transaction-schemas";
import { SettlementBody } from "./schemas";

export const settlementOperations = {
  settlePayment: {
    method: "POST",
    path: "/wallets/admin/crypto-payment/{id}/settlement",
    access: "staff",
    scope: "right",
    right: "transactions",
    stepUp: "decision",
    status: 201,
    summary: "Resolve a crypto payment",
    description:
      "For cases that no posting can fix, such as an overpayment or a payment for a rejected deposit. Moves no money. The payment leaves the review queue until the gateway reports something new.",
    idParameter: "Order number of the payment",
    body: SettlementBody,
    answer: Transaction,
    returns: "The transaction",
    refusals: ["decide_first", "not_in_review", "own_transaction"],
  },
} as const satisfies Record<string, Operation>;
