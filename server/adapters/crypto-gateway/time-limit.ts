import { within } from "../within";
import type { CryptoGateway } from "../../features/crypto-payments/port";

/** The longest wait for a gateway that hangs. */
export function timeLimitedGateway(gateway: CryptoGateway, limitMs: number): CryptoGateway {
  return {
    ...gateway,
    coins: (fiat) => within(limitMs, gateway.coins(fiat)),
    createInvoice: (order) => within(limitMs, gateway.createInvoice(order)),
    readInvoice: (invoice) => within(limitMs, gateway.readInvoice(invoice)),
  };
}
