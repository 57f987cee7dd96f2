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
  markBatchSent,
  markReturned,
  markSent,
  payoutOf,
  sendBatch,
} from "../support/people/payouts";

const reason = "Monday payouts";
const [usCsv, sepa] = [
  ["us_bank", "csv"],
  ["sepa", "pain.001"],
] as const;

describeEitherEngine("a payout batch", (portal) => {
  const staff = async () => ({ ada: await portal().admin(), ben: await portal().admin() });
  const prepare = (by: Administrator, payouts: readonly string[]) =>
    by.post("/payout-batches", { payouts, reason });
  const prepared = async (by: Administrator, payouts: readonly string[]) =>
    read(PayoutBatchWithLines, await prepare(by, payouts));
  const file = (by: Administrator, id: string, [rail, format]: readonly [string, string]) =>
    by.post(`/payout-batches/${id}/file`, { rail, format, reason: "Upload to the bank" });

  const textOf = (by: Administrator, id: string, [rail, format]: readonly [string, string]) =>
    batchFileText(portal(), by, { id, rail, format });

  test("is released by a colleague, never by its preparer, and stays unsent until the bank has its files", async () => {
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
        { rail: "us_bank", format: "csv", count: 2 },
        { rail: "us_bank", format: "xlsx", count: 2 },
      ],
      canRelease: false,
      canCancel: true,
    });
    const path = `/payout-batches/${batch.id}/release`;
    expect(await ada.post(path)).toMatchObject({ status: 403, code: "own_payout_batch" });
    const answers = await Promise.all([ben.post(path), ben.post(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const { id } of [one, two])
      expect(await payoutOf(ada, id)).toMatchObject({ state: "to_send", batch: { id: batch.id } });
    expect(await markBatchSent(ben, batch.id)).toMatchObject({
      status: 409,
      code: "payout_file_not_downloaded",
    });
    expect(await sendBatch(portal(), ben, batch.id)).toMatchObject({
      status: 201,
      body: { state: "sent", expectedDay: "2030-01-02", sentBy: { id: ben.id } },
    });
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
    const canceled = await ada.post(`/payout-batches/${first.id}/cancellation`, {});
    expect(canceled).toMatchObject({ status: 201, body: { state: "cancelled" } });
    expect(await ben.post(`/payout-batches/${first.id}/release`)).toMatchObject({
      status: 409,
      code: "payout_batch_ended",
    });
    const second = await prepared(ada, [id]);
    expect((await ben.post(`/payout-batches/${second.id}/release`)).status).toBe(201);
    await sendBatch(portal(), ben, second.id);
    expect(await ben.post(`/payout-batches/${second.id}/cancellation`, {})).toMatchObject({
      status: 409,
      code: "payout_batch_sent",
    });
    await markReturned(ada, id);
    await ada.setStatus(id, "successful");
    expect((await prepare(ada, [id])).status).toBe(201);
  });

  test("leaves out what can't be paid when it is prepared and when it is released, and says why", async () => {
    const { ada, ben } = await staff();
    const [one, two, three] = [
      await approvedWithdrawal(portal(), ada),
      await approvedWithdrawal(portal(), ada),
      await approvedWithdrawal(portal(), ada),
    ];
    const users = usersIn(portal().context.storage.db);
    await users.update(three.customer.id, { payouts_frozen_at: 1 });
    const batch = await prepared(ada, [one.id, two.id, three.id, "gone"]);
    expect(batch.payouts.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
    expect(batch.totals).toEqual([{ currency: "USD", count: 2, amount: 80 }]);
    const frozen = batch.leftOut.find(({ id }) => id === three.id);
    expect(frozen).toMatchObject({
      payout: { state: "to_send" },
      obstacle: {
        code: "payee_frozen",
        message: "The customer stopped payouts from their account.",
        advice:
          "Wait until the customer allows payouts again, or mark the withdrawal as pending and reject it.",
      },
    });
    expect(batch.leftOut.find(({ id }) => id === "gone")?.obstacle.code).toBe("not_found");

    await users.update(two.customer.id, { account_status: "suspended" });
    const seen = read(PayoutBatchWithLines, await ben.get(`/payout-batches/${batch.id}`));
    expect(seen.payouts.find(({ id }) => id === two.id)?.obstacle?.code).toBe("payee_not_active");
    const released = read(
      PayoutBatchWithLines,
      await ben.post(`/payout-batches/${batch.id}/release`),
    );
    expect(released.payouts.map(({ id }) => id)).toEqual([one.id]);
    expect(released.totals).toEqual([{ currency: "USD", count: 1, amount: 40 }]);
    expect(released.leftOut.map(({ obstacle }) => obstacle.code).sort()).toEqual([
      "not_found",
      "payee_frozen",
      "payee_not_active",
    ]);
    expect(await payoutOf(ada, two.id)).not.toHaveProperty("batch");
    await users.update(two.customer.id, { account_status: "active" });
    expect((await prepare(ada, [two.id])).status).toBe(201);
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
    expect(batch.files.map(({ rail, format }) => [rail, format])).toEqual([
      ["sepa", "pain.001"],
      ["us_bank", "csv"],
      ["us_bank", "xlsx"],
    ]);
    await ada.confirm();
    expect(await file(ada, batch.id, usCsv)).toMatchObject({ code: "payout_batch_not_released" });
    await ben.post(`/payout-batches/${batch.id}/release`);
    const support = await portal().admin(["support"]);
    await support.confirm();
    expect((await file(support, batch.id, usCsv)).status).toBe(403);
    expect(await file(ben, batch.id, usCsv)).toMatchObject({ code: "password_needed" });
    const table = await textOf(ada, batch.id, usCsv);
    const { reference } = await customer.transaction(id);
    expect(table).toContain(`${reference},40.00,USD,Bank transfer,Hana Howard`);
    const workbook = await batchFile(portal(), ada, {
      id: batch.id,
      rail: "us_bank",
      format: "xlsx",
    });
    expect(workbook.headers.get("content-type")).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    expect(workbook.headers.get("content-disposition")).toContain(
      `${batch.reference}-us-bank.xlsx`,
    );
    const [, ...rows] = rowsOf(new Uint8Array(await workbook.arrayBuffer()));
    expect(rows.map(([paid]) => paid)).toEqual([{ text: reference }]);
    const xml = await textOf(ada, batch.id, sepa);
    expect(creditTransferFaults(xml)).toEqual([]);
    expect(xml).toContain((await euro.transaction(euroId)).reference);
    expect(xml).toContain(bankOfZoe.europe.iban.replaceAll(" ", ""));
    const { downloads } = read(PayoutBatchWithLines, await ben.get(`/payout-batches/${batch.id}`));
    const downloaded = downloads.map(({ rail, format, by }) => [rail, format, by.id].join(" "));
    expect(downloaded.toSorted()).toEqual([
      `sepa pain.001 ${ada.id}`,
      `us_bank csv ${ada.id}`,
      `us_bank xlsx ${ada.id}`,
    ]);
    const lone = await prepared(ada, [(await approvedWithdrawal(portal(), ada)).id]);
    await ben.post(`/payout-batches/${lone.id}/release`);
    expect(await file(ada, lone.id, sepa)).toMatchObject({ code: "payout_file_missing" });
  });
});
