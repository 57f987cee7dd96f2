import { messagesIn } from "../../locales/messages";
import { contactOperations } from "./operations";
import { contactMessagesIn } from "./store";
import { networkOf, subscriberOf } from "../../kernel/networks";
import type { Handler } from "../../http/call";
import { command, visitors } from "../../http/command";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { rightsFor } from "../../http/operation";
import { rolesWith, staffRoles } from "../../kernel/staff-roles";
import { sealMessage } from "./sealed-message";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import { messageArrived } from "./message-arrived";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";

/** Stores a visitor's message. Rate limited by IP address. */
export const sendMessage: Handler<typeof contactOperations.send> = async (call) => {
  const { context, body, address } = call;
  const tooMany =
    address === null
      ? null
      : await consumeRateLimit(context, {
          what: "contact",
          who: senderAt(address),
          ...context.settings.rateLimits.contactMessages,
        });
  if (tooMany) return tooMany;
  const id = context.newId();
  return command({ ...call, actor: visitors }, async (db) => {
    await contactMessagesIn(db).insert({
      id,
      sealed: sealMessage(context, id, body),
      state: "open",
      answered_at: null,
      created_at: context.now(),
    });
    await notifyStaff(context, db, id);
    return { message: messagesIn(call.locale, "notices")("contactReceived") };
  });
};

/** An IPv4 address in normalized form; for IPv6, the whole network, which belongs to one subscriber. */
function senderAt(address: string): string {
  const subscriber = subscriberOf(address);
  return subscriber.includes("/") ? networkOf(address) : subscriber;
}

const notifiedMaximum = 20;

/** Notifies active staff who may answer a visitor's message or, if there are none, all active staff; 20 of them at most. */
async function notifyStaff(context: Context, db: Db, messageId: string): Promise<void> {
  const users = usersIn(db);
  const answering = await users.activeStaffWith(rolesWith(rightsFor(contactOperations.setState)));
  const notified = answering.length > 0 ? answering : await users.activeStaffWith(staffRoles);
  const people = await users.byIds(notified.slice(0, notifiedMaximum).map(({ id }) => id));
  const href = pageOf.contactMessage(context, messageId);
  for (const person of people) await queueEmail(context, db, person, messageArrived(href));
}
