// Sends a credit back to its payer: asked for by one person, approved by another, and closed by the bank's statement. Once it was approved, it may be at the bank, so canceling it takes two people.
import type { bankLineOperations } from "./line-operations";
import type { Db } from "../../database/db";
import { amountColumns, amountOf } from "../../database/money-columns";
import type { BankReturnRow } from "../../database/rows/bank-rows";
import type { Approvable, Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { isPositive, numberOf } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import { namedThen } from "../audit/named-then";
import { instantOf } from "../../kernel/instants";
import { recordAudit } from "../audit/record-audit";
import { newReference } from "../ledger/new-reference";
import {
  refusalOfNewRoleForTwo,
  requireTwoPeople,
  rightsNow,
} from "../second-approval/require-two-people";
import type { BankReturn } from "./line-schemas";
import { openLine } from "./line-details";
import { bankLinesIn } from "./line-store";
import type { BankReader } from "./present-line";
import { findLine } from "./resolve-line";
import { bankReturnsIn } from "./return-store";

/** Binds an encrypted payee to its row. */
function payeeAad(id: string): string {
  return `bank_return:${id}`;
}

export const returnToPayer: Handler<typeof bankLineOperations.returnToPayer> = (call) =>
  command(call, async (db) => {
    const { context, actor, body } = call;
    const tooNew = await refusalOfNewRoleForTwo(call, db);
    if (tooNew) return tooNew;
    const line = await findLine(call, db, { states: ["open"], version: body.version });
    if (isRefusal(line)) return line;
    if (!isPositive(amountOf(line))) return refuse("bank_line_direction");
    const id = context.newId();
    const reference = newReference(context, "BR");
    const { name = null, account = null } = openLine(context.vault, line) ?? {};
    await bankReturnsIn(db).insert({
      id,
      reference,
      line_id: line.id,
      receiving_account_id: line.receiving_account_id,
      ...amountColumns(amountOf(line)),
      payee_sealed: context.vault.seal(JSON.stringify({ name, account }), payeeAad(id)),
      state: "requested",
      reason: body.reason,
      requested_by: actor.user.id,
      requested_at: context.now(),
    });
    await bankLinesIn(db).change(line, { state: "returning", return_id: id });
    await recordAudit(db, call, {
      action: "bank_return.requested",
      subject: `bank_line:${line.id}`,
      after: { reference, amountMinor: String(line.amount_minor), currency: line.currency },
      reason: body.reason,
    });
    return presented(db, call, id);
  });

type ReturnCall = Call<
  | typeof bankLineOperations.approveReturn
  | typeof bankLineOperations.sendReturn
  | typeof bankLineOperations.cancelReturn
>;

/** One step of a return, with its row locked. */
function changeReturn(
  call: ReturnCall,
  action: "bank_return.approved" | "bank_return.sent" | "bank_return.cancelled",
  change: (db: Db, row: BankReturnRow) => Promise<Partial<BankReturnRow> | Refused>,
  reason?: string,
) {
  return command(call, async (db) => {
    const returns = bankReturnsIn(db);
    const row = await returns.byIdLocked(call.params.id ?? "");
    if (!row) return refuse("not_found");
    const changed = await change(db, row);
    if (isRefusal(changed)) return changed;
    await returns.change(row, changed);
    await recordAudit(db, call, {
      action,
      subject: `bank_line:${row.line_id}`,
      after: { reference: row.reference },
      reason,
    });
    return presented(db, call, row.id);
  });
}

export const approveReturn: Handler<typeof bankLineOperations.approveReturn> = (call) =>
  changeReturn(call, "bank_return.approved", async (db, row) => {
    const { context, actor } = call;
    if (row.state !== "requested") return refuse("bank_return_ended");
    if (row.requested_by === actor.user.id) return refuse("own_bank_return");
    const tooNew = await refusalOfNewRoleForTwo(call, db);
    if (tooNew) return tooNew;
    if (!(await rightsNow(context, db, row.requested_by)).has("transactions"))
      return refuse("preparer_may_not");
    return { state: "approved", approved_by: actor.user.id, approved_at: context.now() };
  });

export const sendReturn: Handler<typeof bankLineOperations.sendReturn> = (call) =>
  changeReturn(call, "bank_return.sent", (_db, { state }) =>
    Promise.resolve(
      state === "approved"
        ? { state: "sent", sent_by: call.actor.user.id, sent_at: call.context.now() }
        : refuse(state === "requested" ? "bank_return_not_approved" : "bank_return_ended"),
    ),
  );

const cancel: Handler<typeof bankLineOperations.cancelReturn> = (call) => {
  const { actor, context, body } = call;
  const end = async (db: Db, row: BankReturnRow) => {
    if (row.state !== "requested" && row.state !== "approved") return refuse("bank_return_ended");
    if (row.state === "approved") {
      if (!body.reason) return refuse("never_sent_reason_missing", { field: "reason" });
      const pending = { userId: actor.user.id, walletId: null, amount: amountOf(row) };
      await requireTwoPeople(call, db, pending);
    }
    const line = await bankLinesIn(db).byIdLocked(row.line_id);
    if (line?.state === "returning")
      await bankLinesIn(db).change(line, { state: "open", return_id: null });
    return { state: "cancelled", ended_by: actor.user.id, ended_at: context.now() } as const;
  };
  return changeReturn(call, "bank_return.cancelled", end, body.reason);
};

export const cancelReturn: Approvable<typeof bankLineOperations.cancelReturn> = {
  handler: cancel,
  // A return that is approved doesn't change until it is sent, canceled or closed by the bank.
  subject: async ({ params: { id = "" } }, db) => {
    const row = await bankReturnsIn(db).byId(id);
    return { subject: `bank_return:${id}`, version: row?.state === "approved" ? 1 : undefined };
  },
  unchanged: (call, db) => presented(db, call, call.params.id),
};

const states = {
  open: ["requested", "approved", "sent"],
  ended: ["done", "cancelled"],
} as const;

export const listReturns: Handler<typeof bankLineOperations.returns> = async (call) => {
  const { context, query } = call;
  const { db } = context.storage;
  const found = await countedPage(query, {
    rows: (window) => bankReturnsIn(db).list(states[query.state], window),
    total: () => bankReturnsIn(db).count(states[query.state]),
  });
  if (isRefusal(found)) return found;
  return {
    returns: await presentReturns(db, call, found.rows),
    ...pageResponseOf(query, found.total),
  };
};

async function presented(db: Db, reader: BankReader, id = ""): Promise<BankReturn | Refused> {
  const row = await bankReturnsIn(db).byId(id);
  const [shown] = row ? await presentReturns(db, reader, [row]) : [];
  return shown ?? refuse("not_found");
}

async function presentReturns(
  db: Db,
  { context, actor, locale }: BankReader,
  rows: readonly BankReturnRow[],
): Promise<BankReturn[]> {
  const requester = (row: BankReturnRow) => ({ id: row.requested_by, at: row.requested_at });
  const approver = ({ approved_by: id, approved_at: at }: BankReturnRow) =>
    id === null || at === null ? undefined : { id, at };
  const mentions = rows.flatMap((row) => [requester(row), approver(row) ?? []].flat());
  const named = await namedThen(context, db, mentions, locale);
  const may = actor.rights.has("transactions");
  return rows.map((row) => {
    const payee =
      row.payee_sealed === null
        ? undefined
        : (JSON.parse(context.vault.open(row.payee_sealed, payeeAad(row.id))) as {
            name: string | null;
            account: string | null;
          });
    const approved = approver(row);
    return {
      id: row.id,
      reference: row.reference,
      line: row.line_id,
      account: row.receiving_account_id,
      amount: numberOf(amountOf(row)),
      currency: row.currency,
      name: payee?.name ?? undefined,
      payerAccount: payee?.account ?? undefined,
      state: row.state,
      reason: row.reason,
      requestedBy: named(requester(row)),
      requestedAt: new Date(row.requested_at).toISOString(),
      approvedBy: approved && named(approved),
      approvedAt: instantOf(row.approved_at),
      sentAt: instantOf(row.sent_at),
      endedAt: instantOf(row.ended_at),
      canApprove: may && row.state === "requested" && row.requested_by !== actor.user.id,
      canSend: may && row.state === "approved",
      canCancel: may && (row.state === "requested" || row.state === "approved"),
    };
  });
}
