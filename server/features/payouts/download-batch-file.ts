import type { Locale } from "../../locales/locale";
import type { payoutBatchOperations } from "./batch-operations";
import type { PayoutBatchRow } from "../../database/rows/payout-rows";
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Call, Handler, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { requireSamePrincipal } from "../../http/principal";
import { amountOf } from "../../database/money-columns";
import { dayOf } from "../../kernel/calendar";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { openDestination } from "../withdrawals/destination";
import { payoutStopsIn } from "../withdrawals/payout-stop-store";
import { consumeAccess } from "../sessions/sensitive-access";
import { bankFile, type Transfer } from "./bank-file-rules";
import { linesIn, xlsxMediaType, type FileFormat } from "./batch-labels";
import { checkPayees } from "./batch-payees";
import { isInFile } from "./batch-rules";
import { payoutBatchesIn } from "./batch-store";
import { payoutTable, payoutWorkbook, type TablePayout } from "./payout-table";
import { payoutListsIn, type OwnedPayout } from "./store";

type Download = Call<typeof payoutBatchOperations.batchFile>;

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
  const rows = await context.storage.transaction(async (within) => {
    await requireSamePrincipal(within, actor);
    const found = await payableRows(within, call, batch);
    if (isRefusal(found)) return found;
    await recordAudit(within, call, {
      action: "payout_batch.downloaded",
      subject: `payout_batch:${batch.id}`,
      after: { format: body.format, payouts: found.length },
      reason: body.reason,
    });
    return found;
  });
  return isRefusal(rows)
    ? rows
    : fileOf(context, batch, body.format, { rows, locale: call.locale });
};

/** What is still to be paid, or the refusal of the first that may not be paid anymore: staff mark it as returned first. */
async function payableRows(
  db: Db,
  call: Download,
  { id, state }: PayoutBatchRow,
): Promise<readonly OwnedPayout[] | Refused> {
  const lines = (await payoutBatchesIn(db).linesOf([id])).filter(
    (line) => line.format === linesIn(call.body.format) && isInFile(line, state),
  );
  if (lines.length === 0) return refuse("payout_file_missing");
  const rows = await payoutListsIn(db).byIds(lines.map((line) => line.transaction_id));
  return (await checkPayees(db, call, rows)) ?? rows;
}

type Row = Pick<
  TransactionRow,
  "id" | "reference" | "amount_minor" | "currency" | "destination_sealed"
>;

async function fileOf(
  context: Context,
  batch: PayoutBatchRow,
  format: FileFormat,
  { rows, locale }: { rows: readonly Row[]; locale: Locale },
): Promise<Response> {
  const payouts = rows.flatMap((row) => opened(context, row));
  const { payer } = context.settings;
  if (format === "xlsx") return download(batch, "xlsx", await payoutWorkbook(payouts, locale));
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

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: xlsxMediaType,
  xml: "application/xml; charset=utf-8",
};

function download(
  { reference }: PayoutBatchRow,
  kind: keyof typeof mediaTypes,
  content: string | Uint8Array<ArrayBuffer>,
) {
  return new Response(content, {
    status: 201,
    headers: {
      "Content-Type": mediaTypes[kind],
      "Content-Disposition": `attachment; filename="${reference}.${kind}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
