// A gateway that fails, hangs, answers nonsense or is asked while the server falls over: never money, never a payment in limbo.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cryptoPaymentsIn } from "~server/features/crypto-payments/store";
import { settleDue } from "~server/features/crypto-payments/settle-due";
import { describeEitherEngine } from "../support/portal/engine-suites";
import {
  contextWith,
  bitcoinOrder,
  payByCrypto,
  paymentOf,
  withGateway,
} from "../support/stubs/crypto-gateway";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

const create = "/payments/crypto/create";
const away = () => Promise.reject(new Error("the gateway is away"));
const invoice = {
  gatewayId: "g1",
  coinAmount: "0.001",
  walletAddress: "w",
  invoiceUrl: null,
  expiresAt: Date.UTC(2026, 11, 24),
};

describeEitherEngine("a gateway that doesn't create the invoice", (portal) => {
  test.each([
    ["is down", away],
    ["returns invalid data", () => Promise.resolve({ ...invoice, coinAmount: "lots" })],
    ["requests a zero amount", () => Promise.resolve({ ...invoice, coinAmount: "0.0" })],
  ])(
    "because it %s: the deposit fails, says so, and its key can be used again",
    async (_what, createInvoice) => {
      const nora = await portal().registerVerified();
      const key = randomUUID();
      const refused = await withGateway(contextWith(portal(), { createInvoice }), nora).post(
        create,
        bitcoinOrder,
        { key },
      );
      expect(refused).toMatchObject({
        status: 502,
        code: "crypto_payment_failed",
        message: "Failed to create crypto payment",
      });
      expect((await nora.wallet()).transactions).toMatchObject([
        { status: "failed", reason: "Failed to create crypto payment" },
      ]);
      expect(
        subjectsOf(await mailsTo(portal(), nora.email)),
        "a waiting customer sees it on the page",
      ).toEqual(["Welcome to Meridian"]);
      expect((await nora.post(create, bitcoinOrder, { key })).status).toBe(201);
      expect(await nora.wallet()).toMatchObject({ availableBalance: 0, pendingDeposit: 65 });
    },
  );

  test("once is not asked again", async () => {
    const nora = await portal().registerVerified();
    const asked: string[] = [];
    const refusing = contextWith(portal(), {
      createInvoice: ({ orderNumber }) => {
        asked.push(orderNumber);
        return away();
      },
    });
    await withGateway(refusing, nora).post(create, bitcoinOrder);
    portal().advance({ hours: 8 });
    await settleDue(refusing);
    expect(
      await paymentOf(withGateway(refusing, nora), { cryptoOrderNumber: asked[0] ?? "" }),
    ).toMatchObject({ status: "error" });
    expect(asked).toHaveLength(1);
  });
});

describeEitherEngine("a replay", (portal) => {
  test("of a payment with an invoice doesn't call the gateway", async () => {
    const nora = await portal().registerVerified();
    const key = randomUUID();
    const first = await nora.post(create, bitcoinOrder, { key });
    const asked: string[] = [];
    const listening = contextWith(portal(), {
      createInvoice: ({ orderNumber }) => {
        asked.push(orderNumber);
        return away();
      },
    });
    expect((await withGateway(listening, nora).post(create, bitcoinOrder, { key })).body).toEqual(
      first.body,
    );
    expect(asked).toEqual([]);
  });
});

describeEitherEngine("a server that crashed before it stored the invoice", (portal) => {
  /** The payment as it stands after the first of the two steps. */
  async function halfway() {
    const nora = await portal().registerVerified();
    const payment = await payByCrypto(nora);
    await cryptoPaymentsIn(portal().context.storage.db).update(payment.cryptoOrderNumber, {
      gateway_id: null,
      coin_amount: null,
      wallet_address: null,
    });
    portal().advance({ minutes: 3 });
    return { nora, payment };
  }

  test("leaves a payment that the next query completes", async () => {
    const { nora, payment } = await halfway();
    const found = await paymentOf(nora, payment);
    expect([found.cryptoWalletAddress, found.cryptoAmount]).toEqual([
      payment.cryptoWalletAddress,
      payment.cryptoAmount,
    ]);
  });

  test("leaves a payment that the background work completes, or fails if the gateway refuses", async () => {
    const [first, second] = [await halfway(), await halfway()];
    await settleDue(portal().context);
    expect((await first.nora.transaction(first.payment.transaction.id)).cryptoWalletAddress).toBe(
      first.payment.cryptoWalletAddress,
    );
    const third = await halfway();
    await settleDue(contextWith(portal(), { createInvoice: away }));
    expect(await third.nora.transaction(third.payment.transaction.id)).toMatchObject({
      status: "failed",
    });
    expect(subjectsOf(await mailsTo(portal(), third.nora.email))).toEqual([
      "Welcome to Meridian",
      "Your deposit of $65.00 failed",
    ]);
    expect(await second.nora.transaction(second.payment.transaction.id)).toMatchObject({
      status: "pending",
    });
  });
});
