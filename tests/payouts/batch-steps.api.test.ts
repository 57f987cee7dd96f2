// What becomes of a released batch when several people act at the same time, and what it takes to say that it was never sent.
import { expect, test } from "vitest";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { payoutsIn } from "~server/features/withdrawals/payout-store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, type Administrator } from "../support/people/people";
import { requestIn } from "../support/people/second-approval";
import {
  approvedWithdrawal,
  batchFileText,
  markBatchSent,
  markReturned,
  markSent,
  payoutOf,
  sendBatch,
} from "../support/people/payouts";

const neverSent = { reason: "The file was never uploaded." };

describeEitherEngine("a released payout batch", (portal) => {
  async function released(count: number) {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const payouts: string[] = [];
    for (let made = 0; made < count; made += 1)
      payouts.push((await approvedWithdrawal(portal(), ada)).id);
    return { ada, ben, id: await releasedBy(ada, ben, payouts), payouts };
  }
  async function releasedBy(ada: Administrator, ben: Administrator, payouts: readonly string[]) {
    const prepared = await ada.post("/payout-batches", { payouts, reason: "Monday payouts" });
    const { id } = read(PayoutBatchWithLines, prepared);
    expect((await ben.post(`/payout-batches/${id}/release`)).status).toBe(201);
    return id;
  }
  const batchOf = async (by: Administrator, id: string) =>
    read(PayoutBatchWithLines, await by.get(`/payout-batches/${id}`));
  const statuses = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted();
  const mailsTo = async (userId: string) =>
    (
      await portal()
        .context.storage.db.selectFrom("outbox")
        .select("id")
        .where("user_id", "=", userId)
        .where("kind", "=", "payout_sent")
        .execute()
    ).length;
  const takeOut = (by: Administrator, id: string, body: object = neverSent) =>
    by.post(`/payouts/${id}/batch-removal`, body);
  const approve = (by: Administrator, request: string) =>
    by.post(`/approval-requests/${request}/approval`, {});

  test("is sent once, however many say so, and each customer gets one email", async () => {
    const { ada, ben, id, payouts } = await released(2);
    await ben.confirm();
    await batchFileText(portal(), ben, { id, rail: "us_bank", format: "csv" });
    const answers = await Promise.all([
      markBatchSent(ada, id),
      markBatchSent(ben, id, "2030-01-03"),
      markBatchSent(ada, id),
    ]);
    expect(statuses(answers)).toEqual([201, 409, 409]);
    const { expectedDay } = await batchOf(ada, id);
    for (const one of payouts) {
      const payout = await payoutOf(ada, one);
      expect(payout).toMatchObject({ state: "sent", expectedDay, reference: payout.transaction });
      expect(await mailsTo(payout.user)).toBe(1);
    }
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("keeps its payouts from being sent one by one, taken back or put in another batch", async () => {
    const { ada, id, payouts } = await released(1);
    const [one = ""] = payouts;
    expect(await markSent(ada, one)).toMatchObject({ status: 409, code: "payout_in_batch" });
    expect((await ada.setStatus(one, "pending")).code).toBe("payout_in_batch");
    const again = await ada.post("/payout-batches", { payouts, reason: "Again" });
    expect(again).toMatchObject({ status: 409, code: "payout_not_payable" });
    expect(again.message).toContain((await batchOf(ada, id)).reference);
    expect(again.message).toContain("Take it out of that batch first.");
  });

  test("leaves payouts as they are that a statement closed before it was marked as sent", async () => {
    const { ada, ben, id, payouts } = await released(2);
    const [closed = "", open = ""] = payouts;
    const { db } = portal().context.storage;
    const now = portal().context.now();
    await payoutsIn(db).change(
      { transaction_id: closed, state: "to_send" },
      { state: "sent", reference: "FT1", expected_day: "2030-01-01", sent_at: now },
    );
    const [sent, returned] = await Promise.all([
      sendBatch(portal(), ben, id),
      markReturned(ada, closed),
    ]);
    expect([sent.status, returned.status]).toEqual([201, 201]);
    expect(await payoutOf(ada, closed)).toMatchObject({ state: "returned", reference: "FT1" });
    expect(await payoutOf(ada, open)).toMatchObject({ state: "sent", expectedDay: "2030-01-02" });
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("is canceled only with a reason and by two people, and never after it was sent", async () => {
    const { ada, ben, id, payouts } = await released(1);
    const path = `/payout-batches/${id}/cancellation`;
    expect(await ada.post(path, {})).toMatchObject({
      status: 422,
      code: "never_sent_reason_missing",
    });
    const request = requestIn(await ada.post(path, neverSent));
    expect((await batchOf(ada, id)).state).toBe("released");
    expect((await approve(ada, request)).status).toBe(403);
    expect((await approve(ben, request)).status).toBe(201);
    expect(await batchOf(ada, id)).toMatchObject({
      state: "cancelled",
      releasedBy: { id: ben.id },
      files: [],
    });
    expect((await ada.post("/payout-batches", { payouts, reason: "Again" })).status).toBe(201);

    const other = await released(1);
    const late = requestIn(await ada.post(`/payout-batches/${other.id}/cancellation`, neverSent));
    expect((await sendBatch(portal(), other.ben, other.id)).status).toBe(201);
    expect((await approve(ben, late)).code).toBe("approval_request_outdated");
    expect((await batchOf(ada, other.id)).state).toBe("sent");
  });

  test("is either sent or canceled by people who act at the same time", async () => {
    const { ada, ben, id, payouts } = await released(2);
    await ben.confirm();
    await batchFileText(portal(), ben, { id, rail: "us_bank", format: "csv" });
    const request = requestIn(await ada.post(`/payout-batches/${id}/cancellation`, neverSent));
    await Promise.all([markBatchSent(ben, id), approve(ben, request)]);
    const { state } = await batchOf(ada, id);
    expect(["sent", "cancelled"]).toContain(state);
    for (const one of payouts)
      expect((await payoutOf(ada, one)).state).toBe(state === "sent" ? "sent" : "to_send");
  });

  test("lets a payout be taken out by two people, and its file must then be downloaded again", async () => {
    const { ada, ben, id, payouts } = await released(2);
    const [kept = "", taken = ""] = payouts;
    const { transaction } = await payoutOf(ada, taken);
    await ben.confirm();
    const us = { id, rail: "us_bank", format: "csv" };
    expect(await batchFileText(portal(), ben, us)).toContain(transaction);
    portal().advance({ minutes: 1 });
    const request = requestIn(await takeOut(ada, taken));
    expect((await approve(ben, request)).status).toBe(201);
    const batch = await batchOf(ada, id);
    expect(batch.payouts.map((one) => one.id)).toEqual([kept]);
    expect(batch.downloads).toMatchObject([{ isOutdated: true }]);
    expect((await markBatchSent(ben, id)).code).toBe("payout_file_not_downloaded");
    portal().advance({ minutes: 1 });
    expect(await batchFileText(portal(), ben, us)).not.toContain(transaction);
    expect((await markBatchSent(ben, id)).status).toBe(201);
    expect((await payoutOf(ada, taken)).state).toBe("to_send");
    expect((await takeOut(ada, kept)).code).toBe("payout_batch_sent");
    expect((await markSent(ada, taken)).status).toBe(201);
  });

  test("keeps a payout that was to be taken out of an earlier batch", async () => {
    const { ada, ben, id: earlier, payouts } = await released(1);
    const [payout = ""] = payouts;
    const request = requestIn(await takeOut(ada, payout));
    const path = `/payout-batches/${earlier}/cancellation`;
    expect((await approve(ben, requestIn(await ada.post(path, neverSent)))).status).toBe(201);
    const id = await releasedBy(ada, ben, payouts);
    expect((await approve(ben, request)).code).toBe("approval_request_outdated");
    expect((await batchOf(ada, id)).payouts.map((one) => one.id)).toEqual([payout]);
  });

  test.each([
    ["canceled", (id: string) => `/payout-batches/${id}/cancellation`],
    ["left by a payout", (_id: string, payout: string) => `/payouts/${payout}/batch-removal`],
  ])("isn't %s if its file was downloaded after that was requested", async (_what, pathOf) => {
    const { ada, ben, id, payouts } = await released(1);
    const [payout = ""] = payouts;
    const request = requestIn(await ada.post(pathOf(id, payout), neverSent));
    await ben.confirm();
    await batchFileText(portal(), ben, { id, rail: "us_bank", format: "csv" });
    expect((await approve(ben, request)).code).toBe("approval_request_outdated");
    expect(await batchOf(ada, id)).toMatchObject({ state: "released", payouts: [{ id: payout }] });
  });

  test("isn't needed to take a payout out of a batch that no one released, which ends with the last one", async () => {
    const [ada, ben] = [await portal().admin(), await portal().admin()];
    const { id: payout } = await approvedWithdrawal(portal(), ada);
    const body = { payouts: [payout], reason: "Monday payouts" };
    const { id } = read(PayoutBatchWithLines, await ada.post("/payout-batches", body));
    const answers = await Promise.all([takeOut(ada, payout, {}), takeOut(ben, payout, {})]);
    expect(statuses(answers)).toEqual([201, 409]);
    expect((await batchOf(ben, id)).state).toBe("cancelled");
    expect((await takeOut(ada, payout, {})).code).toBe("payout_not_in_batch");
    expect((await ada.post("/payout-batches", body)).status).toBe(201);
  });
});
