// Deposits in coins.
import type { Endpoint } from "../endpoint";
import {
  CoinList,
  CoinQuery,
  CryptoPayment,
  CryptoPaymentBody,
  SimulationBody,
} from "../schemas/crypto-payments";

export const cryptoPaymentEndpoints = {
  currencies: {
    method: "GET",
    path: "/payments/crypto/currencies",
    access: "signed-in",
    summary: "The coins that can be paid with",
    query: CoinQuery,
    answer: CoinList,
  },
  create: {
    method: "POST",
    path: "/payments/crypto/create",
    access: "signed-in",
    summary: "Ask for a deposit in coins",
    body: CryptoPaymentBody,
    answer: CryptoPayment,
  },
  get: {
    method: "GET",
    path: "/payments/crypto/{id}",
    access: "signed-in",
    summary: "A crypto payment by its order number",
    answer: CryptoPayment,
  },
  simulated: {
    method: "GET",
    path: "/payments/crypto/{id}/simulation",
    access: "signed-in",
    summary: "A payment as the simulated gateway's page shows it",
    answer: CryptoPayment,
  },
  simulate: {
    method: "POST",
    path: "/payments/crypto/{id}/simulation",
    access: "signed-in",
    summary: "Play the payer of a simulated payment",
    body: SimulationBody,
    answer: CryptoPayment,
  },
} as const satisfies Record<string, Endpoint>;
