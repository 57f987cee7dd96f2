import type { Locale } from "../../locales/locale";
import type { payoutBatchOperations } from "./batch-operations";
import type { PayoutBatchRow } from "../../database/rows/payout-rows";
import type { TransactionRow } from "../../database/schema";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { requireSamePrincipal } from "../../http/principal";
import { amountOf } from "../../database/money-columns";
import { dayOf } from "../../kernel/calendar";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { openDestination } from "../bank-details/destination";
import { payoutStopsIn } from "../payout-holds/stop-store";
import { consumeAccess } from "../sessions/sensitive-access";
import { bankFile, type Transfer } from "./bank-file-rules";
import type { FileFormat } from "./batch-labels";
import { payoutBatchesIn } from "./batch-store";
import { payoutTable, type TablePayout } from "./payout-table";
import { payoutListsIn } from "./store";

/** Not a `command`: its response must not be stored for a replay, and its audit entry stays even if the response is lost. */
export const downloadBatchFile: Handler<typeof payoutBatchOperations.batchFile> = async (call) => {
  const { context, actor, params, body } = call;
  const { db } = context.storage;
  // Released payouts are paid once the bank has the file.
  if (await payoutStopsIn(db).inForce()) return refuse("bank_file_stopped");
  const denied = await consumeAccess(call);
  if (denied) return denied;
  const batch = await payoutBatchesIn(db).byId(params.id ?? "");
  if (!batch) return refuse("not_found");
  if (batch.state !== "released") return refuse("payout_batch_not_released");
  const lines = await payoutBatchesIn(db).linesOf([batch.id]);
  const ids = lines
    .filter(({ format }) => format === body.format)
    .map((line) => line.transaction_id);
  if (ids.length === 0) return refuse("payout_file_missing");
  await context.storage.transaction(async (within) => {
    await requireSamePrincipal(within, actor);
    await recordAudit(within, call, {
      action: "payout_batch.downloaded",
      subject: `payout_batch:${batch.id}`,
      after: { format: body.format, payouts: ids.length },
      reason: body.reason,
    });
  });
  const rows = await payoutListsIn(db).byIds(ids);
  return fileOf(context, batch, body.format, { rows, locale: call.locale });
};

type Row = Pick<
  TransactionRow,
  "id" | "reference" | "amount_minor" | "currency" | "destination_sealed"
>;

function fileOf(
  context: Context,
  batch: PayoutBatchRow,
  format: FileFormat,
  { rows, locale }: { rows: readonly Row[]; locale: Locale },
): Response {
  const payouts = rows.flatMap((row) => opened(context, row));
  const { payer } = context.settings;
  if (format === "csv" || !payer) return download(batch, "csv", payoutTable(payouts, locale));
  const releasedAt = batch.ended_at ?? batch.prepared_at;
  const text = bankFile({
    reference: batch.reference,
    createdAt: releasedAt,
    executionDay: dayOf(releasedAt, "UTC"),
    payer,
    transfers: payouts.flatMap(transferOf),
  });
  return download(batch, "xml", text);
}

/** Nothing for a user erased since then: their destination was erased, too. */
function opened(context: Context, row: Row): TablePayout[] {
  const { id, reference, destination_sealed: sealed } = row;
  if (sealed === null) return [];
  return [{ reference, amount: amountOf(row), ...openDestination(context, { id, sealed }) }];
}

function transferOf({ reference, amount, bankDetails }: TablePayout): Transfer[] {
  if (bankDetails?.region !== "EUROPE") return [];
  const { recipientName: name, iban, swiftCode: bic } = bankDetails;
  return [{ reference, amount, name, iban, bic }];
}

const mediaTypes = { csv: "text/csv; charset=utf-8", xml: "application/xml; charset=utf-8" };

function download({ reference }: PayoutBatchRow, kind: keyof typeof mediaTypes, text: string) {
  return new Response(text, {
    status: 201,
    headers: {
      "Content-Type": mediaTypes[kind],
      "Content-Disposition": `attachment; filename="${reference}.${kind}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
