// A customer's wallet, card and bank details.
import type { Operation } from "../operation";
import { BalanceHistory } from "../schemas/balance-history";
import { BankDetails, BankDetailsBody } from "../schemas/bank-details";
import { CardAddBody, CardInfo } from "../schemas/cards";
import {
  MyWallet,
  TopUpBody,
  TransactionAnswer,
  WithdrawalAnswer,
  WithdrawalBody,
} from "../schemas/wallets";
import { conversionRefusals, fileRefusals } from "./shared-docs";

const moves = [
  "account_may_not_move_money",
  "no_wallet",
  "invalid_amount",
  "amount_above_maximum",
] as const;
const makes = ["too_many_movements"] as const;
const drafted = ["draft_expired", "changed_by_someone_else"] as const;
const cardDeposits = ["card_deposits_off", "no_card", "card_expired"] as const;
const saves =
  "Saves or replaces the details of one region. The fields stand flat, or in a block called `usa`, `europe` or `others`; up to 20 times a day. Asks for the password of the last five minutes (`POST /auth/confirm-password`), so no API token may do it, and the person is told by mail. A form can only send them flat. `document` is a file in place of `documentUrl`.";
const either =
  "Either withdrawal path takes either body: `paymentMethod` `crypto_payment`, or a `walletAddress`, asks for Bitcoin; `bank` asks for the saved bank account. The money is held at once, and where it goes is frozen: later bank details do not touch it. A Bitcoin address that no withdrawal of this person has gone to yet asks for the password of the last five minutes (`POST /auth/confirm-password`); an API token can pay only addresses that were paid before.";
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

export const walletOperations = {
  mine: {
    method: "GET",
    path: "/wallets/my-wallet",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "One's own wallet",
    answer: MyWallet,
    returns: "The wallet with the newest transactions",
    refusals: ["no_wallet"],
    failureMessage: "Failed to load wallet information. Please refresh the page.",
  },
  history: {
    method: "GET",
    path: "/wallets/history",
    access: "signed-in",
    scope: "read",
    status: 200,
    isExtension: true,
    summary: "One's own balance at the end of each of the last 31 days",
    description:
      "Summed up from the ledger's entries; days end at midnight in one's time zone (`timeZone` of `GET /auth/profile`).",
    answer: BalanceHistory,
    returns: "The balance day by day",
    refusals: ["no_wallet"],
  },
  card: {
    method: "GET",
    path: "/wallets/card/info",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "The saved card, masked",
    answer: CardInfo,
    returns: "The card, or that there is none",
    refusals: [],
  },
  addCard: {
    method: "POST",
    path: "/wallets/card/add",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Save a card with its photos",
    description:
      "Saves the card, in place of one that was there, with photos of its front and back: `files` twice in this order, or `frontImage` and `backImage`. Number and CVV are sealed; nobody reads the CVV back, and it is erased when the last pending deposit with the card is decided.",
    body: CardAddBody,
    encoding: "multipart",
    answer: CardInfo,
    returns: "The card, masked",
    refusals: [
      ...fileRefusals,
      "file_not_an_image",
      "card_deposits_off",
      "card_not_a_test_number",
      "card_expired",
    ],
    failureMessage: "Failed to add card",
  },
  removeCard: {
    method: "DELETE",
    path: "/wallets/card/remove",
    access: "signed-in",
    scope: "money",
    status: 200,
    summary: "Remove the saved card",
    description: "Erases number, CVV and photos as well.",
    answer: CardInfo,
    returns: "That there is no card",
    refusals: [],
  },
  topUp: {
    method: "POST",
    path: "/wallets/top-up",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Request a deposit",
    description:
      "A deposit by the saved card (`POST /wallets/card/add`). It is pending, and counts in `pendingDeposit`, until an administrator approves it. `paymentMethod` is `card` here; coins go by `POST /payments/crypto/create`. Where the id of a draft is the key, the draft is confirmed.",
    body: TopUpBody,
    answer: TransactionAnswer,
    returns: "The pending deposit",
    refusals: [...moves, ...makes, ...drafted, ...cardDeposits, ...conversionRefusals],
    failureMessage: "Top-up failed",
  },
  bankDetails: {
    method: "GET",
    path: "/wallets/bank-details",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "Saved bank details, masked",
    answer: BankDetails,
    returns: "Bank details, or that there are none",
    refusals: [],
  },
  addBankDetails: {
    method: "POST",
    path: "/wallets/bank-details/add",
    access: "signed-in",
    scope: null,
    status: 201,
    summary: "Save bank details",
    description: saves,
    body: BankDetailsBody,
    encoding: "multipart",
    answer: BankDetails,
    returns: "The bank details, masked",
    refusals: [...fileRefusals, "password_needed"],
    failureMessage: "Failed to save bank details",
  },
  updateBankDetails: {
    method: "PATCH",
    path: "/wallets/bank-details/update",
    access: "signed-in",
    scope: null,
    status: 200,
    summary: "Save bank details",
    description: `${saves} The same as adding.`,
    body: BankDetailsBody,
    encoding: "multipart",
    answer: BankDetails,
    returns: "The bank details, masked",
    refusals: [...fileRefusals, "password_needed"],
    failureMessage: "Failed to save bank details",
  },
  requestWithdrawal: {
    method: "POST",
    path: "/wallets/withdrawal/request",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Request a withdrawal to the bank",
    description: `To the bank unless the body says otherwise. ${either}`,
    body: WithdrawalBody,
    answer: WithdrawalAnswer,
    returns: "The request",
    refusals: [...withdraws, ...makes, ...toPayee],
    failureMessage: "Failed to process withdrawal",
  },
  withdraw: {
    method: "POST",
    path: "/wallets/withdraw",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Request a withdrawal to a BTC address",
    description: `To a Bitcoin address unless the body says otherwise. ${either}`,
    body: WithdrawalBody,
    answer: WithdrawalAnswer,
    returns: "The request",
    refusals: [...withdraws, ...makes, ...toPayee],
    failureMessage: "Failed to process withdrawal",
  },
} as const satisfies Record<string, Operation>;
