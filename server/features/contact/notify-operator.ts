import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import { messageArrived } from "./message-arrived";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";

const maxNotifiedOperators = 20;

/** Notifies every active administrator of a visitor's message. */
export async function notifyOperator(context: Context, db: Db, messageId: string): Promise<void> {
  const administrators = await usersIn(db).list(
    { role: "admin", accountStatus: "active" },
    { limit: maxNotifiedOperators, offset: 0 },
  );
  const href = pageOf.contactMessage(context, messageId);
  for (const person of administrators) await queueEmail(context, db, person, messageArrived(href));
}
