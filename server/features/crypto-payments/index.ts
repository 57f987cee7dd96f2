import { endpoints, feature } from "../../http/feature";
import { createPayment } from "./start-payment";
import { listCoins } from "./list-coins";
import { cryptoPaymentOperations } from "./operations";
import { readPayment } from "./present-payment";
import { settlePayment } from "./settle-payment";
import { settlementOperations } from "./settlement-operations";
import { readSimulated, simulatePayment } from "./simulate-payment";
import { webhookRoutes } from "./webhook";
import { cryptoPaymentsIn } from "./store";
import { applyDue } from "./apply-delivery";
import { gatewayDeliveriesIn, gatewayNoticesKeptDays } from "./delivery-store";
import { settleDue } from "./settle-due";

export const cryptoPayments = feature("crypto-payments", {
  endpoints: [
    ...endpoints(cryptoPaymentOperations, {
      currencies: listCoins,
      create: createPayment,
      get: readPayment,
      simulated: readSimulated,
      simulate: simulatePayment,
    }),
    ...endpoints(settlementOperations, {
      settlePayment,
    }),
  ],
  routes: webhookRoutes,
  erase: {
    tables: { crypto_payments: "stay, anonymized" },
    keeps: { crypto_payments: ["order_number", "coin", "coin_amount", "received"] },
    steps: {
      person: ({ db, id }) => cryptoPaymentsIn(db).anonymize(id),
    },
  },
  retention: [
    {
      rows: "gateway_deliveries",
      kept: { days: gatewayNoticesKeptDays },
      forget: (db, before, atMost) => gatewayDeliveriesIn(db).forgetSettledBefore(before, atMost),
    },
  ],
  background: [
    { name: "settle-due", every: "30 seconds", run: settleDue },
    { name: "crypto-notices", every: "30 seconds", run: applyDue },
  ],
});
