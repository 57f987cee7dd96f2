import type { Context } from "../../http/context";
import { answerResetRequests } from "./forgot-password";
import { sendDue, type SendCounts } from "../email/send-due";
import { outboxIn } from "../email/store";

/** The work in progress of each host. */
function sharedByHost<Value>(work: (context: Context) => Promise<Value>) {
  const running = new WeakMap<Context, Promise<Value>>();
  return (context: Context): Promise<Value> => {
    const current = running.get(context) ?? work(context).finally(() => running.delete(context));
    running.set(context, current);
    return current;
  };
}

const answer = sharedByHost(answerResetRequests);
const send = sharedByHost(sendDue);

/**
 * Answers password reset requests, then sends the email that is due. Calls while emails are being sent share that pass, but still answer
 * requests: their link expires, and is sent before other emails.
 */
export async function sendMail(context: Context): Promise<SendCounts> {
  await answer(context);
  return send(context);
}

/** Sends the emails that wait for their next attempt as well, such as after an outage; each host claims what it sends. */
export async function sendWaiting(context: Context): Promise<SendCounts> {
  await outboxIn(context.storage.db).makeDue(context.now());
  return sendMail(context);
}
