import { withTimeout } from "../with-timeout";
import type { CryptoGateway } from "../../features/crypto-payments/port";

/** The longest wait for a gateway that hangs. */
export function timeLimitedGateway(gateway: CryptoGateway, limitMs: number): CryptoGateway {
  return {
    ...gateway,
    coins: (fiat) => withTimeout(limitMs, gateway.coins(fiat)),
    createInvoice: (order) => withTimeout(limitMs, gateway.createInvoice(order)),
    readInvoice: (invoice) => withTimeout(limitMs, gateway.readInvoice(invoice)),
  };
}
