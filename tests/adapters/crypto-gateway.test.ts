// One suite for every crypto gateway; a vendor's client joins the table against a stub of the vendor.
import { describe, expect, onTestFinished, test } from "vitest";
import type {
  CryptoGateway,
  InvoiceOrder,
  InvoiceStore,
  SimulatedInvoice,
} from "~server/features/crypto-payments/port";
import type { PayerAction } from "~server/features/crypto-payments/payer-rules";
import { simulatePayer, simulatedGateway } from "~server/adapters/crypto-gateway/simulated";
import { timeLimitedGateway } from "~server/adapters/crypto-gateway/time-limit";
import { atomsOf } from "~server/kernel/coin-amount";
import { flagOf, nothingReported } from "~server/features/crypto-payments/rules";
import { plisioAt, PlisioStub } from "../support/stubs/plisio-stub";
import { usd } from "../support/inputs/amounts";

interface Rig {
  gateway: CryptoGateway;
  /** The customer, or the vendor, does this to the invoice. */
  play(orderNumber: string, move: PayerAction): unknown;
  advance(ms: number): void;
}

function simulatedRig(): Promise<Rig> {
  let now = Date.UTC(2026, 10, 21);
  const store = memoryStore();
  return Promise.resolve({
    gateway: simulatedGateway({ store, now: () => now }),
    play: (orderNumber, move) => simulatePayer(store, { orderNumber, action: move, now }),
    advance: (ms) => void (now += ms),
  });
}

const plisioRig = (isWhiteLabel: boolean) => async (): Promise<Rig> => {
  let now = Date.UTC(2026, 10, 21);
  const stub = await PlisioStub.open(() => now);
  stub.isWhiteLabel = isWhiteLabel;
  onTestFinished(() => stub.close());
  return {
    gateway: plisioAt(stub),
    play: (orderNumber, move) => stub.play(orderNumber, move),
    advance: (ms) => void (now += ms),
  };
};

function memoryStore(): InvoiceStore {
  const invoices = new Map<string, SimulatedInvoice>();
  return {
    byOrderNumber: async (orderNumber) => invoices.get(orderNumber),
    insert: async (invoice) =>
      void (invoices.has(invoice.order_number) || invoices.set(invoice.order_number, invoice)),
    async update(orderNumber, change) {
      const invoice = invoices.get(orderNumber);
      if (invoice) invoices.set(orderNumber, { ...invoice, ...change });
    },
  };
}

const day = 86_400_000;
const order: InvoiceOrder = {
  orderNumber: "CP-1",
  orderName: "Deposit",
  description: null,
  amount: usd(6500n),
  cid: "BTC",
  expiresAt: Date.UTC(2026, 10, 22),
};

const rigs = [
  ["simulated", simulatedRig],
  ["Plisio", plisioRig(true)],
  ["Plisio without white label", plisioRig(false)],
] as const;

describe.each(rigs)("the %s gateway", (_name, rigOf) => {
  test("lists coins with minimum and price as plain decimals", async () => {
    for (const fiat of ["USD", "EUR", "GBP"] as const) {
      const coins = await (await rigOf()).gateway.coins(fiat);
      expect(coins.length).toBeGreaterThan(3);
      for (const coin of coins)
        expect(
          [coin.minimum, coin.priceUsd, coin.price ?? "1"]
            .map(atomsOf)
            .every((atoms) => atoms > 0n),
          coin.cid,
        ).toBe(true);
    }
  });

  test("creates one invoice per order number", async () => {
    const { gateway } = await rigOf();
    const invoice = await gateway.createInvoice(order);
    expect(atomsOf(invoice.coinAmount)).toBeGreaterThan(0n);
    expect(invoice.walletAddress ?? invoice.invoiceUrl).toEqual(expect.any(String));
    expect(invoice.expiresAt).toBe(order.expiresAt);
    expect(await gateway.createInvoice(order)).toEqual(invoice);
    expect((await gateway.createInvoice({ ...order, orderNumber: "CP-2" })).gatewayId).not.toBe(
      invoice.gatewayId,
    );
  });

  test("refuses an unknown coin", async () => {
    await expect(
      (await rigOf()).gateway.createInvoice({ ...order, cid: "NOPE" }),
    ).rejects.toThrow();
  });

  test("finds no invoice that was never created", async () => {
    expect(
      await (await rigOf()).gateway.readInvoice({ orderNumber: "CP-9", gatewayId: "none" }),
    ).toBeNull();
  });

  test.each([
    [[], "new", 0],
    [["show_payment", "confirm_payment"], "confirming", 1],
    [["pay_in_full"], "completed", 1],
    [["pay_half"], "pending", 0.5],
    [["pay_half", "expire"], "expired", 0.5],
    [["pay_too_much"], "completed", 1.5],
    [["expire"], "expired", 0],
    [["fail"], "error", 0],
  ] as const)("after %j reports %s", async (moves, status, share) => {
    const { gateway, play } = await rigOf();
    const { gatewayId, coinAmount } = await gateway.createInvoice(order);
    for (const move of moves) await play(order.orderNumber, move);
    const received = (atomsOf(coinAmount) * BigInt(share * 2)) / 2n;
    expect(await gateway.readInvoice({ orderNumber: order.orderNumber, gatewayId })).toMatchObject({
      status,
      received,
    });
  });

  test("reports a payment that is detected but not confirmed as still open", async () => {
    const { gateway, play } = await rigOf();
    const { gatewayId, coinAmount } = await gateway.createInvoice(order);
    await play(order.orderNumber, "show_payment");
    const report = await gateway.readInvoice({ orderNumber: order.orderNumber, gatewayId });
    expect(["pending", "confirming"]).toContain(report?.status);
    expect(report?.received).toBe(atomsOf(coinAmount));
  });

  test("reports an unpaid invoice as expired, and a payment after that as late", async () => {
    const { gateway, play, advance } = await rigOf();
    const { gatewayId, coinAmount, expiresAt } = await gateway.createInvoice(order);
    advance(day);
    expect(await gateway.readInvoice({ orderNumber: order.orderNumber, gatewayId })).toEqual({
      ...nothingReported,
      status: "expired",
    });
    await play(order.orderNumber, "pay_in_full");
    const report = await gateway.readInvoice({ orderNumber: order.orderNumber, gatewayId });
    expect(report && flagOf(report, { expected: atomsOf(coinAmount), expiresAt })).toBe("late");
  });
});

test("a gateway that hangs is disconnected", async () => {
  const hangs = () => new Promise<never>(() => undefined);
  const gateway = timeLimitedGateway(
    { isSimulated: true, coins: hangs, createInvoice: hangs, readInvoice: hangs },
    5,
  );
  await expect(gateway.coins("USD")).rejects.toThrow("within 5 ms");
  await expect(gateway.createInvoice(order)).rejects.toThrow("within 5 ms");
  await expect(gateway.readInvoice({ orderNumber: "CP-1", gatewayId: "g" })).rejects.toThrow(
    "within 5 ms",
  );
});
