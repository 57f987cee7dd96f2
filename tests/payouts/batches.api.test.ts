// Payout batches: one prepares, another releases, and a file leaves with every payout once.
import { expect, test } from "vitest";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { creditTransferFaults } from "../support/inputs/credit-transfer";
import { bankOfZoe } from "../support/inputs/inputs";
import { rowsOf } from "../support/inputs/spreadsheet";
import { read, type Administrator } from "../support/people/people";
import {
  approvedWithdrawal,
  batchFile,
  batchFileText,
  markReturned,
  markSent,
  payoutOf,
} from "../support/people/payouts";

const release = { expectedDay: "2030-01-02" };
const reason = "Monday payouts";

describeEitherEngine("a payout batch", (portal) => {
  const staff = async () => ({ ada: await portal().admin(), ben: await portal().admin() });
  const prepare = (by: Administrator, payouts: readonly string[]) =>
    by.post("/payout-batches", { payouts, reason });
  const prepared = async (by: Administrator, payouts: readonly string[]) =>
    read(PayoutBatchWithLines, await prepare(by, payouts));
  const file = (by: Administrator, id: string, format: string) =>
    by.post(`/payout-batches/${id}/file`, { format, reason: "Upload to the bank" });

  const textOf = (by: Administrator, id: string, format: string) =>
    batchFileText(portal(), by, { id, format });

  test("is sent when a colleague releases it, never by its preparer", async () => {
    const { ada, ben } = await staff();
    const [one, two] = [
      await approvedWithdrawal(portal(), ada),
      await approvedWithdrawal(portal(), ada),
    ];
    const batch = await prepared(ada, [one.id, two.id]);
    expect(batch).toMatchObject({
      state: "prepared",
      totals: [{ currency: "USD", count: 2, amount: 80 }],
      files: [
        { format: "csv", count: 2 },
        { format: "xlsx", count: 2 },
      ],
      canRelease: false,
      canCancel: true,
    });
    const path = `/payout-batches/${batch.id}/release`;
    expect(await ada.post(path, release)).toMatchObject({ status: 403, code: "own_payout_batch" });
    const answers = await Promise.all([ben.post(path, release), ben.post(path, release)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const { id } of [one, two])
      expect(await payoutOf(ada, id)).toMatchObject({
        state: "sent",
        expectedDay: "2030-01-02",
        batch: { id: batch.id },
      });
  });

  test("has each payout once, however many prepare it at the same time", async () => {
    const { ada, ben } = await staff();
    const { id } = await approvedWithdrawal(portal(), ada);
    const answers = await Promise.all([prepare(ada, [id]), prepare(ben, [id]), prepare(ada, [id])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: "payout_not_payable",
    });
    expect(await markSent(ada, id)).toMatchObject({ status: 409, code: "payout_in_batch" });
    expect(await ada.setStatus(id, "pending")).toMatchObject({ code: "payout_in_batch" });
  });

  test("frees its payouts when it is canceled", async () => {
    const { ada, ben } = await staff();
    const { id } = await approvedWithdrawal(portal(), ada);
    const first = await prepared(ada, [id]);
    const canceled = await ada.post(`/payout-batches/${first.id}/cancellation`);
    expect(canceled).toMatchObject({ status: 201, body: { state: "cancelled" } });
    expect(await ben.post(`/payout-batches/${first.id}/release`, release)).toMatchObject({
      status: 409,
      code: "payout_batch_ended",
    });
    const second = await prepared(ada, [id]);
    expect((await ben.post(`/payout-batches/${second.id}/release`, release)).status).toBe(201);
    expect(await ben.post(`/payout-batches/${second.id}/cancellation`)).toMatchObject({
      status: 409,
      code: "payout_batch_ended",
    });
    await markReturned(ada, id);
    await ada.setStatus(id, "successful");
    expect((await prepare(ada, [id])).status).toBe(201);
  });

  test("is refused as a whole if one of its customers may not be paid anymore", async () => {
    const { ada, ben } = await staff();
    const [one, two] = [
      await approvedWithdrawal(portal(), ada),
      await approvedWithdrawal(portal(), ada),
    ];
    const batch = await prepared(ada, [one.id, two.id]);
    await usersIn(portal().context.storage.db).update(two.customer.id, {
      account_status: "suspended",
    });
    const refused = await ben.post(`/payout-batches/${batch.id}/release`, release);
    expect(refused).toMatchObject({ status: 409, code: "payout_not_payable" });
    expect(refused.message).toContain((await payoutOf(ada, two.id)).transaction);
    expect(await payoutOf(ada, one.id)).toMatchObject({ state: "to_send" });
  });

  test("gives its files only after the release, to staff who may see bank details, and records it", async () => {
    const { ada, ben } = await staff();
    const { id, customer } = await approvedWithdrawal(portal(), ada);
    const euro = await portal().registerVerified({ currency: "EUR" });
    await euro.saveCard();
    await ada.approve((await euro.deposit("100.00")).id);
    await euro.saveBank(bankOfZoe);
    const paid = await euro.post("/wallets/withdrawal/request", { amount: "40.00" });
    const euroId = String(Object(Object(paid.body).transaction).id);
    await ada.approve(euroId);
    const batch = await prepared(ada, [id, euroId]);
    expect(batch.files.map(({ format }) => format)).toEqual(["pain.001", "csv", "xlsx"]);
    await ada.confirm();
    expect(await file(ada, batch.id, "csv")).toMatchObject({ code: "payout_batch_not_released" });
    await ben.post(`/payout-batches/${batch.id}/release`, release);
    const support = await portal().admin(["support"]);
    await support.confirm();
    expect((await file(support, batch.id, "csv")).status).toBe(403);
    expect(await file(ben, batch.id, "csv")).toMatchObject({ code: "password_needed" });
    const table = await textOf(ada, batch.id, "csv");
    const { reference } = await customer.transaction(id);
    expect(table).toContain(`${reference},40.00,USD,Bank transfer,Hana Howard`);
    const workbook = await batchFile(portal(), ada, { id: batch.id, format: "xlsx" });
    expect(workbook.headers.get("content-type")).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    expect(workbook.headers.get("content-disposition")).toContain(`${batch.reference}.xlsx`);
    const [, ...rows] = rowsOf(new Uint8Array(await workbook.arrayBuffer()));
    expect(rows.map(([paid]) => paid)).toEqual([{ text: reference }]);
    const xml = await textOf(ada, batch.id, "pain.001");
    expect(creditTransferFaults(xml)).toEqual([]);
    expect(xml).toContain((await euro.transaction(euroId)).reference);
    expect(xml).toContain(bankOfZoe.europe.iban.replaceAll(" ", ""));
    const audit = await ada.get(`/audit?action=payout_batch.downloaded`);
    expect(JSON.stringify(audit.body).match(/payout_batch\.downloaded/g)?.length).toBeGreaterThan(
      1,
    );
    const lone = await prepared(ada, [(await approvedWithdrawal(portal(), ada)).id]);
    await ben.post(`/payout-batches/${lone.id}/release`, release);
    expect(await file(ada, lone.id, "pain.001")).toMatchObject({ code: "payout_file_missing" });
  });
});
