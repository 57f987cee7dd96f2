import { conversionRefusals, transactionPlace, type ParticularsOf } from "./particulars";

const makes = ["too_many_movements"] as const;
const moves = [
  "account_may_not_move_money",
  "no_wallet",
  "invalid_amount",
  "amount_above_maximum",
] as const;
const drafted = ["draft_expired", "changed_by_someone_else"] as const;
const withdraws = [
  ...moves,
  ...drafted,
  "kyc_required",
  "insufficient_funds",
  "day_exhausted",
  "day_share_exhausted",
  "no_bank_details",
  "invalid_address",
] as const;
const toPayee = ["password_needed", "new_address"] as const;
const cardDeposits = ["card_deposits_off", "no_card", "card_expired"] as const;
const coinRefusals = ["unknown_coin", "below_coin_minimum", "coin_under_maintenance"] as const;
const either =
  "Either withdrawal path takes either body: `paymentMethod` `crypto_payment`, or a `walletAddress`, asks for Bitcoin; `bank` asks for the saved bank account. The money is held at once, and where it goes is frozen: later bank details do not touch it. A Bitcoin address that no withdrawal of this person has gone to yet asks for the password of the last five minutes (`POST /auth/confirm-password`); an API token can pay only addresses that were paid before.";

export const money: ParticularsOf = {
  "GET /wallets/my-wallet": {
    answers: "The wallet with the newest transactions",
    refuses: ["no_wallet"],
  },
  "GET /wallets/history": {
    description:
      "Summed up from the ledger's entries; days end at midnight in one's time zone (`timeZone` of `GET /auth/profile`).",
    answers: "The balance day by day",
    refuses: ["no_wallet"],
  },
  "POST /wallets/top-up": {
    description:
      "A deposit by the saved card (`POST /wallets/card/add`). It is pending, and counts in `pendingDeposit`, until an administrator approves it. `paymentMethod` is `card` here; coins go by `POST /payments/crypto/create`. Where the id of a draft is the key, the draft is confirmed.",
    answers: "The pending deposit",
    refuses: [...moves, ...makes, ...drafted, ...cardDeposits, ...conversionRefusals],
  },
  "POST /wallets/withdrawal/request": {
    description: `To the bank unless the body says otherwise. ${either}`,
    answers: "The request",
    refuses: [...withdraws, ...makes, ...toPayee],
  },
  "POST /wallets/withdraw": {
    description: `To a Bitcoin address unless the body says otherwise. ${either}`,
    answers: "The request",
    refuses: [...withdraws, ...makes, ...toPayee],
  },
  "GET /wallets/card/info": { answers: "The card, or that there is none" },
  "DELETE /wallets/card/remove": {
    description: "Erases number, CVV and photos as well.",
    answers: "That there is no card",
  },
  "GET /wallets/bank-details": { answers: "Bank details, or that there are none" },
  "GET /transactions": {
    description: "Filters are met together; `from` and `to` are days of the request.",
    answers: "A page of transactions, newest first",
    refuses: ["page_too_deep"],
  },
  "GET /transactions/stats": {
    description: "The keyed entries say the same as `statusStats`.",
    answers: "Counts and sums",
    refuses: ["no_wallet"],
  },
  "GET /transactions/months": {
    description: "Takes the filters of `GET /transactions`.",
    answers: "Counts and sums by month",
  },
  "GET /transactions/{id}/history": {
    place: transactionPlace,
    answers: "Its changes, first to last",
  },
  "GET /transactions/{id}": { place: transactionPlace, answers: "The transaction" },
  "PATCH /transactions/{id}": {
    description:
      "A customer may always change the description, the amount while the request is pending, and the status from `pending` to `failed`, which cancels it. Administrators may set any status; money follows by compensating entries.",
    place: transactionPlace,
    answers: "The transaction as it is now",
    refuses: [
      "kyc_required",
      ...moves,
      "amount_locked",
      "status_change_refused",
      "coins_received",
      "same_status",
      "own_transaction",
      "changed_by_someone_else",
      "insufficient_funds",
      "day_exhausted",
      "day_share_exhausted",
      "reversal_exceeds_available",
      "wallet_closed",
      "person_removed",
    ],
  },
  "PATCH /transactions/{id}/status": {
    description:
      "For a customer only `failed`, of a pending request; for administrators any status. Money follows by compensating entries.",
    place: transactionPlace,
    answers: "The transaction as it is now",
    refuses: [
      "status_change_refused",
      "coins_received",
      "same_status",
      "own_transaction",
      "changed_by_someone_else",
      "insufficient_funds",
      "reversal_exceeds_available",
      "wallet_closed",
      "person_removed",
    ],
  },
  "POST /drafts": {
    description:
      "Checks a money form as the movement itself would and keeps it for 30 minutes. To confirm, send the movement (`POST /wallets/top-up`, `/payments/crypto/create`, `/wallets/withdrawal/request` or `/wallets/withdraw`) with the same amount and the id of the draft as `Idempotency-Key`. Clients that show no review need no draft.",
    answers: "The draft",
    refuses: [
      ...withdraws,
      ...cardDeposits,
      ...coinRefusals,
      ...conversionRefusals,
      "too_many_requests",
    ],
  },
  "GET /drafts/{id}": {
    place: "Id of the draft",
    answers: "The draft, and the transaction that it became",
    refuses: ["draft_expired"],
  },
  "GET /rates": { answers: "The rate" },
  "GET /prices/coins": {
    description:
      "Figures to look at; nothing is reckoned with them. Where the price feed is away the last good prices are answered with their age, and 503 only where there never were any.",
    answers: "The prices",
  },
  "GET /markets/quotes": {
    description:
      "Simulated figures to look at. Pages, charts and this call say the same of the same moment.",
    answers: "The quotes",
  },
  "GET /markets/candles": {
    description: "Simulated figures to look at, the same that the charts are drawn from.",
    answers: "The candles",
    refuses: ["not_found"],
  },
  "GET /payments/crypto/currencies": {
    answers: "The coins, or the built-in ones while the gateway does not answer",
  },
  "POST /payments/crypto/create": {
    description:
      "Asks the gateway for an address to pay to. The deposit books itself when the gateway says `completed`; ask `GET /payments/crypto/{id}` every 30 seconds, with `cryptoOrderNumber` as id. Where the id of a draft is the key, the draft is confirmed.",
    answers: "The payment",
    refuses: [
      ...moves,
      ...makes,
      ...drafted,
      ...coinRefusals,
      ...conversionRefusals,
      "crypto_payment_failed",
      "not_found",
      "too_many_requests",
    ],
  },
  "GET /payments/crypto/{id}/simulation": {
    description: "Only in a demonstration, while the gateway is simulated.",
    place: "The payment's `cryptoOrderNumber`",
    answers: "The payment, as last heard",
  },
  "POST /payments/crypto/{id}/simulation": {
    description: "Only in a demonstration, while the gateway is simulated. No coin moves.",
    place: "The payment's `cryptoOrderNumber`",
    answers: "The payment as it is then",
  },
  "GET /payments/crypto/{id}": {
    place: "The payment's `cryptoOrderNumber`",
    answers: "The payment, as fresh as the gateway says",
  },
};
