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
    summary: "Note that a crypto payment in doubt was settled by hand; the id is its order number",
    description:
      "For what no booking can put right: money beyond the amount, or for a deposit that was decided otherwise. It moves no money; the payment leaves the queue until the gateway reports something new.",
    idParameter: "Order number of the payment",
    body: SettlementBody,
    answer: Transaction,
    returns: "The transaction",
    refusals: ["decide_first", "not_in_review", "own_transaction"],
  },
} as const satisfies Record<string, Operation>;
