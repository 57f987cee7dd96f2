import type { outboxOperations } from "./operations";
import { outboxIn } from "./store";
import { usersIn } from "../users/store";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { isSendable, presentOutbox } from "./present-outbox";

/** Makes a waiting or failed email due now; background work sends it. */
export const retryOutbox: Handler<typeof outboxOperations.retry> = (call) =>
  command(call, async (db) => {
    const { context, params } = call;
    const row = await outboxIn(db).byId(params.id ?? "");
    if (!row) return refuse("not_found");
    if (row.state === "sent" || row.state === "sending") return refuse("mail_on_its_way");
    const now = context.now();
    if (!isSendable(row, now)) return refuse("mail_erased");
    // Nothing to undo if background work has claimed it meanwhile.
    if (!(await outboxIn(db).requeue(row, now))) return refuse("mail_on_its_way");
    const person = await usersIn(db).byId(row.user_id);
    await recordAudit(db, call, {
      action: "mail.retried",
      subject: `mail:${row.id}`,
      personId: row.user_id,
      before: { status: row.state },
      after: { status: "queued" },
    });
    context.mailDispatcher.notify();
    return presentOutbox(context, { ...row, state: "queued", next_attempt_at: now }, person);
  });
