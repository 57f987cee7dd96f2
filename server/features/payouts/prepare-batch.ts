import { isSEPACountry } from "ibantools";
import type { payoutBatchOperations } from "./batch-operations";
import type { Context } from "../../http/context";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { isRefusal, refuse } from "../../kernel/refusal";
import { messageFor } from "../../kernel/refusals";
import { recordAudit } from "../audit/record-audit";
import { openDestination } from "../withdrawals/destination";
import { newReference } from "../ledger/new-reference";
import { refusalOfNewRoleForTwo } from "../second-approval/role-grants";
import { isSepaName } from "./bank-file-rules";
import { lockPayees, type Payee } from "./batch-payees";
import { formatOf } from "./batch-rules";
import { payoutBatchesIn } from "./batch-store";
import { presentBatch } from "./present-batch";

/** Stores with each payout the file that it belongs in, while its destination can be decrypted. */
export const prepareBatch: Handler<typeof payoutBatchOperations.prepareBatch> = (call) =>
  command(call, async (db) => {
    const { context, actor, body } = call;
    const tooNew = await refusalOfNewRoleForTwo(call, db);
    if (tooNew) return tooNew;
    const payees = await lockPayees(db, call, { ids: body.payouts });
    if (isRefusal(payees)) return payees;
    const lost = payees.find(({ row }) => row.destination_sealed === null);
    if (lost)
      return refuse("payout_not_payable", {
        values: {
          reference: lost.row.reference,
          why: messageFor("payout_destination_unknown", {}, call.locale),
        },
      });
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
      ended_by: null,
      ended_at: null,
    });
    await batches.insertLines(
      payees.map(({ row }) => ({
        batch_id: id,
        transaction_id: row.id,
        format: formatOf({
          currency: row.currency,
          isSepa: isSepa(context, row),
          hasPayer: context.settings.payer !== null,
        }),
        currency: row.currency,
        amount_minor: row.amount_minor,
        is_live: 1 as const,
      })),
    );
    await recordAudit(db, call, {
      action: "payout_batch.prepared",
      subject: `payout_batch:${id}`,
      after: { reference, payouts: payees.length },
      reason: body.reason,
    });
    return presentBatch(db, call, id);
  });

function isSepa(context: Context, { id, destination_sealed: sealed }: Payee["row"]) {
  const block = sealed ? openDestination(context, { id, sealed }).bankDetails : undefined;
  return (
    block?.region === "EUROPE" &&
    isSEPACountry(block.iban.slice(0, 2)) &&
    isSepaName(block.recipientName)
  );
}
