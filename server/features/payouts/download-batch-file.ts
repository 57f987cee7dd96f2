import type { payoutBatchOperations } from "./batch-operations";
import type { PayoutBatchRow } from "../../database/rows/payout-rows";
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Call, Handler, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { requireSamePrincipal } from "../../http/command";
import { netOf } from "../../database/money-columns";
import { dayOf } from "../../kernel/calendar";
import { coinDecimalOf, coinsFor, roundUpToEightPlaces } from "../../kernel/coin-amount";
import type { Currency } from "../../kernel/currencies";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Locale } from "../../locales/locale";
import { recordAudit } from "../audit/record-audit";
import { coinNamed } from "../crypto-payments/deposit-rules";
import { openDestination } from "../withdrawals/destination";
import { payoutStopsIn } from "../withdrawals/payout-stop-store";
import { consumeAccess } from "../sessions/sensitive-access";
import { bankFile, type Transfer } from "./bank-file-rules";
import { formatsOf, xlsxMediaType, type FileFormat, type Rail } from "./batch-labels";
import { batchStateOf, isInFile, railOfLine } from "./batch-rules";
import { payoutBatchesIn } from "./batch-store";
import { obstaclesOf } from "./check-payment-allowed";
import { payoutTable, payoutWorkbook, type CoinEstimate, type TablePayout } from "./payout-table";
import { notPayable } from "./present-obstacle";
import { payoutListsIn, type OwnedPayout } from "./store";

type Download = Call<typeof payoutBatchOperations.batchFile>;

/** Not a `command`: its response must not be stored for a replay, and its audit entry stays even if the response is lost. */
export const downloadBatchFile: Handler<typeof payoutBatchOperations.batchFile> = async (call) => {
  const { context, actor, body, locale } = call;
  const { rail, format } = body;
  const { db } = context.storage;
  // Released payouts are paid once the bank has the file.
  if (await payoutStopsIn(db).inForce()) return refuse("bank_file_stopped");
  if (!formatsIn(rail).includes(format)) return refuse("payout_file_missing");
  const denied = await consumeAccess(call);
  if (denied) return denied;
  const found = await context.storage.transaction(async (within) => {
    await requireSamePrincipal(within, actor);
    const file = await payableRows(within, call);
    if (isRefusal(file)) return file;
    await recordAudit(within, call, {
      action: "payout_batch.downloaded",
      subject: `payout_batch:${file.batch.id}`,
      after: { rail, format, payouts: file.rows.length },
      reason: body.reason,
    });
    return file;
  });
  return isRefusal(found) ? found : fileOf(context, { ...found, rail, format, locale });
};

const formatsIn = (rail: Rail): readonly FileFormat[] => formatsOf[rail];

interface Found {
  readonly batch: PayoutBatchRow;
  readonly rows: readonly OwnedPayout[];
}

/** What is still to be paid, or the refusal of the first that may not be paid anymore. With the batch locked: a payout that is taken out meanwhile isn't in the file, or its removal knows of the download. */
async function payableRows(
  db: Db,
  { context, params, body, locale }: Download,
): Promise<Found | Refused> {
  await payoutStopsIn(db).lockShared();
  const batch = await payoutBatchesIn(db).byIdLocked(params.id ?? "");
  if (!batch) return refuse("not_found");
  const state = batchStateOf(batch);
  if (state === "prepared" || state === "cancelled") return refuse("payout_batch_not_released");
  const lines = (await payoutBatchesIn(db).linesOf([batch.id])).filter(
    (line) => railOfLine(line) === body.rail && isInFile(line, state),
  );
  if (lines.length === 0) return refuse("payout_file_missing");
  const rows = await payoutListsIn(db).byIds(lines.map((line) => line.transaction_id));
  const obstacles = await obstaclesOf(db, rows, context);
  const barred = rows.find(({ id }) => obstacles.has(id));
  const refusal = barred && obstacles.get(barred.id);
  if (!barred || !refusal) return { batch, rows };
  const next = barred.state === "sent" ? "markReturned" : "takeOut";
  return notPayable(barred.reference, refusal, { locale, next });
}

type Row = Pick<
  TransactionRow,
  "id" | "reference" | "amount_minor" | "currency" | "fee_minor" | "destination_sealed"
>;

interface File {
  readonly batch: PayoutBatchRow;
  readonly rows: readonly Row[];
  readonly rail: Rail;
  readonly format: FileFormat;
  readonly locale: Locale;
}

async function fileOf(context: Context, file: File): Promise<Response> {
  const { batch, rows, rail, format, locale } = file;
  const { payer } = context.settings;
  const opened = rows.flatMap((row) => openedRow(context, row));
  const payouts = rail === "bitcoin" ? await estimated(context, opened) : opened;
  if (format === "xlsx")
    return download(batch, { rail, kind: "xlsx" }, await payoutWorkbook(payouts, { rail, locale }));
  if (format === "csv" || !payer)
    return download(batch, { rail, kind: "csv" }, payoutTable(payouts, { rail, locale }));
  const releasedAt = batch.released_at ?? batch.ended_at ?? batch.prepared_at;
  const text = bankFile({
    reference: batch.reference,
    createdAt: releasedAt,
    executionDay: dayOf(releasedAt, "UTC"),
    payer,
    transfers: payouts.flatMap(transferOf),
  });
  return download(batch, { rail, kind: "xml" }, text);
}

/** Nothing for a user erased since then: their destination was erased, too. */
function openedRow(context: Context, row: Row): TablePayout[] {
  const { id, reference, destination_sealed: sealed } = row;
  if (sealed === null) return [];
  return [{ reference, amount: netOf(row), ...openDestination(context, { id, sealed }) }];
}

/** Crypto withdrawals are BTC only. */
const payoutCoin = "BTC";

/** With what each amount is in coins now. Calls the gateway, so never within a database transaction. */
async function estimated(
  { crypto }: Context,
  payouts: readonly TablePayout[],
): Promise<TablePayout[]> {
  const prices = new Map<Currency, Omit<CoinEstimate, "coins">>();
  for (const currency of new Set(payouts.map(({ amount }) => amount.currency))) {
    const { coins, at } = await crypto.coins.pricedIn(currency);
    const price = coinNamed(coins, payoutCoin)?.price;
    if (at !== null && price)
      prices.set(currency, { price, at, isSimulated: crypto.gateway.isSimulated });
  }
  return payouts.map((payout) => {
    const priced = prices.get(payout.amount.currency);
    if (!priced) return payout;
    const coins = coinDecimalOf(roundUpToEightPlaces(coinsFor(payout.amount, priced.price)));
    return { ...payout, estimate: { ...priced, coins } };
  });
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
  { rail, kind }: { rail: Rail; kind: keyof typeof mediaTypes },
  content: string | Uint8Array<ArrayBuffer>,
) {
  return new Response(content, {
    status: 201,
    headers: {
      "Content-Type": mediaTypes[kind],
      "Content-Disposition": `attachment; filename="${reference}-${rail.replace("_", "-")}.${kind}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
