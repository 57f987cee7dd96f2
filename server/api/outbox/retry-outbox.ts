import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { command } from "../command";
import { isSendable, presentOutbox } from "./present-outbox";

/** Has a message sent at once that waits or was given up; the sending itself is the background's, as always. */
export const retryOutbox: Handler<Operations["outbox"]["retry"]> = (call) =>
  command(call, async (store) => {
    const { context, params } = call;
    const row = await store.outbox.byId(params.id ?? "");
    if (!row) return refuse("not_found");
    if (row.state === "sent" || row.state === "sending") return refuse("mail_on_its_way");
    const now = context.now();
    if (!isSendable(row, now)) return refuse("mail_erased");
    // Nothing to undo where the background took it up in between.
    if (!(await store.outbox.queueAgain(row, now))) return refuse("mail_on_its_way");
    const person = await store.users.byId(row.user_id);
    await audit(store, call, {
      action: "mail.retried",
      subject: `mail:${row.id}`,
      personId: row.user_id,
      before: { status: row.state },
      after: { status: "queued" },
    });
    context.post.wake();
    return presentOutbox(context, { ...row, state: "queued", next_attempt_at: now }, person);
  });
