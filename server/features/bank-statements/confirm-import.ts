// Confirms or discards the preview of an import.
import type { bankStatementOperations } from "./operations";
import { minorColumn } from "../../database/money-columns";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { refusalOfNewRole, rightsNow } from "../second-approval/require-two-people";
import { bankLinesIn } from "./line-store";
import { postImport } from "./post-lines";
import { creditedBy, needsTwoToConfirm, preparersOf, presentImport } from "./present-import";
import { statementFilesIn } from "./store";
import { takeBackImport } from "./undo-import";

export const confirmImport: Handler<typeof bankStatementOperations.confirm> = async (call) => {
  const { context, params } = call;
  const answer = await command(call, async (db) => {
    const { actor } = call;
    const files = statementFilesIn(db);
    const row = await files.byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    if (row.state !== "preview") return refuse("bank_statement_ended");
    await files.lockConfirmations(row.currency);
    const totals = await bankLinesIn(db).totalsOf(row.id);
    const needsTwo = await needsTwoToConfirm(call, db, row, totals);
    if (needsTwo) {
      const preparers = await preparersOf(db, row);
      if (preparers.has(actor.user.id)) return refuse("own_bank_statement");
      const tooNew = await refusalOfNewRole(call, db);
      if (tooNew) return tooNew;
      for (const id of preparers)
        if (!(await rightsNow(context, db, id)).has("transactions"))
          return refuse("preparer_may_not");
    }
    const credited = creditedBy(row, totals);
    const isChanged = await files.change(row, {
      state: "posting",
      confirmed_by: actor.user.id,
      confirmed_at: context.now(),
      needs_two: needsTwo ? 1 : 0,
      credited_minor: minorColumn(credited),
    });
    if (!isChanged) return refuse("changed_by_someone_else");
    await files.setStatementsLive(row.id, 1);
    await recordAudit(db, call, {
      action: "bank_statement.confirmed",
      subject: `bank_statement:${row.id}`,
      after: {
        file: row.file_name,
        amountMinor: credited.minor.toString(),
        currency: row.currency,
      },
    });
    return presentImport(db, call, row.id);
  });
  if (!isRefusal(answer))
    context.defer("post-bank-statement", () => postImport(context, answer.id));
  return answer;
};

/** Its lines can be imported again at once; what they say is erased. As of any import that is taken back, some at a time. */
export const discardImport: Handler<typeof bankStatementOperations.discard> = async (call) => {
  const { context } = call;
  const answer = await command(call, async (db) => {
    const { actor, params } = call;
    const files = statementFilesIn(db);
    const row = await files.byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    if (row.state !== "preview" && row.state !== "mapping") return refuse("bank_statement_ended");
    await files.deleteParts(row.id);
    const isChanged = await files.change(row, { state: "undoing", ended_by: actor.user.id });
    if (!isChanged) return refuse("changed_by_someone_else");
    await recordAudit(db, call, {
      action: "bank_statement.discarded",
      subject: `bank_statement:${row.id}`,
      after: { file: row.file_name },
    });
    return presentImport(db, call, row.id);
  });
  if (isRefusal(answer)) return answer;
  await takeBackImport(context, answer.id);
  return presentImport(context.storage.db, call, answer.id);
};
