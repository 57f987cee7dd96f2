import type { CryptoGateway } from "./port";
import type { CoinLists } from "./coin-lists";

/** Crypto deposits, as handlers access them. */
export interface CryptoService {
  /** An external service: never call it while a database transaction is open. */
  readonly gateway: CryptoGateway;
  readonly coins: CoinLists;
}

declare module "../../http/context" {
  interface Context {
    readonly crypto: CryptoService;
  }
}
