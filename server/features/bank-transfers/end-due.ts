// Background work: reminds customers of bank transfers that haven't arrived, and no longer expects those whose time is over.
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { isActive, usersIn } from "../users/store";
import { expectedDepositReminder } from "./expected-deposit-reminder";
import { expectedDepositsIn } from "./expected-deposit-store";
import { reminderLeadMs } from "./rules";

const rowsAtOnce = 100;

/** One pass; returns the number of reminders. Any number of hosts may run it at the same time. */
export async function remindOfExpected(context: Context): Promise<number> {
  const { storage, settings } = context;
  const until = context.now() + reminderLeadMs(settings.expectedDepositDays);
  const due = await expectedDepositsIn(storage.db).toRemind(until, rowsAtOnce);
  let reminded = 0;
  for (const row of due) {
    if (context.isClosing()) break;
    const isOurs = await storage.transaction(async (db) => {
      if (!(await expectedDepositsIn(db).claimReminder(row.id, context.now()))) return false;
      const person = await usersIn(db).byId(row.user_id);
      // What lapsed while no host ran would be announced too late.
      if (!person || !isActive(person) || row.lapses_at <= context.now()) return false;
      const href = pageOf.bankTransfer(context);
      await queueEmail(context, db, person, expectedDepositReminder(row, person, href));
      return true;
    });
    if (isOurs) reminded += 1;
  }
  return reminded;
}

/** One pass; returns the number of lapsed ones. */
export async function lapseExpected(context: Context): Promise<number> {
  const { storage } = context;
  const due = await expectedDepositsIn(storage.db).toLapse(context.now(), rowsAtOnce);
  let lapsed = 0;
  for (const { id } of due) {
    if (context.isClosing()) break;
    const change = { state: "lapsed", ended_at: context.now() } as const;
    if (await storage.transaction((db) => expectedDepositsIn(db).end(id, change))) lapsed += 1;
  }
  return lapsed;
}
