import { personPlace, transactionPlace, type ParticularsOf } from "./particulars";

const decides = [
  "not_pending",
  "own_transaction",
  "same_status",
  "changed_by_someone_else",
  "insufficient_funds",
  "reversal_exceeds_available",
  "wallet_closed",
  "person_removed",
] as const;
const page = "A page of transactions, newest first unless asked otherwise";
const tooMuch = ["search_too_wide", "page_too_deep"] as const;

export const backOffice: ParticularsOf = {
  "GET /transactions/all": {
    description: "The same as `GET /wallets/admin/transactions`.",
    answers: page,
    refuses: tooMuch,
  },
  "GET /transactions/stats/admin": { answers: "Counts and sums over everybody" },
  "GET /transactions/stats/admin/days": {
    description:
      "By the day on which they were made, in one's time zone (`timeZone` of `GET /auth/profile`), and by the status that they have now. Long ones are up to 10 seconds old.",
    answers: "Counts and sums over everybody, day by day",
  },
  "GET /wallets/admin/transactions": { answers: page, refuses: tooMuch },
  "GET /wallets/admin/transactions/deposits": { answers: page, refuses: tooMuch },
  "GET /wallets/admin/transactions/withdrawals": { answers: page, refuses: tooMuch },
  "GET /wallets/admin/transaction/{id}": { place: transactionPlace, answers: "The transaction" },
  "PATCH /wallets/admin/transaction/{id}/approve": {
    description:
      "Books a pending deposit, or pays out a pending withdrawal. Nobody decides about their own. CVV and the photo of the card's back are erased with the decision, unless another deposit with the card is pending.",
    place: transactionPlace,
    answers: "The wallet and the transaction as they are now",
    refuses: decides,
  },
  "PATCH /wallets/admin/transaction/{id}/reject": {
    description:
      "Releases what is held; the customer reads the reason. Nobody decides about their own.",
    place: transactionPlace,
    answers: "The wallet and the transaction as they are now",
    refuses: decides,
  },
  "POST /wallets/admin/crypto-payment/{id}/settlement": {
    description:
      "For what no booking can put right: money beyond the amount, or for a deposit that was decided otherwise. It moves no money; the payment leaves the queue until the gateway reports something new.",
    place: "Order number of the payment",
    answers: "The transaction",
    refuses: ["decide_first", "not_in_review", "own_transaction"],
  },
  "DELETE /transactions/{id}": {
    description:
      "What the transaction moved is moved back first; then it is gone from every list and call. The ledger keeps its trace without a name.",
    place: transactionPlace,
    refuses: [
      "sign_in_too_old",
      "own_transaction",
      "changed_by_someone_else",
      "reversal_exceeds_available",
      "wallet_closed",
    ],
  },
  "GET /queues": { answers: "Every queue, also those in which nothing waits" },
  "GET /queues/{id}": {
    description:
      "What is decided already has neighbours, too: so the next one can be opened after a decision.",
    place: "Id of a transaction, a person, a message or a proposal",
    answers: "Its place",
    refuses: ["not_found"],
  },
  "GET /wallets/admin/all": { answers: "A page of wallets", refuses: ["page_too_deep"] },
  "GET /wallets/admin/users": { answers: "A page of people", refuses: ["page_too_deep"] },
  "GET /wallets/admin/user/{id}": {
    place: personPlace,
    answers: "The wallet",
    refuses: ["wallet_missing"],
  },
  "PATCH /wallets/admin/user/{id}": {
    description:
      "Balances are sums of ledger entries: each field that differs is booked as one adjustment, with its reason. A field that is missing, empty or as it was changes nothing. A new `totalBalance` moves what is unallocated; `pendingWithdrawal` moves the manual hold only.",
    place: personPlace,
    answers: "The wallet as it is now",
    refuses: [
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
  },
  "DELETE /wallets/admin/user/{id}": {
    description:
      "Cancels what is pending and books out what is left. With money in it, it asks for `confirmed`.",
    place: personPlace,
    refuses: [
      "sign_in_too_old",
      "wallet_missing",
      "own_wallet",
      "changed_by_someone_else",
      "wallet_has_money",
    ],
  },
  "POST /wallets/admin/create/{id}": {
    description: "A wallet is made at sign-up; this is for one that was deleted.",
    place: personPlace,
    answers: "The wallet",
    refuses: ["wallet_exists", "own_wallet"],
  },
  "POST /wallets/admin/credit": {
    description:
      "Books at once: `deposit` is a credit, `withdrawal` a debit, which is refused where the available balance is short. Either spelling will do: `transactionType` or `type`, `transactionAction` or `action`.",
    answers: "The wallet and the transaction",
    refuses: [
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
  },
};
