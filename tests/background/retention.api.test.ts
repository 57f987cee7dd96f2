// What only remembers that something was seen before is forgotten after a time; nothing happens twice for it.
import { expect, test } from "vitest";
import { cryptoPaymentsIn } from "~server/features/crypto-payments/store";
import { outboxIn } from "~server/features/email/store";
import { signInPlacesIn } from "~server/features/sign-in/sign-in-place-store";
import {
  gatewayDeliveriesIn,
  gatewayNoticesKeptDays,
} from "~server/features/crypto-payments/delivery-store";
import { eraseDue } from "~server/background/erase-due";
import { limits } from "~server/kernel/limits";
import { openStorage } from "~server/database/storage";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto, signedInAgain } from "../support/stubs/crypto-gateway";
import type { Customer } from "../support/people/people";
import { plisioPortal } from "../support/stubs/plisio-portal";
import { plansOf, recordOn } from "../support/database/query-plans";
import { storedRows } from "../support/database/stored-text";

const rowsOf = async (portal: TestPortal, table: string) =>
  (await storedRows(portal)).get(table) ?? [];

describeEitherEngine("a webhook of the gateway", (portal) => {
  const pass = async (days: number) => {
    portal().advance({ days });
    await eraseDue(portal().context);
    return (await rowsOf(portal(), "gateway_deliveries")).length;
  };

  test("is deleted long after its payment was settled; sent again after that, it posts nothing", async () => {
    const { stub, customer, notify } = await plisioPortal(portal());
    const nora = await customer();
    const { cryptoOrderNumber } = await payByCrypto(nora);
    stub.play(cryptoOrderNumber, "pay_in_full");
    const notice = stub.noticeOf(cryptoOrderNumber);
    await notify(notice);
    expect(await pass(gatewayNoticesKeptDays - 1)).toBe(1);
    expect(await pass(2)).toBe(0);
    const [transactions, entries] = [
      await rowsOf(portal(), "transactions"),
      await rowsOf(portal(), "entries"),
    ];
    expect((await notify(notice)).status).toBe(200);
    expect([await rowsOf(portal(), "transactions"), await rowsOf(portal(), "entries")]).toEqual([
      transactions,
      entries,
    ]);
    expect(await (await signedInAgain(portal(), nora)).wallet()).toMatchObject({
      availableBalance: 65,
    });
    expect(await pass(gatewayNoticesKeptDays + 1)).toBe(0);
  });

  test("stays while its payment is open, under review, or recently settled", async () => {
    const { stub, customer, notify } = await plisioPortal(portal());
    const nora = await customer();
    const { cryptoOrderNumber } = await payByCrypto(nora);
    stub.play(cryptoOrderNumber, "show_payment");
    await notify(stub.noticeOf(cryptoOrderNumber));
    const cryptoPayments = cryptoPaymentsIn(portal().context.storage.db);
    const kept = gatewayNoticesKeptDays;
    expect(await pass(kept + 1)).toBe(1);
    await cryptoPayments.update(cryptoOrderNumber, {
      status: "completed",
      review_flag: "overpaid",
    });
    expect(await pass(1)).toBe(1);
    await cryptoPayments.update(cryptoOrderNumber, { settled_at: portal().context.now() });
    expect(await pass(kept - 1)).toBe(1);
    expect(await pass(2)).toBe(0);
  });
});

describeEitherEngine("a place of sign-ins", (portal) => {
  const lettersOf = async ({ id }: Customer) =>
    (await outboxIn(portal().context.storage.db).ofUser(id)).filter(
      ({ kind }) => kind === "new_sign_in",
    ).length;

  test("is known while the user signs in from it, and reported as new after half a year without", async () => {
    const nora = await portal().registerVerified();
    for (const _ of [1, 2]) {
      portal().advance({ days: limits.signInPlacesKeptDays - 1 });
      await eraseDue(portal().context);
      await signedInAgain(portal(), nora);
      expect(await lettersOf(nora)).toBe(0);
    }
    portal().advance({ days: limits.signInPlacesKeptDays + 1 });
    await eraseDue(portal().context);
    expect(await rowsOf(portal(), "sign_in_places")).toEqual([]);
    await signedInAgain(portal(), nora);
    expect(await lettersOf(nora)).toBe(1);
  });
});

describeEitherEngine("what is deleted at a certain age", (portal) => {
  test("is deleted in small batches, oldest first", async () => {
    const { db } = portal().context.storage;
    const { id } = await portal().register();
    for (const at of [3, 1, 2]) {
      await signInPlacesIn(db).record({ user_id: id, place: `place ${at}`, last_at: at });
      await gatewayDeliveriesIn(db).insert({
        digest: `digest ${at}`,
        order_number: "of nobody",
        received_at: at,
        tried_at: at,
        applied_at: at,
      });
    }
    await signInPlacesIn(db).forgetUnusedSince(4, 2);
    await gatewayDeliveriesIn(db).forgetSettledBefore(4, 2);
    expect(
      (await rowsOf(portal(), "sign_in_places")).filter((row) => Number(row.last_at) <= 3),
    ).toMatchObject([{ place: "place 3" }]);
    expect(await rowsOf(portal(), "gateway_deliveries")).toMatchObject([{ digest: "digest 3" }]);
  });

  test("is found by an index", async () => {
    const statements = await recordOn(portal())(async () => {
      const { db, close } = await openStorage({
        dataDir: portal().dataDir,
        databaseUrl: portal().databaseUrl,
        now: portal().context.now(),
      });
      await signInPlacesIn(db).forgetUnusedSince(4, 500);
      await gatewayDeliveriesIn(db).forgetSettledBefore(4, 500);
      await close();
    });
    const plans = (
      await plansOf(
        portal(),
        statements.filter(({ sql }) => sql.startsWith("delete")),
      )
    ).map(({ plan }) => plan.join("\n"));
    expect(plans).toEqual([
      expect.stringContaining("sign_in_places_by_time"),
      expect.stringContaining("gateway_deliveries_by_time"),
    ]);
    for (const plan of plans)
      expect(plan).not.toMatch(
        /Seq Scan|SCAN (sign_in_places|gateway_deliveries)(?!.*USING (COVERING )?INDEX)/,
      );
  });
});

describeEitherEngine("a step of the background work that fails", (portal) => {
  test("does not keep the others from erasing, and the pass counts as failed", async () => {
    const nora = await portal().register();
    await nora.saveCard();
    portal().advance({ days: 30 });
    const { context } = portal();
    const transaction = () => Promise.reject(new Error("no transaction"));
    const storage = { ...context.storage, transaction };
    await expect(eraseDue({ ...context, storage })).rejects.toThrow("no transaction");
    expect(await rowsOf(portal(), "sessions")).toEqual([]);
    expect(await eraseDue(context)).toBe(1);
  });
});
