// Approved withdrawals, and the payout steps of staff.
import { expect } from "vitest";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { Payout } from "~server/features/payouts/schemas";
import type { TestPortal } from "../portal/backend";
import { read, type Administrator, type Customer } from "./people";

export const sent = { reference: "FT26321ABC", expectedDay: "2030-01-02" };

/** A customer whose withdrawal of 40.00 out of 100.00 was approved. */
export async function approvedWithdrawal(portal: TestPortal, admin: Administrator) {
  const customer = await portal.customerWith("100.00");
  const { id } = await customer.withdraw("40.00");
  await admin.approve(id);
  return { customer, id };
}

export const payoutOf = async (admin: Administrator, id: string) =>
  read(Payout, await admin.get(`/payouts/${id}`));

export const markSent = (admin: Administrator, id: string, body: object = sent) =>
  admin.post(`/payouts/${id}/sent`, body);

export const markReturned = (admin: Administrator, id: string, body: object = {}) =>
  admin.post(`/payouts/${id}/return`, { reason: "The bank account is closed.", ...body });

export const progressOf = async (customer: Customer, id: string) =>
  (await customer.get(`/transactions/${id}/progress`)).body;

/** Each file of a released batch, by staff who entered their password, and then the batch as sent. */
export async function sendBatch(portal: TestPortal, admin: Administrator, id: string) {
  const { files } = read(PayoutBatchWithLines, await admin.get(`/payout-batches/${id}`));
  await admin.confirm();
  for (const { rail, format } of files) await batchFile(portal, admin, { id, rail, format });
  return markBatchSent(admin, id);
}

export const markBatchSent = (admin: Administrator, id: string, expectedDay = "2030-01-02") =>
  admin.post(`/payout-batches/${id}/sent`, { expectedDay });

/** A file of a released batch, by staff who entered their password. */
export async function batchFile(
  portal: TestPortal,
  { token }: Administrator,
  { id, rail, format }: { id: string; rail: string; format: string },
): Promise<Response> {
  const answer = await portal.backend.fetch(
    new Request(`http://localhost/api/payout-batches/${id}/file`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ rail, format, reason: "Upload to the bank" }),
    }),
  );
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([201, "no-store"]);
  return answer;
}

export const batchFileText = async (...asked: Parameters<typeof batchFile>): Promise<string> =>
  (await batchFile(...asked)).text();
