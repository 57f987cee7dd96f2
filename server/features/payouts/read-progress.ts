import { reasonText } from "../../kernel/reasons";
import type { payoutOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import { payoutsIn } from "../withdrawals/payout-store";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { accessTo } from "../../http/rights";
import { instantOf } from "../../kernel/instants";
import { waitOf } from "./progress-rules";

/** For withdrawals only. */
export const readProgress: Handler<typeof payoutOperations.progress> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const { db } = context.storage;
  const row = accessTo(actor, await transactionsIn(db).byId(params.id ?? ""), "view");
  if (isRefusal(row)) return row;
  if (row.type !== "withdrawal") return refuse("not_found");
  const payout = await payoutsIn(db).byId(row.id);
  // If it was reopened, its earlier outcome is in its history.
  const known = row.status === "pending" ? undefined : payout;
  const wait = waitOf({
    status: row.status,
    createdAt: row.created_at,
    payableFrom: row.payable_from,
    payout: known && {
      state: known.state,
      approvedAt: known.approved_at,
      expectedDay: known.expected_day,
    },
  });
  const endedAt = instantOf(known?.ended_at ?? null);
  return {
    requestedAt: new Date(row.created_at).toISOString(),
    approvedAt: approvalOf(row, known?.approved_at),
    sentAt: instantOf(known?.sent_at ?? null),
    arrivedAt: known?.state === "arrived" ? endedAt : undefined,
    returnedAt: known?.state === "returned" ? endedAt : undefined,
    endedAt: row.status === "failed" && !known ? instantOf(row.updated_at) : undefined,
    payout: known?.state,
    reference: known?.reference ?? undefined,
    expectedDay: known?.expected_day ?? undefined,
    reason: reasonText({ reasonCode: row.reason_code, reason: row.reason }, locale),
    waitsFor: wait?.for,
    waitsUntil: instantOf(wait?.until ?? null),
  };
};

/** Without a payout record, the time of the last change is used. */
function approvalOf(
  { status, updated_at: updatedAt }: { status: string; updated_at: number },
  approvedAt: number | undefined,
) {
  if (approvedAt !== undefined) return new Date(approvedAt).toISOString();
  return status === "successful" ? new Date(updatedAt).toISOString() : undefined;
}
