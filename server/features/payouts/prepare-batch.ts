import { isSEPACountry } from "ibantools";
import type { payoutBatchOperations } from "./batch-operations";
import type { Context } from "../../http/context";
import type { Handler } from "../../http/call";
import { minorColumn, netOf } from "../../database/money-columns";
import { command } from "../../http/command";
import { recordAudit } from "../audit/record-audit";
import { openDestination } from "../withdrawals/destination";
import { newReference } from "../ledger/new-reference";
import { refusalOfNewRoleForTwo } from "../second-approval/require-two-people";
import { isSepaName } from "./bank-file-rules";
import { lockPayees, type Payee } from "./batch-payees";
import type { Rail } from "./batch-labels";
import { railOf } from "./batch-rules";
import { payoutBatchesIn } from "./batch-store";
import { presentBatch } from "./present-batch";
import { notPayable, storedLeftOut } from "./present-obstacle";

/** Leaves out what can't be paid, and stores with each payout the file that it belongs in, while its destination can be decrypted. */
export const prepareBatch: Handler<typeof payoutBatchOperations.prepareBatch> = (call) =>
  command(call, async (db) => {
    const { context, actor, body, locale } = call;
    const tooNew = await refusalOfNewRoleForTwo(call, db);
    if (tooNew) return tooNew;
    const { payable, leftOut } = await lockPayees(db, call, { ids: body.payouts });
    const [first] = leftOut;
    if (first && payable.length === 0)
      return notPayable(first.reference, first.refusal, { locale });
    const id = context.newId();
    const reference = newReference(context, "PB");
    const batches = payoutBatchesIn(db);
    await batches.insert({
      id,
      reference,
      state: "prepared",
      reason: body.reason,
      prepared_by: actor.user.id,
      prepared_at: context.now(),
      left_out: storedLeftOut(null, { leftOut, step: "prepared" }, locale),
    });
    await batches.insertLines(payable.map(({ row }) => lineOf(context, id, row)));
    await recordAudit(db, call, {
      action: "payout_batch.prepared",
      subject: `payout_batch:${id}`,
      after: { reference, payouts: payable.length, leftOut: leftOut.length || undefined },
      reason: body.reason,
    });
    return presentBatch(db, call, id);
  });

function lineOf(context: Context, batchId: string, row: Payee["row"]) {
  const rail = railOfRow(context, row);
  return {
    batch_id: batchId,
    transaction_id: row.id,
    format: rail === "sepa" ? ("pain.001" as const) : ("csv" as const),
    rail,
    currency: row.currency,
    amount_minor: minorColumn(netOf(row)),
    is_live: 1 as const,
  };
}

function railOfRow(
  context: Context,
  { id, currency, destination_sealed: sealed }: Payee["row"],
): Rail {
  const { bankDetails: block } = sealed ? openDestination(context, { id, sealed }) : {};
  return railOf({
    currency,
    region: block?.region ?? "BITCOIN",
    isSepa:
      block?.region === "EUROPE" &&
      isSEPACountry(block.iban.slice(0, 2)) &&
      isSepaName(block.recipientName),
    hasPayer: context.settings.payer !== null,
  });
}
