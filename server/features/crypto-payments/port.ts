import type { Currency } from "../../kernel/currencies";
import type { Money } from "../../kernel/money";
import type { OfferedCoin } from "./deposit-rules";
import type { PaymentReport, PaymentStatus } from "./rules";
import type { PayerAction } from "./payer-rules";

/** Takes payments in coins. A call rejects where the gateway is away, too slow, refuses or answers something odd. */
export interface CryptoGateway {
  readonly isSimulated: boolean;
  /** The coins on offer, priced in this currency. */
  coins(fiat: Currency): Promise<OfferedCoin[]>;
  /** Asks for a payment. The same order number again gives the invoice that is there. */
  createInvoice(order: InvoiceOrder): Promise<Invoice>;
  /** What is known of an invoice now, or null where the gateway knows of none. */
  readInvoice(invoice: { orderNumber: string; gatewayId: string }): Promise<PaymentReport | null>;
  /** Does what the payer would do; simulated gateways only. `store` belongs to the caller's database transaction. */
  readonly simulatePayer?: (
    store: InvoiceStore,
    simulated: { orderNumber: string; action: PayerAction; now: number },
  ) => Promise<boolean>;
  /** The event in a webhook call; null if its signature is wrong. Left out for a gateway that sends none. */
  readonly parseWebhook?: (notice: WebhookPayload) => WebhookEvent | null;
}

/** The original JSON body, including the signature. Headers are not passed on. */
export type WebhookPayload = Readonly<Record<string, unknown>>;

export interface WebhookEvent {
  readonly orderNumber: string;
  /** The same each time that the event is delivered. */
  readonly digest: string;
}

export interface InvoiceOrder {
  /** Ours, and unique. */
  readonly orderNumber: string;
  /** What the customer sees at the gateway. */
  readonly orderName: string;
  readonly description: string | null;
  readonly amount: Money;
  /** The coin's id at the gateway, as `coins` lists it. */
  readonly cid: string;
  /** UTC milliseconds. */
  readonly expiresAt: number;
}

export interface Invoice {
  readonly gatewayId: string;
  /** How much of the coin to pay, as decimal text. */
  readonly coinAmount: string;
  readonly walletAddress: string | null;
  readonly invoiceUrl: string | null;
  readonly expiresAt: number;
}

/** An invoice of the simulated gateway. */
export interface SimulatedInvoice {
  order_number: string;
  coin: string;
  coin_amount: string;
  received: string;
  status: PaymentStatus;
  paid_at: number | null;
  expires_at: number;
}

export interface InvoiceStore {
  byOrderNumber(orderNumber: string): Promise<SimulatedInvoice | undefined>;
  /** Keeps what is there already. */
  insert(invoice: SimulatedInvoice): Promise<unknown>;
  update(orderNumber: string, change: Partial<SimulatedInvoice>): Promise<unknown>;
}
