// Deposits through a payment gateway.
import type { Operation } from "../operation";
import {
  CoinList,
  CoinQuery,
  CryptoPayment,
  CryptoPaymentBody,
  SimulationBody,
} from "../schemas/crypto-payments";
import { conversionRefusals } from "./shared-docs";

const moves = [
  "account_may_not_move_money",
  "no_wallet",
  "invalid_amount",
  "amount_above_maximum",
] as const;
const makes = ["too_many_movements"] as const;
const drafted = ["draft_expired", "changed_by_someone_else"] as const;
const coinRefusals = ["unknown_coin", "below_coin_minimum", "coin_under_maintenance"] as const;

export const cryptoPaymentOperations = {
  currencies: {
    method: "GET",
    path: "/payments/crypto/currencies",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "The coins that can be paid with",
    query: CoinQuery,
    answer: CoinList,
    returns: "The coins, or the built-in ones while the gateway does not answer",
    refusals: [],
  },
  create: {
    method: "POST",
    path: "/payments/crypto/create",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Ask for a deposit in coins",
    description:
      "Asks the gateway for an address to pay to. The deposit books itself when the gateway says `completed`; ask `GET /payments/crypto/{id}` every 30 seconds, with `cryptoOrderNumber` as id. Where the id of a draft is the key, the draft is confirmed.",
    body: CryptoPaymentBody,
    answer: CryptoPayment,
    returns: "The payment",
    refusals: [
      ...moves,
      ...makes,
      ...drafted,
      ...coinRefusals,
      ...conversionRefusals,
      "crypto_payment_failed",
      "not_found",
      "too_many_requests",
    ],
    failureMessage: "Failed to create crypto payment",
  },
  get: {
    method: "GET",
    path: "/payments/crypto/{id}",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "A crypto payment by its order number",
    idParameter: "The payment's `cryptoOrderNumber`",
    answer: CryptoPayment,
    returns: "The payment, as fresh as the gateway says",
    refusals: [],
  },
  simulated: {
    method: "GET",
    path: "/payments/crypto/{id}/simulation",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "A payment as the simulated gateway's page shows it",
    description: "Only in a demonstration, while the gateway is simulated.",
    idParameter: "The payment's `cryptoOrderNumber`",
    answer: CryptoPayment,
    returns: "The payment, as last heard",
    refusals: [],
  },
  simulate: {
    method: "POST",
    path: "/payments/crypto/{id}/simulation",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Play the payer of a simulated payment",
    description: "Only in a demonstration, while the gateway is simulated. No coin moves.",
    idParameter: "The payment's `cryptoOrderNumber`",
    body: SimulationBody,
    answer: CryptoPayment,
    returns: "The payment as it is then",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
