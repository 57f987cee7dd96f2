// Answers and notices as Plisio's documentation shows them: numbers mostly as text, some without quotes.
import { createHmac } from "node:crypto";
import { atomsOf, coinDecimalOf } from "~server/kernel/coin-amount";

export interface StubInvoice {
  readonly txnId: string;
  readonly orderNumber: string;
  readonly amount: string;
  readonly expiresAt: number;
  status: string;
  received: string;
  finishedAt: number | null;
}

const coin = (cid: string, rate: string, price: string, more: object = {}) => ({
  name: `${cid} coin`,
  cid,
  currency: cid.split("_")[0] ?? cid,
  icon: `https://plisio.net/img/psys-icon/${cid}.svg`,
  precision: "8",
  rate_usd: rate,
  price_usd: price,
  fiat: "USD",
  fiat_rate: rate,
  min_sum_in: "0.00001",
  invoice_commission_percentage: "0.5",
  hidden: 0,
  maintenance: false,
  ...more,
});

export const coinsOfStub = [
  coin("BTC", "0.00001538", "65000.00"),
  coin("ETH", "0.00031250", "3200.00"),
  coin("USDT_TRX", "1.00000000", "1.00", { min_sum_in: "5" }),
  coin("DOGE", "6.66666667", "0.15", { maintenance: true }),
  coin("LTC", "0.01176471", "85.00"),
  coin("XMR", "0.00625000", "160.00", { hidden: 1 }),
];

export function invoiceAnswer({ txnId, amount, expiresAt }: StubInvoice, isWhiteLabel: boolean) {
  const plain = { txn_id: txnId, invoice_url: `https://plisio.net/invoice/${txnId}` };
  const whiteLabel = {
    amount,
    pending_amount: amount,
    invoice_total_sum: amount,
    wallet_hash: `wallet-of-${txnId}`,
    expire_utc: wholeSeconds(expiresAt),
    expected_confirmations: "2",
    qr_code: "data:image/png;base64,AAAA",
  };
  return { status: "success", data: isWhiteLabel ? { ...plain, ...whiteLabel } : plain };
}

export function operationAnswer(
  { txnId, orderNumber, amount, received, status, expiresAt, finishedAt }: StubInvoice,
  isWhiteLabel: boolean,
) {
  const isOpen = status === "new" || status === "pending";
  const missing = atomsOf(amount) - atomsOf(received);
  return {
    status: "success",
    data: {
      id: txnId,
      type: "invoice",
      status,
      psys_cid: "BTC",
      currency: "BTC",
      source_currency: "USD",
      fee: null,
      tx: [],
      confirmations: 0,
      pending_sum: isOpen ? received : 0,
      actual_sum: isOpen ? "0" : received,
      amount: isOpen ? "0" : received,
      sum: amount,
      ...(isWhiteLabel &&
        isOpen && {
          pending_amount: missing < 0n ? `-${coinDecimalOf(-missing)}` : coinDecimalOf(missing),
        }),
      wallet_hash: `wallet-of-${txnId}`,
      params: { order_number: orderNumber, amount },
      expire_at_utc: wholeSeconds(expiresAt),
      finished_at_utc: finishedAt === null ? null : wholeSeconds(finishedAt),
    },
  };
}

function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** With the signature that Plisio puts among the fields. */
export function signed(fields: Record<string, unknown>, key: string): Record<string, unknown> {
  return {
    ...fields,
    verify_hash: createHmac("sha1", key).update(JSON.stringify(fields)).digest("hex"),
  };
}
