// A transaction's history, from its audit entries: first to last.
import { z } from "zod";
import type { transactionOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import { auditIn } from "../audit/store";
import type { HistoryEntry } from "./history-schemas";
import { transactionStatuses } from "../ledger/labels";
import { money, numberOf } from "../../kernel/money";
import { isRefusal } from "../../kernel/refusal";
import { stepBetween, type HistoryActor, type HistoryState, historyEntries } from "./history-rules";
import type { AuditRow } from "../../database/rows/record-rows";
import type { TransactionRow } from "../../database/schema";
import type { Handler } from "../../http/call";
import { readAudit, vaultsById } from "../audit/read-audit";
import { accessTo } from "../../http/rights";
import { gatewayActor } from "../crypto-payments/handle-update";

/** The amounts in an entry's unencrypted part; the first entry may have only the amount. */
const StoredState = z.object({
  status: z.enum(transactionStatuses).optional(),
  amountMinor: z.coerce.bigint(),
  version: z.int().default(1),
});

export const readHistory: Handler<typeof transactionOperations.history> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const { db } = context.storage;
  const transactions = transactionsIn(db);
  const audit = auditIn(db);
  const row = accessTo(actor, await transactions.byId(params.id ?? ""), "view");
  if (isRefusal(row)) return row;
  const lines = await audit.ofSubject(`transaction:${row.id}`, historyEntries);
  const vaults = vaultsById(context);
  const entries = lines.map(async (line) =>
    entryOf(line, await readAudit(context, line, { vaults, locale }), row),
  );
  const known = (await Promise.all(entries)).flatMap((entry) => entry ?? []);
  // Two changes may fall into one millisecond; their versions never do.
  return {
    history: known.sort((one, other) => one.version - other.version).map(({ entry }) => entry),
  };
};

type Line = Awaited<ReturnType<typeof readAudit>>;

/** Nothing for entries that changed nothing, such as a view of the destination. */
function entryOf(
  line: AuditRow,
  { before, after, reason }: Line,
  row: TransactionRow,
): { version: number; entry: HistoryEntry } | null {
  const { currency } = row;
  const now = stateIn(after, currency, line.action.endsWith(".posted") ? "successful" : "pending");
  if (!now) return null;
  const by = actorOf(line, row);
  const was = stateIn(before, currency, "pending");
  const entry = {
    id: line.id,
    at: new Date(line.created_at).toISOString(),
    step: stepBetween(was, now, by),
    by,
    status: now.status,
    amount: numberOf(now.amount),
    reason: reason ?? undefined,
  };
  return { version: now.version, entry };
}

function stateIn(
  value: unknown,
  currency: TransactionRow["currency"],
  fallback: TransactionRow["status"],
): (HistoryState & { version: number }) | null {
  const parsed = StoredState.safeParse(value);
  if (!parsed.success) return null;
  const { status = fallback, amountMinor, version } = parsed.data;
  return { status, amount: money(currency, amountMinor), version };
}

function actorOf({ actor_id: id }: AuditRow, { user_id }: TransactionRow): HistoryActor {
  if (id === gatewayActor.user.id) return "gateway";
  return id === user_id ? "customer" : "administrator";
}
