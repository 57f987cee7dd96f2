import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { messageArrived } from "../mail/messages/message-arrived";
import { pageOf } from "../mail/links";
import { queueLetter } from "../mail/queue-letter";

const toldAtMost = 20;

/** Writes to every administrator who may act that a visitor's message has arrived. */
export async function tellOperator(
  context: Context,
  store: Store,
  messageId: string,
): Promise<void> {
  const administrators = await store.users.list(
    { role: "admin", accountStatus: "active" },
    { limit: toldAtMost, offset: 0 },
  );
  const href = pageOf.contactMessage(context, messageId);
  for (const person of administrators)
    await queueLetter(context, store, person, messageArrived(href));
}
