// What waits for an administrator: how many, since when, and who comes next.
import { expect, test } from "vitest";
import type { z } from "zod";
import { QueueCounts, QueueList, QueuePlace } from "~server/features/queues/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { payByCrypto, paymentOf, actAsPayer } from "../support/stubs/crypto-gateway";
import { asFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import { read, type Administrator } from "../support/people/people";

type Queue = z.output<typeof QueueList>["queues"][number];

async function queueOf(admin: Administrator, name: Queue["name"]): Promise<Queue | undefined> {
  return read(QueueList, await admin.get("/queues")).queues.find((queue) => queue.name === name);
}

const placeOf = async (admin: Administrator, id: string, queue: string) =>
  read(QueuePlace, await admin.get(`/queues/${id}?queue=${queue}`));

describeEitherEngine("the review queues", (portal) => {
  test("return the oldest item first, and each item's neighbors", async () => {
    const [admin, nora] = [await portal().admin(), await portal().customerWith("100.00")];
    const ids: string[] = [];
    const since = new Date(portal().context.now()).toISOString();
    for (const amount of ["1.00", "2.00", "3.00"]) {
      ids.push((await nora.withdraw(amount)).id);
      portal().advance({ minutes: 1 });
    }
    const [first = "", second = "", third = ""] = ids;
    expect(await queueOf(admin, "withdrawals")).toEqual({
      name: "withdrawals",
      waiting: 3,
      oldestAt: since,
      firstId: first,
      canReview: true,
    });
    expect(await placeOf(admin, first, "withdrawals")).toEqual({
      waiting: 3,
      position: 1,
      nextId: second,
    });
    expect(await placeOf(admin, second, "withdrawals")).toEqual({
      waiting: 3,
      position: 2,
      previousId: first,
      nextId: third,
    });
    await admin.approve(second);
    expect(await placeOf(admin, second, "withdrawals")).toEqual({
      waiting: 2,
      previousId: first,
      nextId: third,
    });
    await admin.reject(first);
    await admin.reject(third);
    expect(await queueOf(admin, "withdrawals")).toEqual({
      name: "withdrawals",
      waiting: 0,
      canReview: true,
    });
    expect(await placeOf(admin, third, "withdrawals")).toEqual({ waiting: 0 });
  });

  test.each([
    ["auditor", []],
    ["support", ["messages"]],
    ["compliance", ["approvals", "bank", "kyc"]],
    ["treasury", ["approvals", "bank", "crypto", "deposits", "payouts", "withdrawals"]],
    ["owner", ["approvals"]],
  ] as const)("say which of them %s can work on", async (role, expected) => {
    const by = await portal().admin([role]);
    const { queues } = read(QueueList, await by.get("/queues"));
    const { counts } = read(QueueCounts, await by.get("/queue-counts"));
    for (const each of [queues, counts])
      expect(each.flatMap(({ name, canReview }) => (canReview ? name : [])).sort()).toEqual(
        expected,
      );
  });

  test("contain an identity verification from its upload to its decision", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    expect((await queueOf(admin, "kyc"))?.waiting).toBe(0);
    portal().advance({ minutes: 10 });
    const since = new Date(portal().context.now()).toISOString();
    await nora.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile())]));
    portal().advance({ minutes: 10 });
    expect(await queueOf(admin, "kyc")).toEqual({
      name: "kyc",
      waiting: 1,
      oldestAt: since,
      firstId: nora.id,
      canReview: true,
    });
    await admin.confirm();
    await admin.patch(`/users/${nora.id}`, { kycStatus: "approved" });
    expect((await queueOf(admin, "kyc"))?.waiting).toBe(0);
  });

  test("contain a crypto payment only if it needs a review", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    const payment = await payByCrypto(nora);
    expect([
      (await queueOf(admin, "crypto"))?.waiting,
      (await queueOf(admin, "deposits"))?.waiting,
    ]).toEqual([0, 0]);
    await actAsPayer(portal(), payment, "pay_half");
    await actAsPayer(portal(), payment, "expire");
    await paymentOf(nora, payment);
    const queue = await queueOf(admin, "crypto");
    expect(queue?.waiting).toBe(1);
    await admin.reject(queue?.firstId ?? "");
    expect((await queueOf(admin, "crypto"))?.waiting).toBe(0);
  });

  test.each([
    ["posted later", ["successful"]],
    ["rejected once more", ["pending", "failed"]],
  ] as const)(
    "contain money that came for a deposit its owner had canceled, until it is %s",
    async (_what, decisions) => {
      const [admin, nora] = [await portal().admin(), await portal().register()];
      const payment = await payByCrypto(nora);
      const { id } = payment.transaction;
      const setStatus = async (who: Administrator | typeof nora, status: string) =>
        expect((await who.patch(`/transactions/${id}/status`, { status })).status).toBe(200);
      await setStatus(nora, "failed");
      expect((await queueOf(admin, "crypto"))?.waiting).toBe(0);
      await actAsPayer(portal(), payment, "pay_in_full");
      expect(await paymentOf(nora, payment)).toMatchObject({
        reviewFlag: "unposted",
        transaction: { status: "failed" },
      });
      expect(await queueOf(admin, "crypto")).toMatchObject({ waiting: 1, firstId: id });
      expect(await placeOf(admin, id, "crypto")).toMatchObject({ waiting: 1, position: 1 });
      portal().advance({ minutes: 1 });
      for (const status of decisions) await setStatus(admin, status);
      expect((await queueOf(admin, "crypto"))?.waiting).toBe(0);
    },
  );

  test("contain a part that came for a deposit its owner had canceled, until it is decided", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    const payment = await payByCrypto(nora);
    expect(
      (await nora.patch(`/transactions/${payment.transaction.id}/status`, { status: "failed" }))
        .status,
    ).toBe(200);
    await actAsPayer(portal(), payment, "pay_half");
    portal().advance({ minutes: 1 });
    await actAsPayer(portal(), payment, "expire");
    expect(await paymentOf(nora, payment)).toMatchObject({
      reviewFlag: "underpaid",
      transaction: { status: "failed" },
    });
    expect((await queueOf(admin, "crypto"))?.waiting).toBe(1);
    portal().advance({ minutes: 1 });
    for (const status of ["pending", "failed"])
      expect(
        (await admin.patch(`/transactions/${payment.transaction.id}/status`, { status })).status,
      ).toBe(200);
    expect((await queueOf(admin, "crypto"))?.waiting).toBe(0);
  });

  test("contain a message until it is answered", async () => {
    const admin = await portal().admin();
    await portal()
      .visitor()
      .post("/contact", { fullname: "Viv Visitor", email: "viv@example.org", message: "Hello" });
    const id = (await queueOf(admin, "messages"))?.firstId ?? "";
    expect(await placeOf(admin, id, "messages")).toEqual({ waiting: 1, position: 1 });
    await admin.patch(`/contact-messages/${id}`, { state: "answered" });
    expect((await queueOf(admin, "messages"))?.waiting).toBe(0);
  });

  test("have no position for what was never in them, and are for administrators only", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    expect((await admin.get("/queues/no-such-id")).status).toBe(404);
    expect((await admin.get(`/queues/${nora.id}?queue=everything`)).status).toBe(400);
    expect((await nora.get("/queues")).status).toBe(403);
  });
});
