// A gateway that is away or slow while a payment is open.
import { expect, test } from "vitest";
import { settleDue } from "~server/features/crypto-payments/settle-due";
import { nothingReported } from "~server/features/crypto-payments/rules";
import { describeEitherEngine } from "../support/portal/engine-suites";
import {
  contextWith,
  payByCrypto,
  paymentOf,
  actAsPayer,
  signedInAgain,
  withGateway,
} from "../support/stubs/crypto-gateway";

const away = () => Promise.reject(new Error("the gateway is away"));
const invoice = {
  gatewayId: "g1",
  coinAmount: "0.001",
  walletAddress: "w",
  invoiceUrl: null,
  expiresAt: Date.UTC(2026, 11, 24),
};

describeEitherEngine("a gateway that is down while a payment is open", (portal) => {
  test("leaves it at its last known status, and updates it later", async () => {
    const nora = await portal().registerVerified();
    const payment = await payByCrypto(nora);
    await actAsPayer(portal(), payment, "pay_in_full");
    const meanwhile = withGateway(contextWith(portal(), { readInvoice: away }), nora);
    expect(await paymentOf(meanwhile, payment)).toMatchObject({
      status: "new",
      transaction: { status: "pending" },
    });
    portal().advance({ hours: 25 });
    await expect(settleDue(contextWith(portal(), { readInvoice: away }))).rejects.toThrow("away");
    const later = await signedInAgain(portal(), nora);
    expect(await later.transaction(payment.transaction.id)).toMatchObject({ status: "pending" });
    portal().advance({ minutes: 1 });
    expect(await paymentOf(later, payment)).toMatchObject({
      status: "completed",
      transaction: { status: "successful" },
    });
  });

  test("and then doesn't know the invoice lets it expire at its deadline, not before", async () => {
    const nora = await portal().registerVerified();
    const payment = await payByCrypto(nora);
    const forgetful = contextWith(portal(), { readInvoice: () => Promise.resolve(null) });
    portal().advance({ hours: 23 });
    const later = withGateway(forgetful, await signedInAgain(portal(), nora));
    expect((await paymentOf(later, payment)).status).toBe("new");
    portal().advance({ hours: 1 });
    expect(await paymentOf(later, payment)).toMatchObject({
      status: "expired",
      transaction: { status: "failed" },
    });
  });

  test.each([
    ["javascript:alert(1)", undefined],
    ["http://pay.example", undefined],
    ["//pay.example/i/1", undefined],
    ["https://pay.example/i/1", "https://pay.example/i/1"],
  ])("%s as the invoice's address becomes %s", async (invoiceUrl, shown) => {
    const nora = await portal().registerVerified();
    const stubbed = {
      createInvoice: () => Promise.resolve({ ...invoice, invoiceUrl }),
      readInvoice: () => Promise.resolve(nothingReported),
    };
    const payment = await payByCrypto(withGateway(contextWith(portal(), stubbed), nora));
    expect([payment.cryptoInvoiceUrl, payment.transaction.cryptoInvoiceUrl]).toEqual([
      shown,
      shown,
    ]);
  });
});

describeEitherEngine("while the gateway is queried", (portal) => {
  test("no database transaction is open: others read and write", async () => {
    const nora = await portal().registerVerified();
    const { gateway } = portal().context.crypto ?? {};
    if (!gateway) throw new Error("the simulated gateway is on");
    const others = () => nora.patch("/users/profile", { fullname: "Nora Newer" });
    const seen: number[] = [];
    const stubbed = contextWith(portal(), {
      createInvoice: async (order) => {
        seen.push((await others()).status);
        return gateway.createInvoice(order);
      },
      readInvoice: async (about) => {
        seen.push((await others()).status);
        return gateway.readInvoice(about);
      },
    });
    const payment = await payByCrypto(withGateway(stubbed, nora));
    await actAsPayer(portal(), payment, "pay_in_full");
    expect(await paymentOf(withGateway(stubbed, nora), payment)).toMatchObject({
      status: "completed",
    });
    expect(seen).toEqual([200, 200]);
  });
});
