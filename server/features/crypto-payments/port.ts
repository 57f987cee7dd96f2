import type { Currency } from "../../kernel/currencies";
import type { Money } from "../../kernel/money";
import type { OfferedCoin } from "./deposit-rules";
import type { PaymentStatus } from "../ledger/labels";
import type { PaymentReport } from "./rules";
import type { PayerAction } from "./payer-rules";

/** A gateway for crypto payments. Calls reject if it is down, too slow, refuses or returns something invalid. */
export interface CryptoGateway {
  readonly isSimulated: boolean;
  /** The available coins, priced in this currency. */
  coins(fiat: Currency): Promise<OfferedCoin[]>;
  /** Creates an invoice. Repeating an order number returns the existing one. */
  createInvoice(order: InvoiceOrder): Promise<Invoice>;
  /** The current status of an invoice; null if the gateway doesn't know it. */
  readInvoice(invoice: { orderNumber: string; gatewayId: string }): Promise<PaymentReport | null>;
  /** Simulates the payer's action; simulated gateways only. `store` belongs to the caller's database transaction. */
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
  /** The same for each delivery of the event. */
  readonly digest: string;
}

export interface InvoiceOrder {
  /** Our own unique order number. */
  readonly orderNumber: string;
  /** Shown to the customer by the gateway. */
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
  /** The amount of the coin to pay, as decimal text. */
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
  /** Keeps an existing one. */
  insert(invoice: SimulatedInvoice): Promise<unknown>;
  update(orderNumber: string, change: Partial<SimulatedInvoice>): Promise<unknown>;
}
